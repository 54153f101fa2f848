import { z } from 'zod';

/**
 * The request contract's vocabulary. It shares nothing with the panel, so that an error in the panel's schemas cannot hide here.
 *
 * `.meta` tells the OpenAPI document what a JSON schema would lose: refinements, and (as `wire`) the type that a query's text stands for.
 */

/** Calendar date `yyyy-mm-dd`; the 31st of February is refused. */
export const date = z.iso.date();

export const id = z.int().min(1).meta({ format: 'int64' });

/** Pesos with at most two decimals: refuses floating-point errors such as 0.30000000000000004. */
export const signedPesos = z
  .number()
  .refine((value) => Number(value.toFixed(2)) === value, 'se esperaba un importe con dos decimales')
  .meta({ description: 'Pesos with at most two decimals' });

export const pesos = signedPesos.nonnegative();

/** Whole pesos, as the movement editor sends seguro and redespacho. */
export const wholePesos = z.int().nonnegative().meta({ description: 'Whole pesos' });

export const count = z.int().nonnegative();

/** Percentages travel as fractions; above 1 is unusual but allowed. */
export const fraction = z
  .number()
  .nonnegative()
  .max(1000)
  .meta({ description: 'A fraction: 0.1 is 10 %' });

const nonEmpty = z.string().trim().min(1);
const clears = { description: 'Empty clears it, absent leaves it' };

/** A create leaves empty fields out, so it must not send an empty string; absent is stored as null. */
export const optionalText = nonEmpty.optional().transform((value) => value ?? null);
export const optionalDate = date.optional().transform((value) => value ?? null);

/** In an edit, an absent field stays as it was and an empty string clears it. */
export const editableText = z
  .string()
  .trim()
  .meta(clears)
  .transform((value) => (value === '' ? null : value))
  .optional();
export const editableDate = z
  .union([date, z.literal('')])
  .meta(clears)
  .transform((value) => (value === '' ? null : value))
  .optional();

/** Text that may be null, under a key that must be present. */
export const nullableText = z
  .string()
  .trim()
  .nullable()
  .transform((value) => (value === '' ? null : value));

export const requiredName = z
  .string({ error: (issue) => (issue.input === undefined ? 'es obligatorio' : undefined) })
  .trim()
  .min(1, 'es obligatorio');

export const newId = z.literal(0).meta({ type: 'integer', format: 'int64' });

export const uniqueIds = z
  .array(id)
  .min(1)
  .refine((ids) => new Set(ids).size === ids.length, 'hay ids repetidos')
  .meta({ uniqueItems: true });

const digits = z
  .string()
  .regex(/^\d{1,15}$/, 'se esperaba un número entero')
  .transform(Number)
  .meta({ wire: { type: 'integer', minimum: 0 } });

const wireId = { type: 'integer', minimum: 1, format: 'int64' };

export const queryId = digits.pipe(id).meta({ wire: wireId });
export const queryFlag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .meta({ wire: { type: 'boolean' } });
export const queryPesos = z
  .string()
  .regex(/^\d+(\.\d{1,2})?$/, 'se esperaba un importe')
  .transform(Number)
  .meta({ wire: { type: 'number', minimum: 0, description: 'Pesos with at most two decimals' } });
/** A query parameter given once or several times. */
export const queryIds = z
  .union([queryId.transform((one) => [one]), z.array(queryId)])
  .pipe(uniqueIds)
  .meta({ wire: { type: 'array', items: wireId, minItems: 1, uniqueItems: true } });

const pageNumber = digits.meta({ wire: { type: 'integer', minimum: 0, description: 'From 0' } });
const pageSize = digits.pipe(z.int().min(1).max(1000)).meta({
  wire: {
    type: 'integer',
    minimum: 1,
    maximum: 1000,
    description: 'Rows a page: 10 in a list, 200 where the panel reads all of it, as to export it',
  },
});
const searched = z
  .string()
  .optional()
  .meta({ description: 'Rows that contain it in any column, whatever the case and the accents' });

/** `pagina`, `cantidad`, `texto`: every paged list but the drivers'. */
export const listQuery = z
  .strictObject({ pagina: pageNumber, cantidad: pageSize, texto: searched })
  .transform(({ pagina, cantidad, texto }) => ({ number: pagina, size: cantidad, texto }));

/** `page`, `size`, `texto`: the drivers' list. */
export const driverListQuery = z
  .strictObject({ page: pageNumber, size: pageSize, texto: searched })
  .transform(({ page, size, texto }) => ({ number: page, size, texto }));

/** The receipts' list: both parameters have defaults. */
export const receiptListQuery = z
  .strictObject({
    pagina: pageNumber.default(0),
    cantidad: pageSize.default(10),
    texto: searched,
  })
  .transform(({ pagina, cantidad, texto }) => ({ number: pagina, size: cantidad, texto }));

/** Picker search whose `texto` may be blank. */
export const pickerQuery = z.strictObject({ texto: z.string().optional() });
/** Picker search whose `texto` is sent only when there is some. */
export const nonEmptyPickerQuery = z.strictObject({ texto: nonEmpty.optional() });

export const idParams = z.strictObject({ id: queryId });
