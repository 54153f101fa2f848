import { clean } from '@/domain/clean';
import { fold } from '@/domain/fold';
import type { Entity } from '@/ui/entity/entity';
import { staysFor, type Fila } from './fila';
import type { FilaBase } from './use-planilla';

const textOf = (record: object, name: string) => {
  const value = new Map<string, unknown>(Object.entries(record)).get(name);
  return typeof value === 'string' ? clean(value) : '';
};

const CUIT_DIGITS = 11;

/** What tells a record from others: its CUIT and its name, or its patente. */
function identitiesOf(record: object, name: string): string[] {
  const cuit = textOf(record, 'identificacion').replaceAll(/\D/g, '');
  const patente = fold(textOf(record, 'patente')).replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (patente) return [`patente ${patente}`];
  const own = [
    fold(name)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  ].filter(Boolean);
  return cuit.length === CUIT_DIGITS ? [...own, `CUIT ${cuit}`] : own;
}

/** Finds a record with one of a record's identities. */
export function indexRecords<Item extends { id: number }>(
  records: readonly Item[],
  nameOf: (item: Item) => string,
) {
  const byIdentity = new Map<string, Item>();
  for (const item of records)
    for (const identity of identitiesOf(item, nameOf(item))) byIdentity.set(identity, item);
  return (values: object, name: string): Item | undefined =>
    identitiesOf(values, name)
      .map((identity) => byIdentity.get(identity))
      .find(Boolean);
}

/** Rows as values of the entity's form, checked by its schema. `records` are those that are stored: undefined until they are known. */
export function checkEntidad<Item extends { id: number }, Values extends object>(
  bases: readonly FilaBase[],
  { form, nameOf, complete }: Pick<Entity<Item, Values>, 'form' | 'nameOf' | 'complete'>,
  records: readonly Item[] | undefined,
): Fila<Values>[] {
  const find = indexRecords(records ?? [], nameOf);
  const seen = new Map<string, number>();
  // Not the defaults of an empty form, such as the carrier's own town.
  const blank = Object.fromEntries(
    Object.entries(form.toForm()).map(([name, value]) => [
      name,
      typeof value === 'string' ? '' : (value as unknown),
    ]),
  );
  return bases.map((base) => {
    const { changes } = base.mark;
    const values = complete({ ...blank, ...base.read, ...changes } as unknown as Values);
    // Names are read from the same fields.
    const name = nameOf(values as unknown as Item);
    const problems = Object.fromEntries(
      Object.entries(base.problems).filter(([field]) => !changes || !(field in changes)),
    );
    for (const { path, message } of form.schema.safeParse(values).error?.issues ?? [])
      problems[String(path[0])] ??= message;
    if (clean(name) === '') problems.nombre ??= 'Falta el nombre';
    const stored = find(values, name);
    const identities = identitiesOf(values, name);
    const twin = identities.map((identity) => seen.get(identity)).find(Boolean);
    for (const identity of identities) if (!seen.has(identity)) seen.set(identity, base.id);
    const already = stored
      ? `Ya está: ${nameOf(stored)}`
      : twin === undefined
        ? null
        : `Repite la fila ${twin}`;
    return { ...base, values, problems, stays: staysFor(base, already) };
  });
}
