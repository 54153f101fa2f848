import { Table, Title } from '@mantine/core';
import { formatDiaMes, formatFecha, nombreDeMes } from '@/domain/fechas';
import { MarcaVencimiento } from '@/features/papeles';
import { showCount } from '@/lib/values/show-importe';
import { useIsPaper } from '@/ui/frame/use-is-paper';
import type { Vencimiento } from './use-vencimientos';
import { TitularLink } from './titular-link';

const monthOf = ({ vence }: Vencimiento) => vence.slice(0, 7);

export function PorMes({ rows, hoy }: { rows: readonly Vencimiento[]; hoy: string }) {
  const isPaper = useIsPaper();
  return [...new Set(rows.map(monthOf))].map((mes) => {
    const papeles = rows.filter((row) => monthOf(row) === mes);
    const title = `${nombreDeMes(`${mes}-01`)} (${showCount(papeles.length)})`;
    return (
      <section key={mes} aria-label={title}>
        <Title order={2} fz="md" px="sm" py="xs">
          {title}
        </Title>
        <Table aria-label={title} layout="fixed" horizontalSpacing="sm" verticalSpacing="0.3rem">
          {isPaper && (
            <Table.Thead>
              <Table.Tr>
                <Table.Th w="6rem">Vence</Table.Th>
                <Table.Th w="6.5rem">Papel</Table.Th>
                <Table.Th>Vehículo o chofer</Table.Th>
              </Table.Tr>
            </Table.Thead>
          )}
          <Table.Tbody>
            {papeles.map((one) => (
              <Table.Tr key={one.id}>
                <Table.Td w="4.5rem">
                  {/* On paper a table may continue on a page without the month's heading. */}
                  {isPaper ? formatFecha(one.vence) : formatDiaMes(one.vence)}
                </Table.Td>
                <Table.Td w="6.5rem">{one.papel}</Table.Td>
                <Table.Td>
                  <TitularLink vencimiento={one} />{' '}
                  <span style={{ whiteSpace: 'nowrap' }}>{one.patente}</span>
                  <MarcaVencimiento fecha={one.vence} hoy={hoy} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    );
  });
}
