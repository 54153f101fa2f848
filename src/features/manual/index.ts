export { ManualPage, PaginaPage } from './manual-page';
export { searchManual } from './search-manual';
