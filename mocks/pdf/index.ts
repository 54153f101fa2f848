export { hojaRutaPdf } from './hoja-de-ruta';
export { reciboPdf } from './recibo';
export { remitoPdf } from './remito';
export { reportePdf } from './reporte';
export type {
  Copia,
  HojaRutaData,
  MovimientoPdf,
  Parte,
  ReciboData,
  RemitoData,
  ReporteData,
} from './types';
