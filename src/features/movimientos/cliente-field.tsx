import { ActionIcon, Group } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, type Control } from 'react-hook-form';
import { AgregarClienteDrawer, ClientePicker } from '@/features/clientes';
import { toasts } from '@/lib/toasts';
import { isTyped, type Option } from '@/lib/option';
import { focusNextField } from '@/ui/forms/form-keys';
import classes from './movimiento-fields.module.css';
import type { MovimientoFormValues } from './movimiento-form.schema';

interface ClienteFieldProps {
  control: Control<MovimientoFormValues>;
  name: 'clienteOrigen' | 'clienteDestino';
  label: string;
  /** Whether a name that is not a client's is accepted. Only the create payload has a field for it. */
  freeText: boolean;
}

/** Picker of one of the two clients, with a drawer that creates one (spec section 2, Movements). */
export function ClienteField({ control, name, label, freeText }: ClienteFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const input = useRef<HTMLInputElement>(null);
  /** The name that the drawer begins with, or null if it is closed. */
  const [adding, setAdding] = useState<string | null>(null);
  const value: Option | null = field.value;
  return (
    <Group gap="0.35rem" wrap="nowrap" align="stretch" className={classes.cliente}>
      <ClientePicker
        ref={useMergedRef(input, field.ref)}
        label={label}
        name={name}
        value={value}
        onChange={(cliente) =>
          // Without the rest of the row, which a form neither sends nor compares.
          field.onChange(
            cliente && !isTyped(cliente) ? { id: cliente.id, nombre: cliente.nombre } : cliente,
          )
        }
        freeText={freeText}
        clearable={freeText}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
        onAdd={setAdding}
      />
      <ActionIcon
        className={classes.addCliente}
        variant="default"
        size={36}
        // The picker's list has the same for the keyboard.
        tabIndex={-1}
        aria-label={`Agregar un cliente: ${label}`}
        onClick={() => setAdding(value?.id === null ? value.nombre : '')}
      >
        <IconUserPlus size={18} stroke={1.7} />
      </ActionIcon>
      <AgregarClienteDrawer
        opened={adding !== null}
        nombre={adding ?? ''}
        onCreated={(cliente) => {
          if (cliente) field.onChange(cliente);
          else toasts.warning('Buscá el cliente que agregaste: no se pudo elegir solo');
          flushSync(() => setAdding(null));
          if (cliente) focusNextField(input.current);
        }}
        onClose={() => setAdding(null)}
      />
    </Group>
  );
}
