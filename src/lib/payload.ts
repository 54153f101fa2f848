type Sent<Values> = { [Key in keyof Values]?: NonNullable<Values[Key]> };

/** Leaves out empty, null, undefined and NaN values (spec section 5). Texts are trimmed. */
export function dropEmpty<Values extends object>(values: Values): Sent<Values> {
  const trimmed = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(
    trimmed.filter(([, value]) => value !== '' && value != null && !Number.isNaN(value)),
  ) as Sent<Values>;
}
