import * as z from 'zod/mini';

/** A one-line input drops line breaks and outer blanks. */
const inOneLine = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[\r\n]/g, '').trim() : value;

/** Whether a form's value is still the stored one. Not for multi-line texts. */
export const isUntouched = (value: unknown, stored: unknown): boolean =>
  Object.is(inOneLine(value), inOneLine(stored));

type Shape = Record<string, z.ZodMiniType>;
type Values<Fields extends Shape> = { [Name in keyof Fields]: z.output<Fields[Name]> };

/** Lets a form's fields accept an untouched stored value, even one that breaks their rules now. Not for multi-line texts. */
export function orStored<Fields extends Shape>(fields: Fields, stored: Values<Fields>): Fields {
  const passing: Shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value: unknown = stored[name];
      const untouched = z.pipe(
        z.custom((held) => isUntouched(held, value)),
        z.transform(() => value),
      );
      return [name, z.union([untouched, field])];
    }),
  );
  // Each field still returns its own type: `stored` has it.
  return passing as Fields;
}

/** The fields whose stored values break the form's rules. */
export const oddFields = <Values>(
  rules: z.ZodMiniType<Values>,
  stored: Values,
): ReadonlySet<string> =>
  new Set(z.safeParse(rules, stored).error?.issues.map(({ path }) => String(path[0])));
