import { useFormContext } from 'react-hook-form';
import { CONTACTO_LABELS, ContactoFields } from '@/features/contactos';
import type { FormRules } from '@/ui/entity/entity-form';
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

const FORM: FormRules<Chofer, ChoferFormValues> = {
  schema: choferFormSchema,
  editSchema: choferEditFormSchema,
  toForm: toChoferForm,
  labels: LABELS,
  Fields,
};

function Fields({ record }: { record: Chofer | undefined }) {
  const { control } = useFormContext<ChoferFormValues>();
  return (
    <>
      <TextField name="nombre" label={LABELS.nombre} autoFocus={!record} />
      <ContactoFields editing={record !== undefined} />
      <FechaField
        control={control}
        name="fechaVencimientoLicencia"
        label={LABELS.fechaVencimientoLicencia}
      />
      <FechaField control={control} name="fechaIngreso" label={LABELS.fechaIngreso} />
    </>
  );
}

const LIST = { label: 'Choferes', to: '/choferes' } as const;

export function AgregarChoferPage() {
  return (
    <CreatePage
      title="Agregar Chofer"
      list={LIST}
      create={choferesMutations.create()}
      form={FORM}
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
      form={FORM}
    />
  );
}
