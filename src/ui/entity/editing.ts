import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Edit } from '@/lib/api/payload';
import type { EditRules } from '@/ui/undo/undo';

export interface Editing<Item, Values> extends EditRules<Item, Values> {
  record: Item;
  /** `record` is an older copy, shown until the record has come. */
  isCopy: boolean;
  /** Fetches the record again. Bypasses the cache. */
  read: (signal?: AbortSignal) => Promise<Item>;
  /** The text for a value such as an id. */
  show?: (name: keyof Values & string, value: unknown, record: Item) => string | undefined;
}

/** The rules of an entity's form, for what is typed and for what is stored. */
export interface FormRules<Item, Values extends FieldValues> extends Pick<
  Editing<Item, Values>,
  'labels' | 'merge' | 'show'
> {
  schema: z.ZodMiniType<Values, Values>;
  editSchema: z.ZodMiniType<Values, Values>;
  toForm: (record?: Item) => Values;
  /** The dates when papers expire. */
  papeles?: readonly (keyof Values & string)[];
}

export interface MergedEdit<Item, Values> extends Edit<Values> {
  /** The record just fetched, if that succeeded. */
  stored?: Item;
}
