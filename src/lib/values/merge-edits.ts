import { cleanLines } from '@/domain/clean';
import { namesOf } from './names-of';

type Name<Values> = keyof Values & string;

export interface Conflict<Values> {
  name: Name<Values>;
  mine: Values[Name<Values>];
  theirs: Values[Name<Values>];
}

export interface Merge<Values> {
  /** Fields in conflict hold mine. */
  values: Values;
  conflicts: Conflict<Values>[];
}

/** Picked rows are compared by id: their other fields belong to another record. */
function asCompared(value: unknown): unknown {
  if (typeof value === 'string') return cleanLines(value);
  if (typeof value !== 'object' || value === null) return value ?? '';
  const { id, nombre }: { id?: unknown; nombre?: unknown } = value;
  return id ?? nombre;
}

const isSame = (a: unknown, b: unknown) => Object.is(asCompared(a), asCompared(b));

export const differingNames = <Values extends object>(
  a: Values,
  b: Values,
  names: readonly Name<Values>[] = namesOf(a),
): Name<Values>[] => names.filter((name) => !isSame(a[name], b[name]));

export interface MergeOptions<Values> {
  /** Groups of fields that depend on each other: each merges as one. */
  together?: readonly (readonly Name<Values>[])[];
  /** The values as they will be stored, for the comparison: `1234,5` is `1.234,50`. */
  settle?: (values: Values) => Values;
}

/** Merges two edits of `base`. A field that only one side changed takes that side's value; different changes conflict. */
export function mergeEdits<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  { together = [], settle = (values) => values }: MergeOptions<Values> = {},
): Merge<Values> {
  const [old, own, other] = [settle(base), settle(mine), settle(theirs)];
  const grouped = new Set(together.flat());
  const alone = namesOf(mine).filter((name) => !grouped.has(name));
  const merge: Merge<Values> = { values: { ...mine }, conflicts: [] };
  for (const names of [...together, ...alone.map((name) => [name])]) {
    if (differingNames(own, old, names).length === 0) {
      for (const name of names) merge.values[name] = theirs[name];
    } else if (differingNames(other, old, names).length > 0) {
      for (const name of differingNames(own, other, names)) {
        merge.conflicts.push({ name, mine: own[name], theirs: other[name] });
      }
    }
  }
  return merge;
}

export function takeTheirs<Values extends object>({ values, conflicts }: Merge<Values>): Values {
  const taken = { ...values };
  for (const { name, theirs } of conflicts) taken[name] = theirs;
  return taken;
}
