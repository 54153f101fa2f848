export { FechaVencimiento, MarcaVencimiento } from './fecha-vencimiento';
