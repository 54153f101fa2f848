import {
  CONTACTO_COLUMNS,
  CONTACTO_FORM,
  ContactoFields,
  type Contacto,
} from '@/features/contactos';
import type { ListSearch } from '@/lib/url/list-search';
import { CreatePage, EditPage } from '@/ui/entity/entity-page';
import { ListPage } from '@/ui/entity/list-page';
import { TextField } from '@/ui/field/text-field';
import { DataTable } from '@/ui/table/data-table';
import { REPRESENTANTES } from './representantes.queries';

export function RepresentantesPage({ search }: { search: ListSearch }) {
  return (
    <ListPage entity={REPRESENTANTES} search={search} columns={CONTACTO_COLUMNS}>
      {(table, open) => <DataTable {...table} onOpen={open} />}
    </ListPage>
  );
}

export const RepresentanteFields = ({ record }: { record: Contacto | undefined }) => (
  <>
    <TextField name="nombre" label={CONTACTO_FORM.labels.nombre} autoFocus={!record} />
    <ContactoFields editing={record !== undefined} />
  </>
);

export const AgregarRepresentantePage = () => (
  <CreatePage entity={REPRESENTANTES} Fields={RepresentanteFields} />
);

export const EditarRepresentantePage = ({ id }: { id: number }) => (
  <EditPage entity={REPRESENTANTES} Fields={RepresentanteFields} id={id} />
);
