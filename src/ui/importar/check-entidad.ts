import type { FieldValues } from 'react-hook-form';
import { clean } from '@/domain/clean';
import type { Entity } from '@/ui/entity/entity';
import { cellProblems, staysFor, type Fila, type FilaBase, type Remember } from './fila';

/** Rows as values of the entity's form, checked by its schema. `records` are those that are stored: undefined until they are known. */
export function checkEntidad<Item extends { id: number }, Values extends FieldValues>(
  bases: readonly FilaBase[],
  { form, nameOf, identitiesOf, complete }: Entity<Item, Values>,
  records: readonly Item[] = [],
  remember: Remember,
): Fila<Values>[] {
  /** By identity: why a row with it stays out. */
  const known = new Map<string, string>();
  for (const item of records)
    for (const identity of identitiesOf(item)) known.set(identity, `Ya está: ${nameOf(item)}`);
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
    const problems = {
      ...remember(base, [form], () => {
        const issues = form.schema.safeParse(values).error?.issues ?? [];
        return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
      }),
      ...cellProblems(base),
    };
    if (clean(nameOf(values)) === '') problems.nombre ??= 'Falta el nombre';
    const identities = identitiesOf(values);
    const already = identities.map((identity) => known.get(identity)).find(Boolean) ?? null;
    const stays = staysFor(base, already);
    if (stays === null)
      for (const identity of identities)
        known.set(identity, `Repetida: ya está en la fila ${base.id}`);
    return { ...base, values, problems, stays };
  });
}
