import { sumExact } from '@/domain/decimal';
import { sumPesos } from '@/domain/dinero';
import { fechaLocal, fechaYHora } from '@/domain/fechas';
import type { Planilla, Value } from '@/lib/planilla/planilla';
import { showCount } from '@/lib/values/show-importe';
import { idOf, leavesOf, nameOf, valueOf, type TableColumn } from '@/ui/table/table-features';
import { DEFAULT_VIEW } from '@/ui/table/table-view';
import type { ExportSource } from './export-source';

const toValue = (value: unknown): Value =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null;

/** The columns of a wide window, also on a phone, in the user's order. */
function columnsInFile<Item>({ columns, view = DEFAULT_VIEW }: ExportSource<Item>) {
  const place = (column: TableColumn<Item>) => view.columnOrder.indexOf(idOf(column));
  return columns
    .flatMap(leavesOf)
    .filter((column) => view.columnVisibility[idOf(column)] !== false)
    .toSorted((a, b) => place(a) - place(b));
}

export function toPlanilla<Item>(
  source: ExportSource<Item> & { rows: readonly Item[] },
  now: Date,
): Planilla {
  const { name, rows, scope, filters = [] } = source;
  return {
    name: `${name} ${fechaLocal(now)}`,
    title: name,
    columns: columnsInFile(source).map((column) => {
      const values = rows.map((row) => toValue(valueOf(column, row)));
      const numbers = values.filter((value) => typeof value === 'number');
      return {
        header: nameOf(column),
        kind: column.meta?.kind,
        values,
        total: column.meta?.summed
          ? (column.meta.kind === 'pesos' ? sumPesos : sumExact)(numbers)
          : undefined,
      };
    }),
    filters: [
      name,
      ...filters,
      scope,
      showCount(rows.length, 'fila'),
      `Exportado el ${fechaYHora(now).join(' ')}`,
    ],
  };
}
