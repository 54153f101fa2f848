export const FAULT =
  'Algo salió mal y se cerró. Lo demás sigue como estaba; el detalle quedó en la consola.';

export const MISSING =
  'No se pudo abrir. Revisá la conexión y probá de nuevo, o recargá la página.';
