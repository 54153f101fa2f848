export { ContrareembolsoPage } from './contrareembolso-page';
export { CrearReciboPage } from './crear-recibo-page';
export { contrareembolsoSearchSchema } from './contrareembolso-search';
export { RecibosMenuPage } from './recibos-menu-page';
export { recibosQueries } from './recibos.queries';
export { VerRecibosPage } from './ver-recibos-page';
