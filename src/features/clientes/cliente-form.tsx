import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useSubmitGuard } from '@/lib/submit-guard';
import { CuitInput } from '@/ui/cuit-input';
import { FormActions } from '@/ui/form-actions';
import { FormGrid } from '@/ui/form-grid';
import { SaveError } from '@/ui/states';
import {
  clienteEditFormSchema,
  clienteFormSchema,
  toClienteFormValues,
  type Cliente,
  type ClienteFormValues,
} from './cliente.schema';

interface ClienteFormProps {
  /** The client being edited; none for a new one. */
  cliente?: Cliente;
  /** A new client's name, where it was typed already. */
  nombre?: string;
  submitLabel: string;
  /** Rejects where the save failed: the form stays as it is. */
  onSubmit: (values: ClienteFormValues) => Promise<unknown>;
  error: unknown;
  errorFallback: string;
  onCancel: () => void;
}

/** A client's fields (spec section 2, Clients). Hosted by the create page, the edit page and the movement form's drawer. */
export function ClienteForm({
  cliente,
  nombre,
  submitLabel,
  onSubmit,
  error,
  errorFallback,
  onCancel,
}: ClienteFormProps) {
  const guard = useSubmitGuard();
  const form = useForm<ClienteFormValues>({
    resolver: standardSchemaResolver(cliente ? clienteEditFormSchema : clienteFormSchema),
    defaultValues: { ...toClienteFormValues(cliente), ...(nombre && { nombre }) },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    // The cache tells the failure; here it only must not end the form.
    await guard.run(() => onSubmit(values)).catch(() => undefined);
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        // A drawer's form stands inside another form of the React tree.
        event.stopPropagation();
        void submit(event);
      }}
    >
      <FormGrid>
        <TextInput
          label="Nombre"
          data-autofocus
          autoFocus={!cliente}
          {...form.register('nombre')}
        />
        <CuitInput
          {...(cliente?.identificacion && { initialValue: cliente.identificacion })}
          {...form.register('identificacion')}
        />
        <TextInput label="Teléfono" type="tel" {...form.register('telefono')} />
        <TextInput
          label="Email"
          type={cliente ? 'email' : 'text'}
          inputMode="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextInput label="Localidad" {...form.register('localidad')} />
        <TextInput label="Dirección" {...form.register('direccion')} />
      </FormGrid>
      <SaveError error={error} fallback={errorFallback} />
      <FormActions
        submitLabel={submitLabel}
        busy={isSubmitting}
        blocked={guard.blocked}
        onCancel={onCancel}
      />
    </form>
  );
}
