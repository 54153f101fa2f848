import { useState } from 'react';
import * as z from 'zod/mini';
import { session } from '@/lib/session';
import { attempt, storage } from '@/lib/storage';

const viewSchema = z.object({
  /** False for a hidden column. */
  columnVisibility: z._default(z.record(z.string(), z.boolean()), {}),
  /** Ids of all columns, or none for the table's own order. */
  columnOrder: z._default(z.array(z.string()), []),
  /** Widths in px of the columns that were given one. */
  columnSizing: z._default(z.record(z.string(), z.number()), {}),
  /** Taller rows. */
  roomy: z._default(z.boolean(), false),
});

/** How a person wants to see a table, in the form of TanStack Table's state. */
export type TableView = z.output<typeof viewSchema>;

export const DEFAULT_VIEW: TableView = viewSchema.parse({});

export interface TableViewControl {
  view: TableView;
  /** Changes some of the view, or with null resets it. */
  change: (change: Partial<TableView> | null) => void;
  isDefault: boolean;
}

/** The signed-in person's view of the table `name`, kept in the browser. */
export function useTableView(name: string): TableViewControl {
  const key = `tabla:${encodeURIComponent(session.userId())}:${name}`;
  const [view, setView] = useState(() => {
    const json = attempt(() => JSON.parse(storage.get(key) ?? '{}') as unknown);
    return z.safeParse(viewSchema, json).data ?? DEFAULT_VIEW;
  });
  function change(changed: Partial<TableView> | null) {
    const next = changed ? { ...view, ...changed } : DEFAULT_VIEW;
    setView(next);
    if (changed) storage.set(key, JSON.stringify(next));
    else storage.remove(key);
  }
  return { view, change, isDefault: JSON.stringify(view) === JSON.stringify(DEFAULT_VIEW) };
}
