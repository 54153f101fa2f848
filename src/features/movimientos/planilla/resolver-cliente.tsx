import { Alert, Button, Group, Text } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { clienteSource, LazyAgregarClienteDrawer } from '@/features/clientes';
import { freeText, isTyped, type Option } from '@/lib/values/option';
import { shorten } from '@/lib/values/shorten';
import { showCount } from '@/lib/values/show-importe';
import { SearchPicker } from '@/ui/picker/search-picker';
import type { PorResolver } from './por-resolver';

interface ResolverClienteProps {
  first: PorResolver;
  others: readonly PorResolver[];
  onSettle: (resueltos: Record<string, Option>) => void;
}

/** Settles a name of the file once for all its rows, one name after the other. */
export function ResolverCliente({ first, others, onSettle }: ResolverClienteProps) {
  const { key, nombre, filas, isSeveral, contacto } = first;
  const form = useForm<{ cliente: Option | null }>({ defaultValues: { cliente: null } });
  const cliente = useWatch({ control: form.control, name: 'cliente' });
  const [adding, setAdding] = useState(false);

  const settle = (option: Option) => onSettle({ [key]: option });
  const settlePicked = useEffectEvent(settle);
  useEffect(() => {
    if (cliente && !isTyped(cliente)) settlePicked(cliente);
  }, [cliente]);

  return (
    <Alert
      color="yellow"
      icon={<IconUserQuestion />}
      title={
        others.length === 0
          ? 'Falta resolver un cliente'
          : `Faltan resolver ${showCount(others.length + 1)} clientes`
      }
    >
      <Text size="sm" mb="xs">
        <strong>{`«${shorten(nombre, 80)}»`}</strong>
        <span>{`, en ${showCount(filas, 'fila')}: ${isSeveral ? 'hay varios con ese nombre' : 'no está registrado'}.`}</span>
      </Text>
      <Group gap="xs" align="flex-end">
        <SearchPicker form={form} name="cliente" source={clienteSource} label="Es este cliente" />
        <Button variant="default" onClick={() => setAdding(true)}>
          Agregar como cliente
        </Button>
        <Button variant="default" onClick={() => settle(freeText(nombre))}>
          Dejar sin registrar
        </Button>
        {others.length > 0 && (
          <Button
            variant="subtle"
            onClick={() =>
              onSettle(
                Object.fromEntries(
                  [first, ...others]
                    .filter((one) => !one.isSeveral)
                    .map((one) => [one.key, freeText(one.nombre)]),
                ),
              )
            }
          >
            Dejar todos sin registrar
          </Button>
        )}
      </Group>
      <LazyAgregarClienteDrawer
        opened={adding}
        nombre={nombre}
        contacto={contacto}
        onCreated={(created) => {
          setAdding(false);
          if (created) settle(created);
        }}
        onClose={() => setAdding(false)}
      />
    </Alert>
  );
}
