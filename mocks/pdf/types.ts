import type { Chofer, Contacto, HojaRuta, Movimiento, Recibo, Vehiculo } from '../model';

/** One side of a shipment. A client written as free text has only a name. */
export type Parte = Partial<Contacto> & { nombre: string };

export type Copia = 'ORIGINAL' | 'DUPLICADO';

export interface RemitoData {
  company: string;
  /** One page for each entry, in this order. */
  copies: Copia[];
  movimiento: Movimiento;
  origen: Parte;
  destino: Parte;
  representante: string | null;
  servicio: string | null;
  subServicio: string | null;
}

/** A movement with the names of its relations, ready for a row of a printed table. */
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
  chofer: Chofer;
  representante: string | null;
  movimientos: MovimientoPdf[];
}

export interface ReporteData {
  company: string;
  /** The filters the report was asked with, as the person reads them. */
  filtros: [label: string, value: string][];
  movimientos: MovimientoPdf[];
  /** `yyyy-mm-dd`: the day the report is made. */
  fecha: string;
}
