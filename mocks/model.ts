import { z } from 'zod';
import { isoDay, name, recordOf, slashDay, words, type RowOf } from './lib/record';

/**
 * The rows the mock API stores. Field names are the server's, from the contract's list of entities; relations are kept as ids and are
 * expanded when a response is written. Dates are `yyyy-mm-dd`, amounts are pesos, percentages are fractions (0.1 is 10 %).
 */

const CONTACTO = {
  nombre: name,
  identificacion: {
    ...words,
    answer: words.answer.meta({ description: 'The CUIT, with or without dashes' }),
  },
  telefono: words,
  localidad: words,
  direccion: words,
  email: words,
};

export const cliente = recordOf('Cliente', CONTACTO, 'Sends or receives shipments.');
export type Contacto = RowOf<typeof cliente>;
export type Cliente = Contacto;

export const representante = recordOf(
  'Representante',
  CONTACTO,
  'An agency that works for the carrier in another town.',
);
export type Representante = Contacto;

export const chofer = recordOf('Chofer', {
  ...CONTACTO,
  fechaVencimientoLicencia: slashDay,
  fechaIngreso: slashDay,
});
export type Chofer = RowOf<typeof chofer>;

export const vehiculo = recordOf('Vehiculo', {
  vehiculo: words,
  patente: words,
  fechaTecnica: slashDay,
  fechaSeguro: slashDay,
  fechaMatafuego: slashDay,
  fechaRuta: slashDay,
});
export type Vehiculo = RowOf<typeof vehiculo>;

const tipoId = z.literal([1, 2, 3]).meta({ type: 'integer', format: 'int64' });

export const empleado = recordOf('Empleado', {
  ...CONTACTO,
  apellido: words,
  fechaIngreso: isoDay,
  fechaNacimiento: isoDay,
  fechaVencimientoLicencia: isoDay,
  tipoId: { create: tipoId, edit: tipoId, answer: tipoId },
});
export type Empleado = RowOf<typeof empleado>;

export interface Servicio {
  id: number;
  nombre: string;
  descripcion: string | null;
  precio: number | null;
  porcentaje: number | null;
  contrareembolso: boolean;
  porcentajeContrareembolso: number | null;
}

export interface Movimiento {
  id: number;
  fecha: string;
  /** `hh:mm` */
  hora: string;
  clienteOrigenId: number | null;
  clienteOrigenNombre: string | null;
  clienteDestinoId: number | null;
  clienteDestinoNombre: string | null;
  representanteId: number | null;
  servicioId: number | null;
  subServicioId: number | null;
  remitoNumero: string | null;
  bultos: number;
  subBultos: number | null;
  monto: number;
  montoPagado: boolean;
  montoRendido: boolean;
  /** Stored freight: the net value the client sent plus contrareembolso, redespacho and seguro. */
  flete: number;
  fletePagado: boolean;
  fleteRendido: boolean;
  seguro: number;
  redespacho: number;
  contrareembolso: number;
  valorDeclarado: number;
  cuentaCorriente: boolean;
  observaciones: string | null;
  /** true: origin pays; false: destination pays. */
  fleteACargoCliente: boolean;
}

export interface Recibo {
  id: number;
  /** null in receipts imported from an older system, which have no PDF either. */
  clienteId: number | null;
  estado: string | null;
  tipo: string;
  reciboNumero: string;
  /** `yyyy-mm-ddThh:mm:ss`, local time of the carrier. */
  fechaGeneracion: string;
  /** The day written on a free receipt, when the person chose one. */
  fecha?: string;
  totalMonto: number;
  totalFlete: number;
  concepto: string;
  /** The amount in words, as the client sent it. */
  importeEnLetras: string;
  movimientoIds: number[];
}

export interface HojaRuta {
  id: number;
  fecha: string;
  representanteId: number | null;
  vehiculoId: number;
  /** The driver: an employee. */
  empleadoId: number;
  movimientoIds: number[];
}

export interface Notificacion {
  id: number;
  /** HTML */
  text: string;
  urgency: 'high' | 'medium' | 'low' | null;
  visto: boolean;
}

export interface Anotacion {
  id: number;
  texto: string;
  fecha: string;
}

export interface Usuario {
  id: number;
  username: string;
  password: string;
  nombre: string;
}
