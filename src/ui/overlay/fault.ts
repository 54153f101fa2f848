/** The toast for an overlay that threw and was closed. */
export const FAULT =
  'Algo salió mal y se cerró. Lo demás sigue como estaba; el detalle quedó en la consola.';
