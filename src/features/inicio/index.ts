export { InicioPage } from './inicio-page';
