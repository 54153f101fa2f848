import { expect, type Locator, type Page } from '@playwright/test';
import { MASTER_DATA } from '../../test/server/master-data';
import { boxesOf } from './table';

/** A path, and the steps that show the screen in use. */
export interface Screen {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  /** Only the sign-in. */
  signedOut?: boolean;
}

/** The two widths at which every screen must work. */
export const SIZES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

/** A picked option in a URL. */
export const encoded = (option: object): string => encodeURIComponent(JSON.stringify(option));

const CLIENTE = encoded({ id: 1, nombre: 'Agroinsumos del Sur S.A.' });
export const HOJA_DE_RUTA = 'hoja-de-ruta?fecha=2026-11-20&tipo=todos&buscado=true';
export const HOJA_CON_VENCIDOS = `${HOJA_DE_RUTA}&chofer=${encoded({ id: 15, nombre: 'Maldonado, Héctor' })}&vehiculo=${encoded({ id: 1, nombre: 'Iveco Daily 35S14', patente: 'AB 123 CD' })}`;
export const CONTRAREEMBOLSO = `contrareembolso?cliente=${CLIENTE}&fechaDesde=2026-10-01&fechaHasta=2026-11-20&buscado=true`;
export const REPORTES = 'reportes?fechaDesde=2026-11-18&fechaHasta=2026-11-20&buscado=true';

export const POR_RENDIR = 'contrareembolso/por-rendir';
export const DEUDORES =
  'reportes/deudores?fechaDesde=2026-07-01&fechaHasta=2026-11-20&fletePagado=%22false%22&buscado=true';

/** A client that owes fletes of several ages, and is owed a monto. Its name is the longest. */
export const CUENTA = 'clientes/6/cuenta';

/** Consultas with every filter but the remito. */
export const ALL_FILTERS = `reportes?cliente=${CLIENTE}&representante=${encoded({ id: 3, nombre: 'Encomiendas Bolívar' })}&destino=${encoded({ id: 2, nombre: 'Almacén de Ramos Generales La Unión' })}&fechaDesde=2026-11-01&fechaHasta=2026-11-30&montoPagado=%22false%22&fletePagado=%22true%22&cuentaCorriente=%22true%22&fleteACargoDeOrigen=%22true%22&buscado=true`;

export async function selectRows(page: Page, count: number): Promise<void> {
  const rows = boxesOf(page);
  for (let index = 0; index < count; index += 1) await rows.nth(index).check();
}

/** How far the page itself scrolls sideways, in px. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Types a text whose best match is the wanted option, and presses Enter. */
export async function pick(
  form: Page | Locator,
  name: string,
  typed: string,
  wanted: string,
): Promise<void> {
  const picker = form.getByRole('combobox', { name });
  await picker.fill(typed);
  await picker.press('Enter');
  await expect(picker).toHaveValue(wanted);
}

export async function fillMovimiento(page: Page): Promise<void> {
  await pick(page, 'Cliente Origen', 'bulonera', 'Bulonera Mediterránea S.R.L.');
  await pick(page, 'Cliente Destino', 'ferreteria', 'Ferretería Industrial Peña');
  await page.getByLabel('Nro Remito', { exact: true }).fill('0002-00000001');
  await pick(page, 'Servicio', 'mediana', 'Encomienda mediana');
  await page.getByLabel('Bultos', { exact: true }).fill('3');
  await page.getByLabel('Monto', { exact: true }).fill('1234,5');
}

const selectTwo = (page: Page): Promise<void> => selectRows(page, 2);

/** Every route of the panel, some in several states. */
export const SCREENS: readonly Screen[] = [
  { name: 'login', path: 'login', signedOut: true },
  { name: 'inicio', path: '' },
  { name: 'clientes', path: 'clientes', prepare: (page) => selectRows(page, 1) },
  {
    name: 'clientes-eliminar',
    path: 'clientes',
    prepare: async (page) => {
      await selectRows(page, 2);
      await page.getByRole('button', { name: 'Eliminar' }).click();
      // The dialog's chunk loads when it first opens.
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'clientes-sin-resultados', path: 'clientes?texto=zzz' },
  { name: 'clientes-editar', path: 'clientes/7' },
  { name: 'clientes-agregar', path: 'agregar-cliente' },
  { name: 'cuenta', path: CUENTA, prepare: (page) => selectRows(page, 2) },
  { name: 'movimientos', path: 'movimientos', prepare: fillMovimiento },
  { name: 'movimientos-editar', path: 'movimientos/130' },
  ...MASTER_DATA.filter(({ table }) => table !== 'clientes').flatMap(({ table, agregar }) => [
    { name: table, path: table },
    { name: `${table}-editar`, path: `${table}/1` },
    { name: `${table}-agregar`, path: agregar.slice(1) },
  ]),
  { name: 'hoja-de-ruta', path: HOJA_DE_RUTA, prepare: selectTwo },
  { name: 'recibos-menu', path: 'recibos-menu' },
  { name: 'ver-recibos', path: 'ver-recibos' },
  { name: 'recibos', path: 'recibos' },
  { name: 'contrareembolso', path: CONTRAREEMBOLSO, prepare: selectTwo },
  { name: 'contrareembolso-por-rendir', path: POR_RENDIR },
  { name: 'reportes', path: REPORTES, prepare: selectTwo },
  { name: 'reportes-deudores', path: DEUDORES },
  { name: 'vencimientos', path: 'vencimientos', prepare: selectTwo },
  { name: 'manual', path: 'manual' },
  { name: 'manual-pagina', path: 'manual/hoja-de-ruta' },
];
