import { Anchor, Kbd, Table, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Modal } from '@/ui/overlay/overlay';

const GROUPS = [
  {
    title: 'En todo el panel',
    keys: [
      [
        'Ctrl K',
        'Buscar pantallas, acciones y datos; «cuenta» y un nombre, la cuenta de un cliente',
      ],
      ['?', 'Ver esta lista'],
    ],
  },
  {
    title: 'Nuevo movimiento',
    keys: [
      ['N', 'Ir al formulario, también si está plegado'],
      ['Enter', 'Tomar la opción y pasar al campo siguiente; en el último, guardar'],
      ['Ctrl Enter', 'Agregar Movimiento'],
      ['Ctrl Mayús Enter', 'Agregar e imprimir el remito'],
      ['Alt R', 'Repetir último'],
      ['Tab', 'Tomar la opción o el número de remito ofrecido'],
      ['Esc', 'Dejar el texto como está; en un importe, volver a la tarifa'],
    ],
  },
  {
    title: 'Editar movimiento',
    keys: [
      ['Enter', 'Pasar al campo siguiente'],
      ['Ctrl Enter', 'Guardar Cambios'],
    ],
  },
  {
    title: 'Fechas',
    keys: [
      ['↑ ↓', 'Un día más o menos'],
      ['0512 · 5/12 · hoy · mañana · +1', 'Escribir la fecha a mano'],
      ['Alt ↓', 'Abrir el calendario'],
    ],
  },
  {
    title: 'Filtros',
    keys: [
      ['/', 'Abrir los filtros'],
      ['Esc', 'En los filtros, plegarlos sin buscar'],
    ],
  },
  { title: 'Lista', keys: [['/', 'Ir a la búsqueda']] },
  {
    title: 'Selección',
    keys: [
      ['Espacio', 'Tildar la fila, también con clic'],
      ['Mayús Espacio', 'Tildar hasta esta fila, también con clic'],
      ['Ctrl A', 'Tildar toda la página'],
      ['Esc', 'No tildar ninguna'],
      ['Ctrl Z', 'Deshacer el último cambio, fuera de un campo'],
    ],
  },
] as const;

export function AtajosDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Atajos de teclado" size="lg">
      {GROUPS.map(({ title, keys }) => (
        <section key={title} aria-label={title}>
          <Title order={3} fz="sm" mt="sm">
            {title}
          </Title>
          <Table withRowBorders={false} verticalSpacing={4}>
            <Table.Tbody>
              {keys.map(([combination, does]) => (
                <Table.Tr key={combination}>
                  <Table.Th scope="row" w="45%">
                    <Kbd>{combination}</Kbd>
                  </Table.Th>
                  <Table.Td>{does}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      ))}
      <Text size="sm" mt="md">
        Cómo se hace cada tarea:{' '}
        <Anchor inherit onClick={onClose} renderRoot={(props) => <Link {...props} to="/manual" />}>
          Manual
        </Anchor>
      </Text>
    </Modal>
  );
}
