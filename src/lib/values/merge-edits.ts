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
function comparable(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return value ?? '';
  const { id, nombre } = value as { id?: unknown; nombre?: unknown };
  return id ?? nombre;
}

const isSame = (a: unknown, b: unknown) => Object.is(comparable(a), comparable(b));

/** The fields whose values differ, however they are written. */
export const differingNames = <Values extends object>(
  a: Values,
  b: Values,
  names: readonly Name<Values>[] = Object.keys(a) as Name<Values>[],
): Name<Values>[] => names.filter((name) => !isSame(a[name], b[name]));

/**
 * Merges `mine` and `theirs`, two edits of `base`. A field that only one side changed takes that side's value; different changes conflict.
 * Fields grouped in `together` depend on each other and merge as one.
 */
export function mergeEdits<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  together: readonly (readonly Name<Values>[])[] = [],
): Merge<Values> {
  const grouped = new Set(together.flat());
  const alone = (Object.keys(mine) as Name<Values>[]).filter((name) => !grouped.has(name));
  const merge: Merge<Values> = { values: { ...mine }, conflicts: [] };
  for (const names of [...together, ...alone.map((name) => [name])]) {
    if (differingNames(mine, base, names).length === 0) {
      for (const name of names) merge.values[name] = theirs[name];
    } else if (differingNames(theirs, base, names).length > 0) {
      for (const name of differingNames(mine, theirs, names)) {
        merge.conflicts.push({ name, mine: mine[name], theirs: theirs[name] });
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
