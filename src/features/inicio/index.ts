export { figureQuery, figureSearches } from './figure-queries';
export { papelesQueries } from './papeles';
export { InicioPage } from './inicio-page';
