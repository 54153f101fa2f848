import * as z from 'zod/mini';
import { formatHora, parseFecha } from '@/domain/fechas';
import { has } from '@/lib/values/has';

export const orElse = <Value, None>(schema: z.ZodMiniType<Value>, none: None) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? none),
  );

/** An optional text; missing is null. A CUIT or telephone that arrives as a whole number becomes its digits. */
export const texto = () =>
  orElse(z.union([z.string(), z.pipe(z.int(), z.transform(String))]), null);

export const nombre = () => orElse(z.string(), '');

export const numero = () => orElse(z.number(), null);

/** In pesos. Missing and null are 0. */
export const pesos = () => orElse(z.number(), 0);

export const flag = () => orElse(z.boolean(), false);

export const hora = () =>
  z.pipe(
    texto(),
    z.transform((value) => value && formatHora(value)),
  );

/** An optional date in any of the server's formats, as `yyyy-mm-dd`. Missing, null and empty are null. */
export const fecha = () =>
  z.pipe(
    texto(),
    z.transform((value, context) => {
      if (!value) return null;
      const parsed = parseFecha(value);
      if (parsed === null)
        context.issues.push({ code: 'custom', message: 'not a date', input: value });
      return parsed;
    }),
  );

const positiveOrNull = () =>
  z.pipe(
    numero(),
    z.transform((id) => (id !== null && id > 0 ? id : null)),
  );

/** `{id, nombre}`, or null if missing. An id that is not positive becomes null: a name without a record. */
export const referencia = () => orElse(z.object({ id: positiveOrNull(), nombre: nombre() }), null);

export const pageSchema = z.object({
  number: z.number(),
  size: z.number(),
  totalElements: z.number(),
  totalPages: z.number(),
});

export type PageInfo = z.output<typeof pageSchema>;

export interface Paged<Item> {
  items: Item[];
  page: PageInfo;
  unreadable: number;
}

export interface Identified {
  id: number;
}

const byId = ({ id }: Identified): unknown => id;

/** A table would keep a repeated row on the next page, and a sum would count it twice. */
function withoutRepeated<Row>(rows: readonly Row[], keyOf: (row: Row) => unknown): Row[] {
  const seen = new Set<unknown>();
  return rows.filter((row) => {
    const key = keyOf(row);
    if (seen.has(key)) console.error('Fila repetida', key);
    return !seen.has(key) && seen.add(key);
  });
}

/** Fails if a row is unreadable: leaving it out would change a money total. Drops and logs rows that repeat an id. */
export const everyRow = <Row extends Identified>(item: z.ZodMiniType<Row>) =>
  z.pipe(
    z.array(item),
    z.transform((rows) => withoutRepeated(rows, byId)),
  );

/** Fails if no row has one of these fields, or one of these names: the server calls it otherwise, and its empty value would be wrong. */
export const havingFields = <Row>(
  rows: z.ZodMiniType<Row[]>,
  fields: readonly (string | readonly string[])[],
) =>
  z.pipe(
    z.transform((body: unknown, context) => {
      if (!Array.isArray(body) || body.length === 0) return body;
      const sent: unknown[] = body;
      for (const names of fields.map((one) => [one].flat())) {
        if (sent.some((row) => names.some((name) => has(row, name)))) continue;
        const path = [0, names.join('|')];
        context.issues.push({ code: 'custom', message: 'no row', path, input: sent });
      }
      return sent;
    }),
    rows,
  );

/** For lists without money totals: drops and logs unreadable and repeated rows. Fails if no row is readable: the list is not empty. */
export const readableRows = <Row extends Identified>(
  item: z.ZodMiniType<Row>,
  keyOf: (row: Row) => unknown = byId,
) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows, context): Row[] => {
      const read = rows.flatMap((row) => {
        const result = z.safeParse(item, row);
        if (result.success) return [result.data];
        console.error('Fila ilegible', result.error.issues);
        return [];
      });
      if (rows.length > 0 && read.length === 0) {
        context.issues.push({ code: 'custom', message: 'no row can be read', input: rows });
      }
      return withoutRepeated(read, keyOf);
    }),
  );

function countRepeated(rows: readonly unknown[]): number {
  const ids = rows.flatMap((row) => (has(row, 'id') ? [row.id] : []));
  return ids.length - new Set(ids).size;
}

const EMPTY_PAGE: PageInfo = { number: 0, size: 0, totalElements: 0, totalPages: 0 };

/** Reads a page of a list, `{<key>: […], page}` (spec section 3, Page info). `[]` is an empty page. */
export const pagedSchema = <Item>(key: string, rows: z.ZodMiniType<Item[]>) =>
  z.pipe(
    z.pipe(
      z.transform((body: unknown) =>
        Array.isArray(body) && body.length === 0 ? { [key]: [], page: EMPTY_PAGE } : body,
      ),
      z.looseObject({ [key]: z.array(z.unknown()), page: pageSchema }),
    ),
    z.transform((body, context): Paged<Item> => {
      const sent = body[key] as unknown[];
      const result = z.safeParse(rows, sent);
      if (!result.success) {
        for (const { message, path } of result.error.issues) {
          context.issues.push({ code: 'custom', message, path: [key, ...path], input: sent });
        }
        return z.NEVER;
      }
      const page = body.page as PageInfo;
      const unreadable = sent.length - countRepeated(sent) - result.data.length;
      return { items: result.data, page, unreadable };
    }),
  );

/** Reads a `filtro` list, bare (`[…]`) or wrapped (`{<key>: […]}`). */
export const filtroSchema = <Item>(key: string, rows: z.ZodMiniType<Item[]>) =>
  z.pipe(
    z.transform((body: unknown) => (has(body, key) ? body[key] : body)),
    rows,
  );
