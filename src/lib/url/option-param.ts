import * as z from 'zod/mini';

/** A picked row in the URL, with its name so that a reload or a shared link can show it. Invalid values are undefined. */
export const optionParam = z.catch(
  z.optional(z.object({ id: z.int().check(z.positive()), nombre: z.string() })),
  undefined,
);

export type OptionParam = z.output<typeof optionParam>;

export function toOptionParam(
  option: { id: number | null; nombre: string } | null | undefined,
): OptionParam {
  return option?.id ? { id: option.id, nombre: option.nombre } : undefined;
}
