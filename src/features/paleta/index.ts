export type { Entry } from './items';
export { Paleta } from './paleta';
