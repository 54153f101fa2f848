import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { session } from '@/lib/person/session';
import { personalKey, readStored, writeStored } from '@/lib/person/storage';

/** Each field has a default, so that a view stays when the panel changes. */
const viewSchema = z.object({
  /** False for a hidden column. */
  columnVisibility: z.catch(z.record(z.string(), z.boolean()), {}),
  /** Ids of all columns, or none for the table's own order. */
  columnOrder: z.catch(z.array(z.string()), []),
  /** Widths in px of the columns that were given one. */
  columnSizing: z.catch(z.record(z.string(), z.number()), {}),
  /** Taller rows. */
  roomy: z.catch(z.boolean(), false),
});

/** How a person wants to see a table, in the form of TanStack Table's state. */
export type TableView = z.output<typeof viewSchema>;

export const DEFAULT_VIEW: TableView = viewSchema.parse({});

/** The columns that a link asks for, in the URL. Missing or invalid: the person's own. */
export const columnasParam = z.catch(z.optional(viewSchema), undefined);

export interface TableViewControl {
  view: TableView;
  /** Changes some of the view, or with null resets it. */
  change: (change: Partial<TableView> | null) => void;
  isDefault: boolean;
}

const keyOf = (name: string) => personalKey('tabla', session.userId(), name);

const LOST = 'Las columnas que habías elegido no se pudieron leer: se descartaron.';

/** The signed-in person's own view of the table `name`, kept in the browser. */
export const readTableView = (name: string): TableView =>
  readStored(keyOf(name), viewSchema, LOST) ?? DEFAULT_VIEW;

/** The view of the table `name`: the link's, or else the person's own. A change is the person's own, and takes the link's out of the URL. */
export function useTableView(name: string, linked?: TableView): TableViewControl {
  const navigate = useNavigate();
  const [own, setOwn] = useState(() => readTableView(name));
  const view = linked ?? own;
  function change(changed: Partial<TableView> | null) {
    const next = changed ? { ...view, ...changed } : DEFAULT_VIEW;
    setOwn(next);
    writeStored(keyOf(name), changed && next);
    if (!linked) return;
    void navigate({
      to: '.',
      search: (search) => ({ ...search, columnas: undefined }),
      replace: true,
    });
  }
  return { view, change, isDefault: JSON.stringify(view) === JSON.stringify(DEFAULT_VIEW) };
}
