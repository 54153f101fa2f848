import { CONTACTO_COLUMNS } from '@/features/contactos';
import type { ListSearch } from '@/lib/url/list-search';
import { ListPage } from '@/ui/entity/list-page';
import { DataTable } from '@/ui/table/data-table';
import { REPRESENTANTES } from './representantes.queries';

export function RepresentantesPage({ search }: { search: ListSearch }) {
  return (
    <ListPage entity={REPRESENTANTES} search={search} columns={CONTACTO_COLUMNS}>
      {(table, open) => <DataTable {...table} onOpen={open} />}
    </ListPage>
  );
}
