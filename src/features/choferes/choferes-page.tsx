import { createColumnHelper } from '@tanstack/react-table';
import { useFormContext } from 'react-hook-form';
import { ContactoFields } from '@/features/contactos';
import { FechaVencimiento } from '@/features/papeles';
import type { ListSearch } from '@/lib/url/list-search';
import { CreatePage, EditPage } from '@/ui/entity/entity-page';
import { ListPage } from '@/ui/entity/list-page';
import { FechaField } from '@/ui/field/fecha-field';
import { TextField } from '@/ui/field/text-field';
import { email } from '@/ui/table/breakable';
import { DataTable } from '@/ui/table/data-table';
import type { TableFeatures } from '@/ui/table/table-features';
import { CHOFER_FORM, type Chofer, type ChoferFormValues } from './chofer.schema';
import { CHOFERES } from './choferes.queries';

const { labels } = CHOFER_FORM;

const column = createColumnHelper<TableFeatures, Chofer>();

const columns = column.columns([
  column.accessor('id', { header: 'ID', meta: { width: 2.25 } }),
  column.accessor('nombre', { header: labels.nombre, meta: { narrow: true } }),
  column.accessor('identificacion', { header: labels.identificacion, meta: { width: 5.75 } }),
  column.accessor('telefono', { header: labels.telefono, meta: { width: 5.75 } }),
  column.accessor('localidad', { header: labels.localidad }),
  column.accessor('direccion', { header: labels.direccion }),
  column.accessor('email', { header: labels.email, cell: email }),
  column.accessor('fechaVencimientoLicencia', {
    header: labels.fechaVencimientoLicencia,
    meta: { kind: 'fecha', narrow: true, width: 12 },
    cell: ({ getValue }) => <FechaVencimiento fecha={getValue()} />,
  }),
  column.accessor('fechaIngreso', {
    header: labels.fechaIngreso,
    meta: { kind: 'fecha', width: 4.75 },
  }),
]);

/** /choferes (spec section 2, Drivers). Only the button opens a driver; a double click does nothing here. */
export function ChoferesPage({ search }: { search: ListSearch }) {
  return (
    <ListPage entity={CHOFERES} search={search} columns={columns}>
      {(table) => <DataTable {...table} />}
    </ListPage>
  );
}

export function ChoferFields({ record }: { record: Chofer | undefined }) {
  const { control } = useFormContext<ChoferFormValues>();
  return (
    <>
      <TextField name="nombre" label={labels.nombre} autoFocus={!record} />
      <ContactoFields editing={record !== undefined} />
      <FechaField
        control={control}
        name="fechaVencimientoLicencia"
        label={labels.fechaVencimientoLicencia}
      />
      <FechaField control={control} name="fechaIngreso" label={labels.fechaIngreso} />
    </>
  );
}

export const AgregarChoferPage = () => <CreatePage entity={CHOFERES} Fields={ChoferFields} />;

export const EditarChoferPage = ({ id }: { id: number }) => (
  <EditPage entity={CHOFERES} Fields={ChoferFields} id={id} />
);
