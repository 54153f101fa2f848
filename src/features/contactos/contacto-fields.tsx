import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField } from '@/ui/field/text-field';
import { CONTACTO, type ContactoFormValues } from './contacto.schema';
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
        <CuitField control={control} name="identificacion" label={CONTACTO.identificacion.label} />,
      )}
      <TextField name="telefono" label={CONTACTO.telefono.label} type="tel" />
      <TextField name="localidad" label={CONTACTO.localidad.label} />
      <TextField name="direccion" label={CONTACTO.direccion.label} />
      <TextInput
        label={CONTACTO.email.label}
        type={editing ? 'email' : 'text'}
        inputMode="email"
        error={formState.errors.email?.message}
        {...register('email')}
      />
    </>
  );
}
