export { redirectToVista } from './vistas';
export { Vistas } from './vistas-button';
