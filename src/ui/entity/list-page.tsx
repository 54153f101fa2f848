import { Button } from '@mantine/core';
import type { QueryKey } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ListSearch } from '@/lib/url/list-search';
import type { DeleteTexts } from '@/ui/bulk/delete-dialog';
import { RowActions, type EditTexts } from '@/ui/bulk/list-actions';
import { SelectionBar } from '@/ui/bulk/selection-bar';
import { PageHeader } from '@/ui/frame/page-header';
import type { DataTableProps } from '@/ui/table/data-table';
import type { TableColumn } from '@/ui/table/table-features';
import { useRowSelection, type RowSelection } from '@/ui/table/use-row-selection';
import { ExportList } from './export-list';
import { ListCard, type ListTable, type ListTexts, type PageQuery } from './list-card';
import { useOpenFromList, useSavedId, type RoutePath } from './list-history';

interface ListPageProps<Item extends { id: number }, Key extends QueryKey> {
  search: ListSearch;
  query: PageQuery<Item, Key>;
  remove: (id: number) => Promise<unknown>;
  read: (id: number) => Promise<unknown>;
  title: string;
  /** The list's breadcrumb, if it differs from the title. */
  crumb?: string;
  texts: ListTexts;
  /** `Tildá un cliente para editar o eliminar` */
  hint: string;
  columns: readonly TableColumn<Item>[];
  create: { to: LinkProps['to']; label: string };
  edit: { to: RoutePath } & EditTexts;
  rowName: (row: Item) => string;
  deleteTexts: DeleteTexts;
  actions?: (selection: RowSelection) => ReactNode;
  /** `open` edits a row. */
  children: (
    table: ListTable<Item> &
      Pick<DataTableProps<Item>, 'label' | 'columns' | 'selection' | 'rowName' | 'freshId'>,
    open: (row: Item) => void,
  ) => ReactNode;
}

export function ListPage<Item extends { id: number }, Key extends QueryKey>({
  search,
  query,
  remove,
  read,
  title,
  crumb = title,
  texts,
  hint,
  columns,
  create,
  edit: { to, ...editTexts },
  rowName,
  deleteTexts,
  actions,
  children,
}: ListPageProps<Item, Key>) {
  const selection = useRowSelection(search.texto);
  const open = useOpenFromList(to, search);
  const savedId = useSavedId();
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: 'Inicio', to: '/' }, { label: crumb }]}>
        <Button
          leftSection={<IconPlus size={18} />}
          renderRoot={(props) => <Link {...props} to={create.to} state={{ listSearch: search }} />}
        >
          {create.label}
        </Button>
      </PageHeader>
      <ListCard
        search={search}
        query={query}
        texts={texts}
        tools={
          <ExportList
            name={title}
            columns={columns}
            search={search}
            query={query}
            selection={selection}
          />
        }
        frame={(table, rows, pagina) => (
          <SelectionBar
            selection={selection}
            hint={hint}
            actions={
              <RowActions
                selection={selection}
                rows={rows}
                pagina={pagina}
                texts={editTexts}
                onEdit={open}
                remove={remove}
                read={read}
                rowName={rowName}
                deleteTexts={deleteTexts}
              >
                {actions?.(selection)}
              </RowActions>
            }
          >
            {table}
          </SelectionBar>
        )}
      >
        {(table) =>
          children({ ...table, label: title, columns, selection, rowName, freshId: savedId }, open)
        }
      </ListCard>
    </>
  );
}
