import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconFileSpreadsheet, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ListSearch } from '@/lib/url/list-search';
import { RowActions } from '@/ui/bulk/list-actions';
import { SelectionBar } from '@/ui/bulk/selection-bar';
import { PageHeader } from '@/ui/frame/page-header';
import type { DataTableProps } from '@/ui/table/data-table';
import type { TableColumn } from '@/ui/table/table-features';
import { useRowSelection, type RowSelection } from '@/ui/table/use-row-selection';
import type { Entity } from './entity';
import { ExportList } from './export-list';
import { ListCard, type ListTable } from './list-card';
import { useOpenFromList, useSavedId } from './list-history';

interface ListPageProps<Item extends { id: number }, Values extends FieldValues> {
  entity: Entity<Item, Values>;
  search: ListSearch;
  columns: readonly TableColumn<Item>[];
  actions?: (selection: RowSelection) => ReactNode;
  children: (
    table: ListTable<Item> &
      Pick<DataTableProps<Item>, 'label' | 'columns' | 'selection' | 'rowName' | 'freshId'>,
    open: (row: Item) => void,
  ) => ReactNode;
}

export function ListPage<Item extends { id: number }, Values extends FieldValues>({
  entity: { queries, read, remove, to, nameOf, texts, count },
  search,
  columns,
  actions,
  children,
}: ListPageProps<Item, Values>) {
  const selection = useRowSelection(search.texto);
  const open = useOpenFromList(to.edit, search);
  const savedId = useSavedId();
  return (
    <>
      <PageHeader title={texts.title} crumbs={[{ label: texts.crumb }]}>
        <Button
          variant="default"
          leftSection={<IconFileSpreadsheet size={18} />}
          renderRoot={(props) => <Link {...props} to={to.planilla} />}
        >
          Desde una planilla
        </Button>
        <Button
          leftSection={<IconPlus size={18} />}
          renderRoot={(props) => <Link {...props} to={to.create} state={{ listSearch: search }} />}
        >
          {texts.create}
        </Button>
      </PageHeader>
      <ListCard
        search={search}
        query={queries.list}
        texts={texts}
        tools={
          <ExportList
            name={texts.title}
            columns={columns}
            search={search}
            query={queries.list}
            selection={selection}
          />
        }
        frame={(table, rows, pagina) => (
          <SelectionBar
            selection={selection}
            hint={texts.hint}
            actions={
              <RowActions
                selection={selection}
                rows={rows}
                pagina={pagina}
                texts={{
                  label: texts.edit,
                  noneSelected: texts.noneToEdit,
                  severalSelected: texts.severalToEdit,
                }}
                onEdit={open}
                remove={remove}
                read={read}
                rowName={nameOf}
                deleteTexts={{
                  count,
                  noneSelected: texts.noneToDelete,
                  deleted: texts.deleted,
                  error: texts.deleteError,
                }}
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
          children(
            {
              ...table,
              label: texts.title,
              columns,
              selection,
              rowName: nameOf,
              freshId: savedId,
            },
            open,
          )
        }
      </ListCard>
    </>
  );
}
