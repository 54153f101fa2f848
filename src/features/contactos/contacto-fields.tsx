import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField } from '@/ui/field/text-field';
import { CONTACTO_LABELS, type ContactoFormValues } from './contacto.schema';
import { CuitField } from './cuit-field';

interface ContactoFieldsProps {
  editing: boolean;
  cuit?: (input: ReactNode) => ReactNode;
}

/** Edit forms use an email input (spec section 5). */
export function ContactoFields({ editing, cuit = (input) => input }: ContactoFieldsProps) {
  const { control, register, formState } = useFormContext<ContactoFormValues>();
  return (
    <>
      {cuit(
        <CuitField
          control={control}
          name="identificacion"
          label={CONTACTO_LABELS.identificacion}
        />,
      )}
      <TextField name="telefono" label={CONTACTO_LABELS.telefono} type="tel" />
      <TextField name="localidad" label={CONTACTO_LABELS.localidad} />
      <TextField name="direccion" label={CONTACTO_LABELS.direccion} />
      <TextInput
        label={CONTACTO_LABELS.email}
        type={editing ? 'email' : 'text'}
        inputMode="email"
        error={formState.errors.email?.message}
        {...register('email')}
      />
    </>
  );
}
