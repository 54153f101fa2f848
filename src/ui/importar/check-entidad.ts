import { clean } from '@/domain/clean';
import { fold } from '@/domain/fold';
import { has } from '@/lib/values/has';
import type { Entity } from '@/ui/entity/entity';
import { cellProblems, staysFor, type Fila, type FilaBase, type Remember } from './fila';

const textOf = (record: object, name: string) => {
  const value = has(record, name) && record[name];
  return typeof value === 'string' ? clean(value) : '';
};

const CUIT_DIGITS = 11;

/** What tells a record from others: its CUIT and its name, or its patente. */
function identitiesOf(record: object, name: string): string[] {
  const cuit = textOf(record, 'identificacion').replaceAll(/\D/g, '');
  const patente = fold(textOf(record, 'patente')).replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (patente) return [`patente ${patente}`];
  const plain = fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return [plain, cuit.length === CUIT_DIGITS ? `CUIT ${cuit}` : ''].filter(Boolean);
}

/** Names of a record are read from the same fields as those of its form. */
const nameIn = <Item>(values: object, nameOf: (item: Item) => string) => nameOf(values as Item);

/** Whether a stored record is what a row was sent as. */
export function isSameRecord<Item extends object>(
  item: Item,
  values: object,
  nameOf: (item: Item) => string,
): boolean {
  const stored = identitiesOf(item, nameOf(item));
  return identitiesOf(values, nameIn(values, nameOf)).some((one) => stored.includes(one));
}

/** Rows as values of the entity's form, checked by its schema. `records` are those that are stored: undefined until they are known. */
export function checkEntidad<Item extends { id: number }, Values extends object>(
  bases: readonly FilaBase[],
  { form, nameOf, complete }: Pick<Entity<Item, Values>, 'form' | 'nameOf' | 'complete'>,
  records: readonly Item[] = [],
  remember: Remember,
): Fila<Values>[] {
  /** By identity: why a row with it stays out. */
  const known = new Map<string, string>();
  for (const item of records)
    for (const identity of identitiesOf(item, nameOf(item)))
      known.set(identity, `Ya está: ${nameOf(item)}`);
  // Not the defaults of an empty form, such as the carrier's own town.
  const blank = Object.fromEntries(
    Object.entries(form.toForm()).map(([name, value]) => [
      name,
      typeof value === 'string' ? '' : (value as unknown),
    ]),
  );
  return bases.map((base) => {
    const values = complete({
      ...blank,
      ...base.read,
      ...base.mark.changes,
    } as unknown as Values);
    const name = nameIn(values, nameOf);
    const problems = {
      ...remember(base, [form], () => {
        const issues = form.schema.safeParse(values).error?.issues ?? [];
        return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
      }),
      ...cellProblems(base),
    };
    if (clean(name) === '') problems.nombre ??= 'Falta el nombre';
    const identities = identitiesOf(values, name);
    const already = identities.map((identity) => known.get(identity)).find(Boolean) ?? null;
    for (const identity of identities)
      if (!known.has(identity)) known.set(identity, `Repite la fila ${base.id}`);
    return { ...base, values, problems, stays: staysFor(base, already) };
  });
}
