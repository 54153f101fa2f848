import { ActionIcon, Group } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { LazyAgregarClienteDrawer, type clienteSource } from '@/features/clientes';
import { focusNextField } from '@/ui/field/form-keys';
import { SearchPicker } from '@/ui/picker/search-picker';
import { LABELS } from '../movimiento-labels';
import type { MovimientoFormValues } from '../movimiento-form.schema';
import classes from './movimiento-fields.module.css';

interface ClienteFieldProps {
  form: UseFormReturn<MovimientoFormValues>;
  name: 'clienteOrigen' | 'clienteDestino';
  source: typeof clienteSource;
}

export function ClienteField({ form, name, source }: ClienteFieldProps) {
  const label = LABELS[name];
  const input = useRef<HTMLInputElement>(null);
  const [adding, setAdding] = useState<string | null>(null);
  return (
    <Group gap="0.35rem" wrap="nowrap" align="stretch" className={classes.cliente}>
      <SearchPicker
        ref={input}
        form={form}
        name={name}
        source={source}
        label={label}
        clearable={source.freeText !== undefined}
        onAdd={setAdding}
      />
      <ActionIcon
        className={classes.addCliente}
        variant="default"
        size={36}
        // The picker's list offers the same to keyboard users.
        tabIndex={-1}
        aria-label={`Agregar un cliente: ${label}`}
        onClick={() => {
          const value = form.getValues(name);
          setAdding(value?.id === null ? value.nombre : '');
        }}
      >
        <IconUserPlus size={18} stroke={1.7} />
      </ActionIcon>
      <LazyAgregarClienteDrawer
        opened={adding !== null}
        nombre={adding ?? ''}
        onCreated={(cliente) => {
          if (cliente) form.setValue(name, cliente, { shouldDirty: true, shouldValidate: true });
          flushSync(() => setAdding(null));
          if (cliente) focusNextField(input.current);
        }}
        onClose={() => setAdding(null)}
      />
    </Group>
  );
}
