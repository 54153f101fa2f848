export { HojaDeRutaPage } from './hoja-de-ruta-page';
export { hojaDeRutaSearchSchema } from './hoja-de-ruta-search';
