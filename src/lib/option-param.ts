import * as z from 'zod/mini';

/** A picked row in the URL: its id, and its name, so that a reload or a shared link shows it. What does not read is nothing picked. */
export const optionParam = z.catch(
  z.optional(z.object({ id: z.int().check(z.positive()), nombre: z.string() })),
  undefined,
);

export type OptionParam = z.output<typeof optionParam>;

/** A picked row as the URL keeps it. */
export function toOptionParam(
  option: { id: number | null; nombre: string } | null | undefined,
): OptionParam {
  return option?.id ? { id: option.id, nombre: option.nombre } : undefined;
}
