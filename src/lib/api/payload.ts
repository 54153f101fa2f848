import { clean } from '@/domain/clean';
import { isGarbled } from '@/domain/garbled';
import { isUntouched } from '@/lib/values/stored';

type NonEmpty<Values> = { [Key in keyof Values]?: NonNullable<Values[Key]> };
type Emptied<Values> = {
  [Key in keyof Values]?: null extends Values[Key] ? NonNullable<Values[Key]> | '' : Values[Key];
};

const cleaned = (value: unknown) => (typeof value === 'string' ? clean(value) : value);

const isEmpty = (value: unknown) => {
  const text = cleaned(value);
  return text === '' || text === null || text === undefined || Number.isNaN(text);
};

const isSpoilt = (value: unknown) => typeof value === 'string' && isGarbled(value);

/** Drops empty, null, undefined and NaN values (spec section 5), and cleans texts. */
export function dropEmpty<Values extends object>(values: Values): NonEmpty<Values> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => !isEmpty(value))
      .map(([name, value]: [string, unknown]) => [name, cleaned(value)]),
  ) as NonEmpty<Values>;
}

/** Drops values empty in both (spec section 5), and untouched ones that the server spoilt: sent back, they would be spoilt for good. */
export function dropStillEmpty<Values extends object>(
  values: Values,
  before: Partial<Values>,
): Partial<Values> {
  const old: Record<string, unknown> = { ...before };
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => !isEmpty(value) || !(name in old && isEmpty(old[name])))
      .filter(([name, value]) => !(isUntouched(value, old[name]) && isSpoilt(value)))
      .map(([name, value]: [string, unknown]) => [
        name,
        isUntouched(value, old[name]) ? old[name] : cleaned(value),
      ]),
  ) as Partial<Values>;
}

/** POST body of a master-data form: id 0 and the non-empty fields (spec section 5). */
export function toCreatePayload<Values extends object>(values: Values) {
  return { id: 0, ...dropEmpty(values) };
}

export interface Edit<Values> {
  values: Values;
  /** The stored record as form values. A field that is empty here and in `values` is not sent. */
  before: Values;
}

/** PATCH body of a master-data form. An emptied field is sent as `''`; a field that was empty before is left out. */
export function toUpdatePayload<Values extends object>(id: number, edit: Edit<Values>) {
  const sent = Object.entries(dropStillEmpty(edit.values, edit.before)).map(
    ([name, value]: [string, unknown]) => [name, value ?? ''],
  );
  return { id, ...(Object.fromEntries(sent) as Emptied<Values>) };
}
