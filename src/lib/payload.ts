type Sent<Values> = { [Key in keyof Values]?: NonNullable<Values[Key]> };
type Whole<Values> = {
  [Key in keyof Values]: null extends Values[Key] ? NonNullable<Values[Key]> | '' : Values[Key];
};

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** Leaves out empty, null, undefined and NaN values (spec section 5). Texts are trimmed. */
export function dropEmpty<Values extends object>(values: Values): Sent<Values> {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]: [string, unknown]) => [name, trimmed(value)])
      .filter(
        ([, value]) =>
          value !== '' && value !== null && value !== undefined && !Number.isNaN(value),
      ),
  ) as Sent<Values>;
}

/** POST body of a master-data form: id 0, and only the fields that hold something (spec section 5). */
export function toCreatePayload<Values extends object>(values: Values) {
  return { id: 0, ...dropEmpty(values) };
}

/** PATCH body of a master-data form: every field, an emptied text or date as an empty text, so that it can be emptied at all. */
export function toUpdatePayload<Values extends object>(id: number, values: Values) {
  const whole = Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [name, trimmed(value ?? '')]),
  ) as Whole<Values>;
  return { id, ...whole };
}
