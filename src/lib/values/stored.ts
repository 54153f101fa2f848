import * as z from 'zod/mini';

/** A text as a browser's input of one line shows it and hands it back. */
const inOneLine = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[\r\n]/g, '').trim() : value;

/** Whether a form's value is still the stored one. Not for a text of several lines. */
export const isUntouched = (value: unknown, stored: unknown): boolean =>
  Object.is(inOneLine(value), inOneLine(stored));

type Shape = Record<string, z.ZodMiniType>;
type Values<Fields extends Shape> = { [Name in keyof Fields]: z.output<Fields[Name]> };

/**
 * The fields of a form that edits: a stored value that nobody touched passes as it is, even one that its field would not accept now. Not for
 * texts of several lines.
 */
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
  // Each field gives what it gave: `stored` is of its type.
  return passing as Fields;
}

/** The fields of a form whose stored values its rules, those of typed ones, do not accept. */
export const oddFields = <Values>(
  rules: z.ZodMiniType<Values>,
  stored: Values,
): ReadonlySet<string> =>
  new Set(z.safeParse(rules, stored).error?.issues.map(({ path }) => String(path[0])));
