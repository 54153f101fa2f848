import * as buscar from '../../../docs/manual/buscar.mdx';
import * as camara from '../../../docs/manual/camara.mdx';
import * as cuentas from '../../../docs/manual/cuentas.mdx';
import * as deshacer from '../../../docs/manual/deshacer.mdx';
import * as entrar from '../../../docs/manual/entrar.mdx';
import * as etiquetas from '../../../docs/manual/etiquetas.mdx';
import * as excel from '../../../docs/manual/excel.mdx';
import * as fallas from '../../../docs/manual/fallas.mdx';
import * as fichas from '../../../docs/manual/fichas.mdx';
import * as hojaDeRuta from '../../../docs/manual/hoja-de-ruta.mdx';
import * as palabras from '../../../docs/manual/palabras.mdx';
import * as recibos from '../../../docs/manual/recibos.mdx';
import * as recordatorios from '../../../docs/manual/recordatorios.mdx';
import * as registrar from '../../../docs/manual/registrar.mdx';
import * as teclas from '../../../docs/manual/teclas.mdx';

/** By their name in the URL, in reading order. */
const BY_NAME = {
  entrar,
  registrar,
  buscar,
  'hoja-de-ruta': hojaDeRuta,
  recibos,
  cuentas,
  deshacer,
  etiquetas,
  camara,
  excel,
  fichas,
  palabras,
  recordatorios,
  teclas,
  fallas,
};

export const PAGINAS = Object.entries(BY_NAME).map(([nombre, { default: Contenido, ...page }]) => ({
  nombre,
  Contenido,
  ...page,
}));

export type Pagina = (typeof PAGINAS)[number];
