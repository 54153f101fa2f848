import { z } from 'zod';

/**
 * What the API answers, field by field. An answer may carry more fields. Ids in `.meta` name the schemas in the OpenAPI document.
 */

export const id = z.int().min(1).meta({ format: 'int64' });
export const text = z.string().nullable();
const pesos = z.number().meta({ description: 'Pesos' });
const fraction = z.number().nullable().meta({ description: 'A fraction: 0.1 is 10 %' });
export const isoDate = z.iso.date();
export const answeredDate = z
  .string()
  .regex(/^(\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2})$/)
  .meta({
    description:
      '`dd/mm/yyyy`, as the API answered that the panel was written for, or `yyyy-mm-dd`, as in every request: the panel reads both',
  });

export const servicio = z
  .strictObject({
    id,
    nombre: z.string(),
    descripcion: text,
    precio: z.number().nullable().meta({ description: 'Pesos a bulto' }),
    porcentaje: fraction,
    contrareembolso: z.boolean(),
    porcentajeContrareembolso: fraction,
  })
  .meta({ id: 'Servicio', description: 'Has a price or a percentage, not both.' });

export const referencia = z
  .strictObject({
    id: z.int().nonnegative().meta({ format: 'int64' }),
    nombre: z.string(),
  })
  .meta({
    id: 'Referencia',
    description: 'Another record. Id 0 is a client that is only a free text.',
  });

export const movimiento = z
  .strictObject({
    id,
    fecha: answeredDate,
    hora: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .meta({ description: '`hh:mm`, in the time of Buenos Aires' }),
    clienteOrigen: referencia.nullable(),
    clienteDestino: referencia.nullable(),
    representante: referencia.nullable(),
    servicio: servicio.nullable(),
    subServicio: servicio.nullable(),
    remitoNumero: text,
    bultos: z.number(),
    subBultos: z.number().nullable(),
    monto: z.number().meta({ description: 'Pesos' }),
    montoPagado: z.boolean(),
    montoRendido: z.boolean(),
    flete: z
      .number()
      .meta({ description: 'Pesos. Includes contrareembolso, redespacho and seguro.' }),
    fletePagado: z.boolean(),
    fleteRendido: z.boolean(),
    seguro: pesos,
    redespacho: pesos,
    contrareembolso: pesos,
    valorDeclarado: pesos,
    cuentaCorriente: z.boolean(),
    observaciones: text,
    fleteACargoCliente: z
      .boolean()
      .meta({ description: 'true: the origin pays the freight; false: the destination' }),
  })
  .meta({ id: 'Movimiento' });

const pdf = z.string().meta({ contentEncoding: 'base64', contentMediaType: 'application/pdf' });

/** A creation may bring its remito, which spares the panel a call. */
export const movimientoCreated = z
  .intersection(movimiento, z.strictObject({ remitoPdf: pdf.optional() }))
  .meta({ id: 'MovimientoCreated' });

export const recibo = z
  .strictObject({
    id,
    cliente: referencia.nullable(),
    estado: z.strictObject({ nombre: z.string() }).nullable(),
    tipo: z.strictObject({ tipo: z.string() }),
    reciboNumero: z.string(),
    fechaGeneracion: z
      .string()
      .meta({ description: '`yyyy-mm-ddThh:mm:ss`, in the time of Buenos Aires' }),
    totalMonto: pesos,
    totalFlete: pesos,
    concepto: z.string(),
  })
  .meta({ id: 'Recibo' });

export const reciboConPdf = z
  .intersection(
    recibo,
    z.strictObject({
      pdfRecibo: pdf.nullable().meta({ description: 'null for a receipt without a document' }),
    }),
  )
  .meta({ id: 'ReciboConPdf' });

export const hojaDeRuta = z
  .strictObject({
    id,
    fecha: isoDate,
    representanteId: id.nullable(),
    vehiculoId: id,
    empleadoId: id.meta({ description: 'The driver: an employee whose function is Chofer' }),
    movimientoIds: z.array(id),
  })
  .meta({ id: 'HojaDeRuta' });

export const notificacion = z
  .strictObject({
    id,
    text: z.string().meta({ description: 'HTML; the panel shows it without scripts' }),
    urgency: z
      .enum(['high', 'medium', 'low'])
      .nullable()
      .meta({ description: "null: a person's own reminder, with the reminder's id" }),
    visto: z.boolean(),
  })
  .meta({ id: 'Notificacion' });

export const anotacion = z
  .strictObject({ id, texto: z.string(), fecha: isoDate })
  .meta({ id: 'Anotacion' });

export const sesion = z
  .strictObject({
    token: z.string().meta({ description: 'A JWT with `exp`, in seconds' }),
    user: z
      .record(z.string(), z.unknown())
      .meta({ description: 'Any fields: the panel keeps it as it is' }),
  })
  .meta({ id: 'Sesion' });

const page = z
  .strictObject({
    number: z.int().nonnegative().meta({ description: 'From 0' }),
    size: z.int().positive(),
    totalElements: z.int().nonnegative(),
    totalPages: z.int().nonnegative(),
  })
  .meta({ id: 'Page' });

/** A page of a list: the rows under the entity's name. `ClientePage` in the document. */
export const pageOf = (key: string, row: z.ZodType) =>
  z
    .strictObject({ [key]: z.array(row), page })
    .meta({ id: `${key.charAt(0).toUpperCase()}${key.slice(1)}Page` });

export const serviciosFound = z
  .strictObject({ servicio: z.array(servicio) })
  .meta({ id: 'ServiciosFound' });
export const movimientosFound = z
  .strictObject({ movimientos: z.array(movimiento) })
  .meta({ id: 'MovimientosFound' });
export const movimientosOfDay = z
  .intersection(movimientosFound, z.strictObject({ totalMonto: pesos, totalFlete: pesos }))
  .meta({ id: 'MovimientosOfDay' });

export const vehiculoOption = z
  .strictObject({ id, vehiculo: text, patente: text })
  .meta({ id: 'VehiculoOption' });

export const remitoPdf = z.strictObject({ id, remitoPdf: pdf }).meta({ id: 'RemitoPdf' });
export const hojaDeRutaPdf = z.strictObject({ id, pdfHojaRuta: pdf }).meta({ id: 'HojaDeRutaPdf' });
export const reportePdf = z.strictObject({ reportePdf: pdf }).meta({ id: 'ReportePdf' });

export const changed = z
  .strictObject({ actualizados: z.int().nonnegative() })
  .meta({ id: 'Actualizados' });

/** Every error. */
export const problem = z
  .strictObject({
    message: z.string().meta({ description: 'In Spanish: the panel shows it as it is' }),
    errores: z
      .array(z.strictObject({ campo: z.string(), detalle: z.string() }))
      .optional()
      .meta({ description: 'What a 400 refuses, field by field' }),
  })
  .meta({ id: 'Problem' });
