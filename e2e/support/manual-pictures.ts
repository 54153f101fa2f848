import type { Locator, Page } from '@playwright/test';

/** A picture of the manual: part of a screen in one of its states. */
interface ManualPicture {
  /** File name in docs/manual, without the extension. */
  file: string;
  /** A state's name in e2e/support/states.ts. */
  state: string;
  /** The window's, for what fills it. */
  size?: { width: number; height: number };
  show: (page: Page) => Locator[];
}

const dialog = (page: Page) => [page.getByRole('dialog')];

export const MANUAL_PICTURES: readonly ManualPicture[] = [
  {
    file: 'entrar',
    state: 'login',
    show: (page) => [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('form', { name: 'Iniciar Sesión' }),
    ],
  },
  {
    file: 'registrar',
    state: 'movimientos',
    show: (page) => [page.getByRole('form', { name: 'Nuevo movimiento' })],
  },
  {
    file: 'buscar',
    state: 'palette: records',
    show: (page) => [page.getByRole('combobox'), page.getByRole('group', { name: 'Clientes' })],
  },
  {
    file: 'deshacer',
    state: 'reportes: a bulk change to undo',
    show: (page) => [page.getByRole('group', { name: 'Acciones sobre la selección' })],
  },
  { file: 'papeles', state: 'hoja-de-ruta: papers asked about', show: dialog },
  {
    file: 'recibos',
    state: 'contrareembolso',
    show: (page) => [
      page.getByRole('table', { name: 'Movimientos' }),
      page.getByText('va aparte en el recibo'),
    ],
  },
  {
    file: 'cuentas',
    state: 'cuenta',
    show: (page) => [page.getByRole('table', { name: 'Antigüedad' })],
  },
  {
    file: 'camara',
    state: 'hoja-de-ruta: camera',
    size: { width: 844, height: 480 },
    show: dialog,
  },
  { file: 'etiquetas', state: 'reportes: labels of two', show: dialog },
  {
    file: 'excel',
    state: 'reportes: Exportar open',
    show: (page) => [
      page.getByRole('button', { name: 'Columnas' }),
      page.getByRole('button', { name: 'Tildar por remito' }),
      page.getByRole('menu'),
    ],
  },
  {
    file: 'planilla',
    state: 'planilla: rows',
    show: (page) => [
      page.getByText('Falta resolver un cliente'),
      page.getByRole('table', { name: 'Filas de la planilla' }),
    ],
  },
  {
    file: 'recordatorios',
    state: 'inicio',
    show: (page) => [
      page.getByRole('heading', { name: 'Notificaciones' }),
      page.getByRole('region', { name: 'Para hoy' }),
      page.getByRole('button', { name: 'Agregar Recordatorio' }),
    ],
  },
  { file: 'fallas', state: 'print window blocked', show: dialog },
];
