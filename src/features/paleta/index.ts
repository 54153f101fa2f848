export { Paleta } from './paleta';
