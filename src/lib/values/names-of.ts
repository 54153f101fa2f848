/** `Object.keys` with the names' types, for values that have no other fields. */
export const namesOf = <Values extends object>(values: Values) =>
  Object.keys(values) as (keyof Values & string)[];
