type Sent<Values> = { [Key in keyof Values]?: NonNullable<Values[Key]> };

/** The same values with the texts trimmed. */
export function trimTexts<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as Values;
}

/** Leaves out empty, null, undefined and NaN values (spec section 5). Texts are trimmed. */
export function dropEmpty<Values extends object>(values: Values): Sent<Values> {
  return Object.fromEntries(
    Object.entries(trimTexts(values)).filter(
      ([, value]: [string, unknown]) =>
        value !== '' && value !== null && value !== undefined && !Number.isNaN(value),
    ),
  ) as Sent<Values>;
}
