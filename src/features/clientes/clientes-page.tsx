import { CONTACTO_COLUMNS } from '@/features/contactos';
import type { ListSearch } from '@/lib/url/list-search';
import { blockedUnlessOne } from '@/ui/bulk/list-actions';
import { ListPage } from '@/ui/entity/list-page';
import { DataTable } from '@/ui/table/data-table';
import { CLIENTES } from './clientes.queries';
import { VerCuenta } from './ver-cuenta';

const ONE = {
  noneSelected: CLIENTES.texts.noneToEdit,
  severalSelected: 'Seleccioná un solo cliente para ver su cuenta',
};

export function ClientesPage({ search }: { search: ListSearch }) {
  return (
    <ListPage
      entity={CLIENTES}
      search={search}
      columns={CONTACTO_COLUMNS}
      actions={(selection) => {
        const [id] = selection.ids;
        const blockedBy = blockedUnlessOne(selection, ONE);
        return <VerCuenta clienteId={blockedBy === null ? id : null} blockedBy={blockedBy} />;
      }}
    >
      {(table, open) => <DataTable {...table} onOpen={open} />}
    </ListPage>
  );
}
