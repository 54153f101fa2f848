export { ENTRIES } from './menu';
export { NotFoundPage, RouteErrorPage } from './fallback-pages';
export { PanelShell } from './panel-shell';
