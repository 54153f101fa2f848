import * as z from 'zod/mini';
import { parseFecha } from '@/domain/fechas';

interface Types {
  string: string;
  number: number;
  boolean: boolean;
}

/**
 * A value that may be missing: then, where it is null, and where `isNone` says so, it is `none`. One step and no pipe of three, since an
 * answer has many thousands.
 */
const optional = <Type extends keyof Types, None>(
  type: Type,
  none: None,
  isNone?: (value: Types[Type]) => boolean,
) =>
  z.transform((value: unknown, { issues }): Types[Type] | None => {
    if (value === undefined || value === null) return none;
    // JSON has numbers that are none: 1e999 is read as infinite.
    if (typeof value !== type || (type === 'number' && !Number.isFinite(value))) {
      issues.push({ code: 'invalid_type', expected: type, input: value });
    }
    const read = value as Types[Type];
    return isNone?.(read) ? none : read;
  });

/** An optional text: missing and null are null. */
export const texto = () => optional('string', null);

/** A name: missing and null are the empty text. */
export const nombre = () => optional('string', '');

/** An optional number: missing and null are null. */
export const numero = () => optional('number', null);

/** An amount in pesos where nothing means 0. */
export const pesos = () => optional('number', 0);

/** A flag where nothing means no. */
export const flag = () => optional('boolean', false);

/** An optional date in any of the server's forms, read as `yyyy-mm-dd`; missing, null and empty are null. */
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

type Read<Shape extends z.core.$ZodShape> = z.output<z.ZodMiniObject<Shape>>;

/**
 * Reads an object as `z.object` does, in a fraction of the time: of ten thousand movements, that is what one waits for. It is read in its
 * place, where nothing else came with it: the answer is nobody else's, and a second one of that size would have to be made and swept up.
 */
function fieldsReader<Shape extends z.core.$ZodShape>(shape: Shape) {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, schema }));
  return (value: unknown, issues: z.core.$ZodRawIssue[]): Read<Shape> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      issues.push({ code: 'invalid_type', expected: 'object', input: value });
      return value as Read<Shape>;
    }
    const row = value as Record<string, unknown>;
    let payload: z.core.ParsePayload = { value: undefined, issues: [] };
    for (const { name, schema } of fields) {
      const sent = row[name];
      payload.value = sent;
      payload = schema._zod.run(payload, SYNC) as z.core.ParsePayload;
      if (payload.value !== sent) row[name] = payload.value;
      if (payload.issues.length > 0) {
        for (const issue of payload.issues) {
          issues.push({ ...issue, path: [name, ...(issue.path ?? [])] });
        }
        payload = { value: undefined, issues: [] };
      }
    }
    if (Object.keys(row).length === fields.length) return row as Read<Shape>;
    return Object.fromEntries(fields.map(({ name }) => [name, row[name]])) as Read<Shape>;
  };
}

const SYNC = { async: false } as const;

/** A row with such fields, of a list that may be long. Others that came are left out. */
export function row<Shape extends z.core.$ZodShape>(shape: Shape) {
  const read = fieldsReader(shape);
  return z.transform((value: unknown, { issues }) => read(value, issues));
}

/** A row that may be missing: then, and where it is null, it is null. */
export function optionalRow<Shape extends z.core.$ZodShape>(shape: Shape) {
  const read = fieldsReader(shape);
  return z.transform((value: unknown, { issues }) =>
    value === undefined || value === null ? null : read(value, issues),
  );
}

/** `{id, nombre}`, as relations come; an id that is not positive is a name without a row, read as null. Missing is null. */
export const referencia = () =>
  optionalRow({ id: optional('number', null, (id) => id <= 0), nombre: nombre() });

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
  /** Rows that came but could not be read, and are not among the items. */
  unreadable: number;
}

/** Rows that must all be readable: leaving one out would change a money total. */
export const everyRow = <Item extends z.core.$ZodType>(item: Item) => z.array(item);

/**
 * Rows of which an unreadable one is left out and told on the console: no money total hangs on them. Where none can be read the answer
 * itself is unreadable, and not an empty list.
 */
export const readableRows = <Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows, context): z.output<Item>[] => {
      const read = rows.flatMap((row) => {
        const result = z.safeParse(item, row);
        if (result.success) return [result.data];
        console.error('Fila ilegible', result.error.issues);
        return [];
      });
      if (rows.length > 0 && read.length === 0) {
        context.issues.push({ code: 'custom', message: 'no row can be read', input: rows });
      }
      return read;
    }),
  );

/** A page of a list, `{<key>: […], page}` (spec section 3, Page info), read as `{items, page, unreadable}`. */
export const pagedSchema = <Item>(key: string, rows: z.core.$ZodType<Item[]>) =>
  z.pipe(
    z.looseObject({ [key]: z.array(z.unknown()), page: pageSchema }),
    z.transform((body, context): Paged<Item> => {
      const sent = body[key] as unknown[];
      const result = z.safeParse(rows, sent);
      if (!result.success) {
        for (const issue of result.error.issues) {
          context.issues.push({
            code: 'custom',
            message: issue.message,
            path: [key, ...issue.path],
            input: sent,
          });
        }
        return z.NEVER;
      }
      const page = body.page as PageInfo;
      return { items: result.data, page, unreadable: sent.length - result.data.length };
    }),
  );

/** A `filtro` list, accepted bare (`[…]`) or wrapped (`{<key>: […]}`). */
export const filtroSchema = <Item>(key: string, rows: z.core.$ZodType<Item[]>) =>
  z.pipe(
    z.transform((body: unknown) =>
      typeof body === 'object' && body !== null && key in body
        ? (body as Record<string, unknown>)[key]
        : body,
    ),
    rows,
  );
