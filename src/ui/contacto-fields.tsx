import { TextInput } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import type { ContactoFormValues } from '@/lib/contacto';
import { CuitInput } from './cuit-input';

/** The fields that follow a contact's name. The email is an email input on edit forms (spec section 5). */
export function ContactoFields({ editing }: { editing: boolean }) {
  const { register, formState } = useFormContext<ContactoFormValues>();
  return (
    <>
      <CuitInput {...register('identificacion')} />
      <TextInput label="Teléfono" type="tel" {...register('telefono')} />
      <TextInput label="Localidad" {...register('localidad')} />
      <TextInput label="Dirección" {...register('direccion')} />
      <TextInput
        label="Email"
        type={editing ? 'email' : 'text'}
        inputMode="email"
        error={formState.errors.email?.message}
        {...register('email')}
      />
    </>
  );
}
