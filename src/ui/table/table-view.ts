import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { session } from '@/lib/person/session';
import { personalKey, readStored, writeStored } from '@/lib/person/storage';

/** Each field has a default, so that a stored view survives changes of the panel. */
const viewSchema = z.object({
  columnVisibility: z.catch(z.record(z.string(), z.boolean()), {}),
  /** Ids of all columns, or none for the table's own order. */
  columnOrder: z.catch(z.array(z.string()), []),
  /** In px, only for resized columns. */
  columnSizing: z.catch(z.record(z.string(), z.number()), {}),
  roomy: z.catch(z.boolean(), false),
});

export type TableView = z.output<typeof viewSchema>;

export const DEFAULT_VIEW: TableView = viewSchema.parse({});

/** A link's columns. If missing or invalid, the user's own apply. */
export const columnasParam = z.catch(z.optional(viewSchema), undefined);

export interface TableViewControl {
  view: TableView;
  /** Null resets the view. */
  change: (change: Partial<TableView> | null) => void;
  isDefault: boolean;
}

const viewKey = (name: string) => personalKey('tabla', session.userId(), name);

const LOST_COLUMNS = 'Las columnas que habías elegido no se pudieron leer: se descartaron.';

export const readTableView = (name: string): TableView =>
  readStored(viewKey(name), viewSchema, LOST_COLUMNS) ?? DEFAULT_VIEW;

/** The link's view, otherwise the user's own. A change is stored as the user's own, and removes the link's from the URL. */
export function useTableView(name: string, linked?: TableView): TableViewControl {
  const navigate = useNavigate();
  const [own, setOwn] = useState(() => readTableView(name));
  const view = linked ?? own;
  function change(changed: Partial<TableView> | null) {
    const next = changed ? { ...view, ...changed } : DEFAULT_VIEW;
    setOwn(next);
    writeStored(viewKey(name), changed && next);
    if (!linked) return;
    void navigate({
      to: '.',
      search: (search) => ({ ...search, columnas: undefined }),
      replace: true,
    });
  }
  return { view, change, isDefault: JSON.stringify(view) === JSON.stringify(DEFAULT_VIEW) };
}
