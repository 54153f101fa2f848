type Archivo = typeof import('../../../docs/manual/entrar.mdx');

const ARCHIVOS = import.meta.glob<Archivo>('../../../docs/manual/*.mdx', { eager: true });

/** In reading order. */
const NOMBRES =
  'entrar registrar buscar hoja-de-ruta recibos cuentas deshacer etiquetas camara excel planilla fichas palabras recordatorios teclas fallas'.split(
    ' ',
  );

export const PAGINAS = Object.entries(ARCHIVOS)
  .map(([path, { default: Contenido, ...page }]) => ({
    nombre: path.replaceAll(/^.*\/|\.mdx$/g, ''),
    Contenido,
    ...page,
  }))
  .sort((a, b) => NOMBRES.indexOf(a.nombre) - NOMBRES.indexOf(b.nombre));

export type PaginaDeManual = (typeof PAGINAS)[number];
