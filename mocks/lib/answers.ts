import { z } from 'zod';

/**
 * What the API answers, field by field. An answer may carry more fields. Ids in `.meta` name the schemas in the OpenAPI document.
 */

const id = z.int().positive();
const text = z.string().nullable();
const pesos = z.number().meta({ description: 'Pesos' });
const fraction = z.number().nullable().meta({ description: 'A fraction: 0.1 is 10 %' });
const isoDate = z.iso.date();
const slashDate = z
  .string()
  .regex(/^\d{2}\/\d{2}\/\d{4}$/)
  .meta({ description: '`dd/mm/yyyy`; the panel reads `yyyy-mm-dd` as well' });

const contact = {
  id,
  nombre: z.string(),
  identificacion: text.meta({ description: 'The CUIT, with or without dashes' }),
  telefono: text,
  localidad: text,
  direccion: text,
  email: text,
};

export const cliente = z.strictObject(contact).meta({ id: 'Cliente' });

export const representante = z.strictObject(contact).meta({ id: 'Representante' });

export const chofer = z
  .strictObject({
    ...contact,
    fechaVencimientoLicencia: slashDate.nullable(),
    fechaIngreso: slashDate.nullable(),
  })
  .meta({ id: 'Chofer' });

export const vehiculo = z
  .strictObject({
    id,
    vehiculo: text,
    patente: text,
    fechaTecnica: slashDate.nullable(),
    fechaSeguro: slashDate.nullable(),
    fechaMatafuego: slashDate.nullable(),
    fechaRuta: slashDate.nullable(),
  })
  .meta({ id: 'Vehiculo' });

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

export const empleado = z
  .strictObject({
    ...contact,
    apellido: text,
    fechaIngreso: isoDate.nullable(),
    fechaNacimiento: isoDate.nullable(),
    fechaVencimientoLicencia: isoDate.nullable(),
    tipo: z
      .strictObject({ id, descripcion: text })
      .meta({ description: '1 Chofer, 2 Administrativo, 3 Sin asignar' }),
  })
  .meta({ id: 'Empleado' });

const side = z.strictObject({
  id: z.int().nonnegative().meta({ description: '0 where the client is a free text' }),
  nombre: z.string(),
});

export const movimiento = z
  .strictObject({
    id,
    fecha: slashDate,
    hora: z.string().meta({ description: '`hh:mm`' }),
    clienteOrigen: side.nullable(),
    clienteDestino: side.nullable(),
    representante: z.strictObject({ id, nombre: z.string() }).nullable(),
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
  .strictObject({ ...movimiento.shape, remitoPdf: pdf.optional() })
  .meta({ id: 'MovimientoCreated' });

const receipt = {
  id,
  cliente: z.strictObject({ id, nombre: z.string() }).nullable(),
  estado: z.strictObject({ nombre: z.string() }).nullable(),
  tipo: z.strictObject({ tipo: z.string() }),
  reciboNumero: z.string(),
  fechaGeneracion: z
    .string()
    .meta({ description: '`yyyy-mm-ddThh:mm:ss`, in the time of Buenos Aires' }),
  totalMonto: pesos,
  totalFlete: pesos,
  concepto: z.string(),
};

export const recibo = z.strictObject(receipt).meta({ id: 'Recibo' });

export const reciboConPdf = z
  .strictObject({
    ...receipt,
    pdfRecibo: pdf.nullable().meta({ description: 'null for a receipt without a document' }),
  })
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
    user: z.unknown().meta({ description: 'Anything: the panel keeps it as it is' }),
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

/** A page of a list: the rows under the entity's name. */
export const pageOf = (key: string, row: z.ZodType) =>
  z.strictObject({ [key]: z.array(row), page });

export const movimientosFound = z.strictObject({ movimientos: z.array(movimiento) });
export const movimientosOfDay = z.strictObject({
  movimientos: z.array(movimiento),
  totalMonto: pesos,
  totalFlete: pesos,
});

export const vehiculoOption = z.strictObject({ id, vehiculo: text, patente: text });
export const choferOption = z.strictObject({ id, nombre: z.string() });

export const remitoPdf = z.strictObject({ id, remitoPdf: pdf });
export const hojaDeRutaPdf = z.strictObject({ id, pdfHojaRuta: pdf });
export const reportePdf = z.strictObject({ reportePdf: pdf });

export const changed = z.strictObject({ actualizados: z.int().nonnegative() });

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
