import type { Contacto, HojaRuta, Movimiento, Recibo, Vehiculo } from '../model';

/** One side of a shipment. A free-text client has only a name. */
export type Parte = Partial<Contacto> & { nombre: string };

export interface RemitoData {
  company: string;
  /** One page each. */
  copies: ('ORIGINAL' | 'DUPLICADO')[];
  movimiento: MovimientoPdf;
  origen: Parte;
  destino: Parte;
  subServicio: string | null;
}

/** A movement with the names of its relations. */
export type MovimientoPdf = Movimiento & {
  origen: string;
  destino: string;
  representante: string | null;
  servicio: string | null;
};

export interface ReciboData {
  company: string;
  recibo: Recibo;
  cliente: Contacto;
  /** Empty for a free receipt. */
  movimientos: MovimientoPdf[];
  /** `yyyy-mm-dd` */
  fecha: string;
}

export interface HojaRutaData {
  company: string;
  hojaRuta: HojaRuta;
  vehiculo: Vehiculo;
  /** The driver's name. */
  chofer: string;
  representante: string | null;
  movimientos: MovimientoPdf[];
}

export interface ReporteData {
  company: string;
  /** The active filters, with their Spanish labels. */
  filtros: [label: string, value: string][];
  movimientos: MovimientoPdf[];
  /** Today, as `yyyy-mm-dd`. */
  fecha: string;
}
