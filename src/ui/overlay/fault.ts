/** The toast for an overlay that threw and was closed. */
export const FAULT =
  'Algo salió mal y se cerró. Lo demás sigue como estaba; el detalle quedó en la consola.';

/** The toast for an overlay whose chunk failed to load. */
export const MISSING =
  'No se pudo abrir. Revisá la conexión y probá de nuevo, o recargá la página.';
