export { figureQuery, figureSearches } from './figure-queries';
export { InicioPage } from './inicio-page';
