import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { CONTACTO_LABELS, ContactoFields } from '@/features/contactos';
import { editResolver } from '@/ui/entity/edit-resolver';
import { EntityForm, type FormHost } from '@/ui/entity/entity-form';
import { CreatePage, EditPage } from '@/ui/entity/entity-page';
import { FechaField } from '@/ui/field/fecha-field';
import { TextField } from '@/ui/field/text-field';
import {
  choferEditFormSchema,
  choferFormSchema,
  toChoferForm,
  type Chofer,
  type ChoferFormValues,
} from './chofer.schema';
import { readChofer, choferesMutations, choferesQueries } from './choferes.queries';

const LABELS = {
  ...CONTACTO_LABELS,
  fechaVencimientoLicencia: 'Fecha de Vencimiento de Licencia',
  fechaIngreso: 'Fecha Ingreso',
} satisfies Record<keyof ChoferFormValues, string>;

export function ChoferForm({ record: chofer, ...host }: FormHost<Chofer, ChoferFormValues>) {
  const form = useForm<ChoferFormValues>({
    resolver: chofer
      ? editResolver(choferEditFormSchema, toChoferForm(chofer))
      : standardSchemaResolver(choferFormSchema),
    defaultValues: toChoferForm(chofer),
  });
  return (
    <EntityForm form={form} merging={{ labels: LABELS }} toForm={toChoferForm} {...host}>
      <TextField name="nombre" label={LABELS.nombre} autoFocus={!chofer} />
      <ContactoFields editing={chofer !== undefined} />
      <FechaField
        control={form.control}
        name="fechaVencimientoLicencia"
        label={LABELS.fechaVencimientoLicencia}
      />
      <FechaField control={form.control} name="fechaIngreso" label={LABELS.fechaIngreso} />
    </EntityForm>
  );
}

const LIST = { label: 'Choferes', to: '/choferes' } as const;

export function AgregarChoferPage() {
  return (
    <CreatePage
      title="Agregar Chofer"
      list={LIST}
      create={choferesMutations.create()}
      form={ChoferForm}
    />
  );
}

export function EditarChoferPage({ id }: { id: number }) {
  return (
    <EditPage
      title="Editar Chofer"
      list={LIST}
      detail={choferesQueries.detail(id)}
      notFound="Chofer no encontrado"
      update={choferesMutations.update(id)}
      read={readChofer}
      recordName={({ nombre }) => nombre}
      form={ChoferForm}
    />
  );
}
