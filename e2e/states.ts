import { type Page, expect } from '@playwright/test';
import type { MockApi } from '@mocks/api';
import { createSeed } from '@mocks/seed';
import { MASTER_DATA } from '../test/master-data';
import { DIA, insertMany } from '../test/seeded-day';
import { blockPrintWindows } from './printing';
import {
  CONTRAREEMBOLSO,
  ALL_FILTERS,
  CUENTA,
  DEUDORES,
  fillMovimiento,
  HOJA_CON_VENCIDOS,
  HOJA_DE_RUTA,
  POR_RENDIR,
  REPORTES,
  SCREENS,
  type Screen,
  selectRows,
  unfoldFilters,
} from './screens';
import { signIn } from './sign-in';
import { toast } from './toasts';

interface Stage {
  page: Page;
  api: MockApi;
  setNow: (now: string) => Promise<void>;
}

/** A screen in one of its states. */
export interface State extends Omit<Screen, 'prepare'> {
  /** Sets up the server before the screen opens. */
  arrange?: (api: MockApi) => void;
  /** Brings the screen to the state, and waits for it. */
  reach?: (stage: Stage) => Promise<void>;
  /** Console errors that the state causes. */
  logs?: RegExp;
  /** The only width at which the state exists. */
  only?: 'desktop' | 'phone';
  /** A popup that a change of width closes or leaves behind: reopen it. */
  closesOnResize?: true;
}

const LISTS = [
  ...MASTER_DATA.map(({ path, api, table }) => [path.slice(1), api, table] as const),
  ['movimientos', '/movimientos/', 'movimientos'],
  ['ver-recibos', '/v1/recibos/', 'recibos'],
] as const;

const DETAILS = [
  ...MASTER_DATA.map(({ path, api }) => [`${path.slice(1)}/1`, `${api}1`] as const),
  ['movimientos/130', '/movimientos/130'],
] as const;

const SEARCHES = [
  ['hoja-de-ruta', HOJA_DE_RUTA, '/hoja-rutas/movimientos'],
  ['contrareembolso', CONTRAREEMBOLSO, '/movimientos/para-recibo'],
  ['reportes', REPORTES, '/reportes/'],
] as const;

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const waiting = (page: Page) =>
  page.locator('[aria-busy="true"], .mantine-Skeleton-root').or(page.getByText('Cargando...'));

/** Goes offline once the idle browser has prefetched what it wants: a fetch cut in between would log an error. */
async function goOffline(page: Page): Promise<void> {
  await page.locator('.mantine-Notifications-root').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/** Opens the command palette and types a text. */
async function openPaleta(page: Page, text = ''): Promise<void> {
  await page.keyboard.press('Control+K');
  const field = page.getByRole('combobox', { name: 'Buscar en el panel' });
  await expect(field).toBeFocused();
  await field.fill(text);
}

/** Opens what can be printed of the ticked movements. */
async function openImprimir(page: Page): Promise<void> {
  await press(page, 'Imprimir tildados');
  await expect(page.getByRole('menuitem', { name: /^Remitos/ })).toBeVisible();
}

/** A toast stays open while the focus is in it. */
async function holdToast(page: Page, text: string): Promise<void> {
  await toast(page, text).getByRole('button', { name: 'Descartar aviso' }).focus();
}

function loads(path: string) {
  return {
    loading: {
      arrange: (api: MockApi) => void api.faults.add({ method: 'GET', path, fault: 'hang' }),
      reach: ({ page }: Stage) => expect(waiting(page).first()).toBeVisible(),
    },
    failed: {
      arrange: (api: MockApi) => void api.faults.add({ method: 'GET', path, fault: 'status-500' }),
      reach: ({ page }: Stage) =>
        expect(page.getByRole('main').getByRole('alert').first()).toBeVisible(),
      logs: /500/,
    },
  };
}

const plain: State[] = SCREENS.map(({ prepare, ...screen }) => ({
  ...screen,
  ...(prepare && { reach: ({ page }) => prepare(page) }),
}));

const lists: State[] = LISTS.flatMap(([path, call, entity]) => {
  const { loading, failed } = loads(call);
  return [
    { name: `${path}: loading`, path, ...loading },
    { name: `${path}: load error`, path, ...failed },
    {
      name: `${path}: empty`,
      path,
      arrange: (api) => api.db.load({ ...createSeed({ now: api.clock() }), [entity]: [] }),
      reach: ({ page }) => expect(page.getByText(/: 0$/)).toBeVisible(),
    },
    {
      name: `${path}: rows selected`,
      path,
      reach: async ({ page }) => {
        await page.getByRole('checkbox', { name: 'Seleccionar todas las filas' }).check();
        await expect(page.getByText('10 seleccionados')).toBeVisible();
      },
    },
  ] satisfies State[];
});

const details: State[] = DETAILS.flatMap(([path, call]) => {
  const { loading, failed } = loads(call);
  return [
    { name: `${path}: loading`, path, ...loading },
    { name: `${path}: load error`, path, ...failed },
  ];
});

const searches: State[] = SEARCHES.flatMap(([name, path, call]) => {
  const { loading, failed } = loads(call);
  return [
    { name: `${name}: not searched`, path: name },
    {
      name: `${name}: filters unfolded`,
      path,
      reach: ({ page }) => unfoldFilters(page),
    },
    { name: `${name}: loading`, path, ...loading },
    { name: `${name}: search error`, path, ...failed },
    {
      name: `${name}: nothing found`,
      path: path.replaceAll('2026-', '2019-'),
      reach: ({ page }: Stage) =>
        expect(page.getByText('No hay movimientos para los filtros seleccionados.')).toBeVisible(),
    },
    {
      name: `${name}: editor open`,
      path,
      reach: async ({ page }: Stage) => {
        await selectRows(page, 1);
        await press(page, 'Editar Movimiento');
        await expect(dialog(page).getByLabel('Observaciones')).toBeVisible();
      },
    },
  ];
});

const cuentas: State[] = [
  { name: 'cuenta: loading', path: CUENTA, ...loads('/reportes/').loading },
  { name: 'cuenta: load error', path: CUENTA, ...loads('/reportes/').failed },
  { name: 'cuenta: client load error', path: CUENTA, ...loads('/clientes/6').failed },
  {
    name: 'cuenta: nothing owed',
    path: `${CUENTA}?desde=2026-11-21`,
    reach: ({ page }) => expect(page.getByText('Nada desde el 21/11/2026.').first()).toBeVisible(),
  },
  {
    name: 'cuenta: asked before marking',
    path: CUENTA,
    reach: async ({ page }) => {
      await selectRows(page, 2);
      await press(page, 'Marcar fletes como pagados');
      await expect(dialog(page).getByText(/queda pagado/)).toBeVisible();
    },
  },
  {
    name: 'cuenta: text for WhatsApp',
    path: CUENTA,
    reach: async ({ page }) => {
      await expect(page.getByRole('row')).not.toHaveCount(0);
      await press(page, 'Copiar para WhatsApp');
      await expect(dialog(page).getByLabel('Texto')).toBeFocused();
    },
  },
  { name: 'deudores: loading', path: DEUDORES, ...loads('/reportes/').loading },
  { name: 'deudores: load error', path: DEUDORES, ...loads('/reportes/').failed },
  {
    name: 'deudores: nothing found',
    path: DEUDORES.replaceAll('2026-', '2019-'),
    reach: ({ page }) =>
      expect(page.getByText('No hay movimientos para los filtros seleccionados.')).toBeVisible(),
  },
  {
    name: 'deudores: by town',
    path: `${DEUDORES}&por=localidad`,
    reach: ({ page }) => expect(page.getByRole('link', { name: 'Sin localidad' })).toBeVisible(),
  },
  {
    name: 'deudores: movements of one',
    path: `${DEUDORES}&grupo=%226%22`,
    reach: ({ page }) => expect(page.getByText('3 resultados')).toBeVisible(),
  },
  { name: 'por rendir: loading', path: POR_RENDIR, ...loads('/reportes/').loading },
  { name: 'por rendir: load error', path: POR_RENDIR, ...loads('/reportes/').failed },
  {
    name: 'por rendir: nothing',
    path: `${POR_RENDIR}?desde=2026-11-25`,
    reach: ({ page }) =>
      expect(page.getByText('Nada por rendir desde el 25/11/2026.')).toBeVisible(),
  },
  {
    name: 'por rendir: some were refused',
    path: `${POR_RENDIR}?remitente=%2246%22`,
    arrange: (api) => void api.faults.add({ method: 'PATCH', path: '*', fault: 'status-422' }),
    reach: async ({ page }) => {
      await selectRows(page, 2);
      await press(page, 'Marcar como rendidos');
      await press(page, 'Confirmar');
      await expect(page.getByText('2 movimientos sin rendir')).toBeVisible();
    },
    logs: /422/,
  },
];

const others: State[] = [
  {
    name: 'login: refused',
    path: 'login',
    signedOut: true,
    reach: async ({ page }) => {
      await page.getByLabel('Usuario').fill('admin');
      await page.getByRole('textbox', { name: 'Contraseña' }).fill('otra');
      await press(page, 'Ingresar');
      await expect(page.getByLabel('Usuario')).toHaveAttribute('aria-invalid', 'true');
    },
    logs: /./,
  },
  {
    name: 'login: clock ahead',
    path: 'login',
    signedOut: true,
    reach: async ({ page }) => {
      await page.context().clock.setFixedTime('2027-11-20T10:30:00-03:00');
      await signIn(page);
      await expect(page.getByText('El reloj de esta computadora está adelantado')).toBeVisible();
    },
    logs: /ClockAheadError/,
  },
  {
    name: 'nothing is kept',
    path: 'login',
    signedOut: true,
    reach: async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(Storage.prototype, {
          setItem() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      });
      await page.reload();
      await signIn(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
      await expect(page.getByText('Este navegador no guarda nada')).toBeVisible();
    },
  },
  {
    name: 'cliente: conflict',
    path: 'clientes/7',
    reach: async ({ page, api: { db } }) => {
      await page.getByLabel('Teléfono').fill('351 111-1111');
      await page.getByLabel('Dirección').fill('Bv. San Juan 1200');
      const cliente = db.clientes.get(7);
      if (!cliente) throw new Error('no cliente 7');
      db.clientes.update(cliente, { telefono: '351 222-2222', direccion: '' });
      await press(page, 'Guardar Cambios');
      await expect(dialog(page).getByText('351 222-2222')).toBeVisible();
    },
  },
  {
    name: 'cliente: long message',
    path: 'clientes/7',
    arrange: (api) => {
      const message = 'El servicio de padrones no responde: intente nuevamente más tarde. '.repeat(
        9,
      );
      api.faults.add({ method: 'PATCH', path: '*', fault: 'status-422', message });
    },
    reach: async ({ page }) => {
      await page.getByLabel('Teléfono').fill('351 111-1111');
      await press(page, 'Guardar Cambios');
      await page.getByRole('main').getByText('Ver el resto').click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
    logs: /422/,
  },
  {
    name: 'palette open',
    path: 'clientes',
    reach: ({ page }) => openPaleta(page),
  },
  {
    name: 'palette: records',
    path: 'clientes',
    reach: async ({ page }) => {
      await openPaleta(page, '12');
      await expect(page.getByRole('group', { name: 'Movimientos' })).toBeVisible();
      await expect(dialog(page).getByText(/^\d+ resultados$/)).toBeVisible();
    },
  },
  {
    name: 'palette: pages of the manual',
    path: 'recibos-menu',
    reach: async ({ page }) => {
      await openPaleta(page, 'imprimir');
      await expect(page.getByRole('group', { name: 'Manual' })).toBeVisible();
      await expect(page.getByText('3 resultados')).toBeVisible();
    },
  },
  { name: 'manual: a page with tables', path: 'manual/teclas' },
  { name: 'manual: no such page', path: 'manual/no-existe' },
  {
    name: 'palette: nothing found, one search failed',
    path: 'clientes',
    arrange: (api) =>
      void api.faults.add({ method: 'GET', path: '/v1/vehiculos/', fault: 'status-500' }),
    reach: async ({ page }) => {
      await openPaleta(page, 'zzz');
      await expect(page.getByText('No se pudo buscar en vehículos', { exact: true })).toBeVisible();
    },
    logs: /500/,
  },
  {
    name: 'palette: nothing found',
    path: 'clientes',
    reach: async ({ page }) => {
      await openPaleta(page, 'zzz');
      await expect(page.getByText('Nada coincide con «zzz»')).toBeVisible();
    },
  },
  {
    name: 'palette: no connection',
    path: 'clientes',
    reach: async ({ page }) => {
      await openPaleta(page);
      await goOffline(page);
      await page.getByRole('combobox', { name: 'Buscar en el panel' }).fill('cli');
      await expect(page.getByText('Sin conexión: solo pantallas y acciones')).toBeVisible();
    },
  },
  {
    name: 'theme menu open',
    path: '',
    reach: async ({ page }) => {
      await page.getByRole('button', { name: /^Tema/ }).click();
      await expect(page.getByRole('menuitemradio', { name: 'Sistema' })).toBeVisible();
    },
  },
  {
    name: 'Entidades open',
    path: '',
    reach: async ({ page }) => {
      await page.getByRole('button', { name: /^Entidades/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Empleados' })).toBeVisible();
    },
  },
  {
    name: 'inicio: Leídas',
    path: '?notificaciones=leidas',
    reach: ({ page }) =>
      expect(page.getByRole('tab', { name: 'Leídas', selected: true })).toBeVisible(),
  },
  { name: 'inicio: loading', path: '', ...loads('/notificaciones/').loading },
  { name: 'inicio: load error', path: '', ...loads('/notificaciones/').failed },
  { name: 'inicio: figures loading', path: '', ...loads('/reportes/').loading },
  {
    name: 'inicio: figures failed',
    path: '',
    ...loads('/reportes/').failed,
    reach: ({ page }) => expect(page.getByText('No disponible', { exact: true })).toHaveCount(3),
  },
  {
    name: 'inicio: mark all dialog',
    path: '',
    reach: async ({ page }) => {
      await press(page, 'Marcar todas como leídas');
      await expect(dialog(page).getByRole('button', { name: 'Marcar todas' })).toBeVisible();
    },
  },
  {
    name: 'reminder dialog',
    path: '',
    reach: async ({ page }) => {
      await press(page, 'Agregar Recordatorio');
      await expect(dialog(page).getByLabel('Recordatorio')).toBeVisible();
    },
  },
  {
    name: 'reminder dialog: nothing typed',
    path: '',
    reach: async ({ page }) => {
      await press(page, 'Agregar Recordatorio');
      await dialog(page).getByRole('button', { name: 'Guardar' }).click();
      await expect(dialog(page).getByText('Escribí el recordatorio')).toBeVisible();
    },
  },
  {
    name: 'phone menu open',
    path: 'clientes',
    only: 'phone',
    reach: async ({ page }) => {
      await press(page, 'Abrir menú');
      await expect(page.getByRole('link', { name: 'Consultas' })).toBeInViewport();
    },
  },
  {
    name: 'menu folded',
    path: 'clientes',
    only: 'desktop',
    reach: async ({ page }) => {
      await press(page, 'Cerrar menú');
      await page.getByRole('link', { name: 'Empleados' }).hover();
      await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeVisible();
    },
  },
  { name: 'not found', path: 'no-existe' },
  { name: 'cliente not found', path: 'clientes/9999', logs: /404/ },
  {
    name: 'session expired',
    path: 'agregar-representante',
    reach: async ({ page, api, setNow }) => {
      const { token } = await api.issueSession({ seconds: 2 });
      await page.evaluate((short) => localStorage.setItem('jwtToken', short), token);
      await page.reload();
      await page.getByLabel('Nombre').fill('Ñandubay Cargas');
      await setNow('2026-11-20T10:31:00-03:00');
      await expect(dialog(page).getByLabel('Usuario')).toBeVisible();
    },
  },
  {
    name: 'print window blocked',
    path: 'ver-recibos',
    reach: async ({ page }) => {
      await blockPrintWindows(page);
      await selectRows(page, 1);
      await press(page, 'Imprimir');
      await expect(dialog(page).getByRole('link', { name: 'Abrir PDF' })).toBeVisible();
    },
  },
  {
    name: 'hoja-de-ruta: Imprimir tildados open',
    path: HOJA_DE_RUTA,
    closesOnResize: true,
    reach: async ({ page }) => {
      await selectRows(page, 2);
      await openImprimir(page);
    },
  },
  {
    name: 'hoja-de-ruta: printing',
    path: HOJA_DE_RUTA,
    arrange: (api) =>
      void api.faults.add({ method: 'GET', path: '/movimientos/{id}/remito', fault: 'hang' }),
    reach: async ({ page }) => {
      await selectRows(page, 2);
      await openImprimir(page);
      await page.getByRole('menuitem', { name: 'Remitos (2)' }).click();
      await expect(page.getByText('Preparados 0 de 2')).toBeVisible();
    },
  },
  {
    name: 'hoja-de-ruta: some not printed',
    path: HOJA_DE_RUTA,
    arrange: (api) =>
      void api.faults.add({ path: '/movimientos/{id}/remito', fault: 'status-500', times: 1 }),
    reach: async ({ page }) => {
      await selectRows(page, 2);
      await openImprimir(page);
      await page.getByRole('menuitem', { name: 'Remitos (2)' }).click();
      await expect(dialog(page).getByText(/^Se imprimió el resto/)).toBeVisible();
    },
    logs: /500/,
  },
  {
    name: 'reportes: 500 remitos asked about',
    path: `reportes?fechaDesde=${DIA}&fechaHasta=${DIA}&buscado=true`,
    arrange: (api) => insertMany(api, 500),
    reach: async ({ page }) => {
      await expect(page.getByText('500 resultados')).toBeVisible();
      await page.getByRole('checkbox', { name: /^Seleccionar todas/ }).check();
      await openImprimir(page);
      await page.getByRole('menuitem', { name: 'Remitos (500)' }).click();
      await expect(dialog(page).getByText(/un solo documento/)).toBeVisible();
    },
  },
  {
    name: 'ver-recibos: several ticked',
    path: 'ver-recibos',
    reach: async ({ page }) => {
      await selectRows(page, 2);
      await expect(page.getByRole('button', { name: 'Imprimir recibos (2)' })).toBeVisible();
    },
  },
  {
    name: 'Últimas impresiones open',
    path: 'ver-recibos',
    closesOnResize: true,
    reach: async ({ page }) => {
      await selectRows(page, 1);
      await press(page, 'Imprimir');
      await press(page, 'Últimas impresiones');
      await expect(dialog(page).getByRole('button', { name: /^Reimprimir/ })).toBeVisible();
    },
  },
  {
    name: 'palette: a movement to print',
    path: 'clientes',
    reach: async ({ page }) => {
      await openPaleta(page, '0001-00020137');
      await expect(page.getByRole('group', { name: 'Imprimir' })).toBeVisible();
    },
  },
  {
    name: 'agregar un cliente: drawer open',
    path: 'movimientos',
    reach: async ({ page }) => {
      await press(page, 'Agregar un cliente: Cliente Destino');
      await expect(dialog(page).getByLabel('Nombre')).toBeVisible();
    },
  },
  {
    name: 'picker open',
    path: 'movimientos',
    reach: async ({ page }) => {
      await page.getByRole('combobox', { name: 'Cliente Origen' }).fill('gomez');
      await expect(page.getByRole('option', { name: /^Gómez/ }).first()).toBeVisible();
    },
  },
  {
    name: 'picker without a match',
    path: 'movimientos',
    reach: async ({ page }) => {
      await page.getByRole('combobox', { name: 'Servicio' }).fill('zzz');
      await expect(page.getByText('Sin coincidencias.').filter({ visible: true })).toBeVisible();
    },
  },
  {
    name: 'picker searching',
    path: 'movimientos',
    arrange: (api) => void api.faults.add({ path: '/servicios/filtro', fault: 'hang' }),
    reach: async ({ page }) => {
      await page.getByRole('combobox', { name: 'Servicio' }).fill('zzz');
      await expect(page.getByText('Buscando…').filter({ visible: true })).toBeVisible();
    },
  },
  {
    name: 'calendar open',
    path: 'movimientos',
    closesOnResize: true,
    reach: async ({ page }) => {
      await page.getByRole('textbox', { name: 'Fecha', exact: true }).press('Alt+ArrowDown');
      await expect(page.getByRole('button', { name: /20 noviembre 2026/i })).toBeVisible();
    },
  },
  {
    name: 'movimientos: form folded',
    path: 'movimientos',
    reach: async ({ page }) => {
      await page.getByLabel('Nro Remito').fill('Frágil');
      await page.getByRole('searchbox', { name: 'Buscar Movimiento' }).click();
      await expect(page.getByRole('button', { name: /^Nuevo movimiento/ })).toBeVisible();
    },
  },
  {
    name: 'movimientos: field errors',
    path: 'movimientos',
    reach: async ({ page }) => {
      await page.getByLabel('Monto', { exact: true }).fill('mucho');
      await page.getByLabel('Bultos', { exact: true }).fill('dos');
      await press(page, 'Agregar Movimiento');
      await expect(page.getByText('Ingresá una cantidad entera')).toBeVisible();
    },
  },
  {
    name: 'movimientos: save error',
    path: 'movimientos',
    arrange: (api) =>
      void api.faults.add({ method: 'POST', path: '/movimientos/', fault: 'status-422' }),
    reach: async ({ page }) => {
      await fillMovimiento(page);
      await press(page, 'Agregar Movimiento');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
    logs: /422/,
  },
  {
    name: 'movimientos: sub-service on, flete typed',
    path: 'movimientos',
    reach: async ({ page }) => {
      await page.getByRole('switch', { name: 'Sub Servicio' }).check();
      await page.getByLabel('Flete', { exact: true }).fill('10');
      await expect(page.getByRole('button', { name: 'Recalcular Flete' })).toBeVisible();
    },
  },
  {
    name: 'movimientos: unregistered, and a warning',
    path: 'movimientos',
    reach: async ({ page }) => {
      for (const name of ['Cliente Origen', 'Cliente Destino']) {
        const picker = page.getByRole('combobox', { name });
        await picker.fill('Feriante de Paso');
        await picker.press('Tab');
      }
      await page.getByRole('button', { name: 'Más datos' }).click();
      await expect(page.getByText('Sin registrar')).toHaveCount(2);
      await expect(page.getByText('Origen y destino son el mismo cliente.')).toBeVisible();
    },
  },
  {
    name: 'movimientos: sheet of keys',
    path: 'movimientos',
    reach: async ({ page }) => {
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('Shift+?');
      await expect(dialog(page)).toContainText('Repetir último');
    },
  },
  {
    name: 'hoja-de-ruta: papers of drivers',
    path: 'hoja-de-ruta',
    reach: async ({ page }) => {
      await page.getByRole('combobox', { name: 'Chofer' }).click();
      await expect(page.getByRole('option', { name: 'Licencia vencida 17/11' })).toBeVisible();
    },
  },
  {
    name: 'hoja-de-ruta: papers of vehicles',
    path: 'hoja-de-ruta?fecha=2026-11-30',
    reach: async ({ page }) => {
      await page.getByRole('combobox', { name: 'Vehiculo' }).click();
      await expect(page.getByRole('option', { name: /Seguro vence 20\/11/ })).toBeVisible();
    },
  },
  {
    name: 'hoja-de-ruta: papers unread',
    path: HOJA_CON_VENCIDOS,
    arrange: (api) =>
      void api.faults.add({ method: 'GET', path: '/v1/empleados/{id}', fault: 'status-500' }),
    reach: async ({ page }) => {
      await expect(page.getByText('No se pudieron leer los papeles')).toBeVisible();
      await expect(page.getByText('Matafuego vencido 17/11')).toBeVisible();
    },
    logs: /500/,
  },
  {
    name: 'hoja-de-ruta: papers asked about',
    path: HOJA_CON_VENCIDOS,
    reach: async ({ page }) => {
      await expect(page.getByText('Licencia vencida 10/10')).toBeVisible();
      await expect(page.getByText('Matafuego vencido 17/11')).toBeVisible();
      await page.getByRole('button', { name: /^Crear hoja/ }).click();
      await expect(dialog(page)).toContainText('Licencia vencida 10/10');
    },
  },
  {
    name: 'hoja-de-ruta: asked with none ticked, and created',
    path: HOJA_CON_VENCIDOS,
    reach: async ({ page }) => {
      await page.getByRole('button', { name: /^Crear hoja/ }).click();
      await press(page, 'Crear igual');
      await expect(
        page.getByRole('main').getByText('En la hoja de las 10:30', { exact: true }),
      ).toHaveCount(15);
    },
  },
  {
    name: 'hoja de ruta: what is missing',
    path: HOJA_DE_RUTA,
    reach: async ({ page }) => {
      await page.getByRole('button', { name: /^Crear hoja/ }).click();
      await holdToast(page, 'Debe seleccionar un chofer');
    },
  },
  {
    name: 'hoja de ruta: no date',
    path: 'hoja-de-ruta',
    reach: async ({ page }) => {
      const fecha = page.getByRole('textbox', { name: 'Fecha' });
      await fecha.fill('');
      await fecha.press('Tab');
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Buscar/ })
        .click();
      await holdToast(page, 'La fecha es obligatoria');
    },
  },
  {
    name: 'contrareembolso: no client',
    path: 'contrareembolso',
    reach: async ({ page }) => {
      await press(page, 'Buscar movimientos');
      await expect(page.getByText('Debe seleccionar un cliente')).toBeVisible();
    },
  },
  {
    name: 'contrareembolso: a second receipt asked about',
    path: CONTRAREEMBOLSO,
    reach: async ({ page }) => {
      await selectRows(page, 1);
      await press(page, 'Imprimir');
      await expect(
        page.getByRole('main').getByText('Recibo emitido', { exact: true }),
      ).toBeVisible();
      await selectRows(page, 1);
      const print = page.getByRole('button', { name: 'Imprimir', exact: true });
      await expect(print).not.toHaveAttribute('aria-disabled');
      await print.click();
      await expect(dialog(page)).toContainText('Recibo emitido a las 10:30.');
    },
  },
  {
    name: 'contrareembolso: nobody knows whether it was issued',
    path: CONTRAREEMBOLSO,
    arrange: (api) =>
      void api.faults.add({ method: 'POST', path: '/v1/recibos/', fault: 'status-500' }),
    reach: async ({ page }) => {
      await selectRows(page, 1);
      await press(page, 'Imprimir');
      await expect(page.getByText(/^No sabemos si se emitió/)).toBeVisible();
    },
    logs: /500/,
  },
  {
    name: 'reportes: asked before marking',
    path: REPORTES,
    reach: async ({ page }) => {
      await selectRows(page, 2);
      await press(page, 'Marcar como pagado');
      await page.getByRole('menuitem', { name: 'Monto' }).click();
      await expect(dialog(page)).toContainText('queda pagado');
    },
  },
  {
    name: 'reportes: offered as destination',
    path: ALL_FILTERS.replace(/&destino=[^&]*/, '').replaceAll('2026-', '2019-'),
    reach: ({ page }) =>
      expect(page.getByRole('button', { name: 'Buscar como destino' })).toBeVisible(),
  },
  {
    name: 'inicio: a list of papers unread',
    path: '',
    arrange: (api) => void api.faults.add({ path: '/v1/vehiculos/', fault: 'status-500' }),
    reach: async ({ page }) => {
      await expect(page.getByText('sin leer: vehículos')).toBeVisible();
    },
    logs: /500/,
  },
  ...(
    [
      ['clientes', 'clientes'],
      ['reportes', REPORTES],
      ['vencimientos', 'vencimientos'],
    ] as const
  ).map(([name, path]): State => ({
    name: `${name}: Exportar open`,
    path,
    closesOnResize: true,
    reach: async ({ page }) => {
      await press(page, 'Exportar');
      await expect(page.getByRole('menuitem', { name: 'Excel (.xlsx)' })).toBeVisible();
    },
  })),
  {
    name: 'clientes: exporting',
    path: 'clientes',
    reach: async ({ page }) => {
      await press(page, 'Exportar');
      await goOffline(page);
      await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
      await expect(page.getByRole('button', { name: 'Cancelar' })).toBeVisible();
    },
  },
  {
    name: 'clientes: not exported',
    path: 'clientes',
    reach: async ({ page, api }) => {
      await press(page, 'Exportar');
      api.faults.add({ path: '/clientes/', fault: 'status-500' });
      await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
      await expect(page.getByText(/^No se exportó nada/)).toBeVisible();
    },
    logs: /500|UnreadPageError/,
  },
  { name: 'vencimientos: by month', path: 'vencimientos?vista=mes' },
  {
    name: 'vencimientos: loading',
    path: 'vencimientos',
    arrange: (api) => void api.faults.add({ path: '/choferes/', fault: 'hang' }),
    reach: ({ page }) => expect(waiting(page).first()).toBeVisible(),
  },
  {
    name: 'vencimientos: a list unread',
    path: 'vencimientos',
    arrange: (api) => void api.faults.add({ path: '/v1/vehiculos/', fault: 'status-500' }),
    reach: ({ page }) => expect(page.getByText(/^No se pudo leer/)).toBeVisible(),
    logs: /500/,
  },
  {
    name: 'vencimientos: load error',
    path: 'vencimientos',
    arrange: (api) => void api.faults.add({ path: '*', fault: 'status-500' }),
    reach: ({ page }) => expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
    logs: /500/,
  },
  { name: 'vencimientos: nothing found', path: 'vencimientos?texto=zzz' },
  {
    name: 'reportes: every filter',
    path: ALL_FILTERS,
    reach: async ({ page }) => {
      await expect(
        page.getByRole('list', { name: 'Filtros aplicados' }).getByRole('listitem'),
      ).toHaveCount(8);
    },
  },
  {
    name: 'reportes: every filter, unfolded',
    path: ALL_FILTERS,
    reach: ({ page }) => unfoldFilters(page),
  },
  {
    name: 'reportes: several remitos',
    path: 'reportes?remito=0002-00000123, 0002-00000124, 0002-00000125, 0002-00000126&buscado=true',
  },
  {
    name: 'reportes: no vistas',
    path: 'reportes',
    reach: async ({ page }) => {
      await press(page, 'Vistas');
      await expect(page.getByText(/^Primero buscá/)).toBeVisible();
    },
  },
  {
    name: 'reportes: vistas',
    path: 'reportes?montoPagado=false&fechaDesde=2026-11-01&fechaHasta=2026-11-30&buscado=true',
    reach: async ({ page }) => {
      for (const nombre of [
        'Sin pagar este mes',
        'Bulonera Mediterránea: a cargo de origen, cuenta corriente',
      ]) {
        await press(page, 'Vistas');
        await page.getByLabel('Nombre de la vista').fill(nombre);
        await press(page, 'Guardar vista');
      }
      await press(page, 'Vistas');
      await press(page, 'Usar Sin pagar este mes al abrir la pantalla');
      await page.getByRole('button', { name: /^Eliminar Bulonera/ }).click();
      await press(page, 'Guardar vista');
      await expect(page.getByText('Poné un nombre')).toBeVisible();
    },
  },
  {
    name: 'recibos: no amount',
    path: 'recibos',
    reach: async ({ page }) => {
      await page.getByLabel(/^Entregué/).fill('mucho');
      await expect(page.getByText('Ingresá un importe válido')).toBeVisible();
    },
  },
  {
    name: 'recibos: amount in words',
    path: 'recibos',
    reach: async ({ page }) => {
      await page.getByLabel(/^Entregué/).fill('1234,56');
      await expect(page.getByText(/MIL DOSCIENTOS/)).not.toHaveCount(0);
    },
  },
  {
    name: 'clientes: email error',
    path: 'clientes/7',
    reach: async ({ page }) => {
      await page.getByLabel('Email').fill('nadie');
      await page.getByLabel('CUIT').fill('1');
      await press(page, 'Guardar Cambios');
      await expect(page.getByText('Ingresá un email válido')).toBeVisible();
      await expect(page.getByText('Un CUIT tiene 11 dígitos')).toBeVisible();
    },
  },
  {
    name: 'agregar cliente: another has its name and CUIT',
    path: 'agregar-cliente',
    reach: async ({ page }) => {
      await page.getByLabel('Nombre').fill('gomez juan carlos');
      await page.getByLabel('CUIT').fill('30712345670');
      await page.getByLabel('Teléfono').focus();
      await expect(page.getByText(/^Ya hay un cliente con este/)).toHaveCount(2);
    },
  },
  {
    name: 'agregar cliente: save error',
    path: 'agregar-cliente',
    arrange: (api) =>
      void api.faults.add({ method: 'POST', path: '/clientes/', fault: 'status-409' }),
    reach: async ({ page }) => {
      await page.getByLabel('Nombre').fill('Ñandubay');
      await press(page, 'Agregar Cliente');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
    logs: /409/,
  },
  {
    name: 'agregar cliente: saving',
    path: 'agregar-cliente',
    arrange: (api) => void api.faults.add({ method: 'POST', path: '/clientes/', fault: 'hang' }),
    reach: async ({ page }) => {
      await page.getByLabel('Nombre').fill('Ñandubay');
      await press(page, 'Agregar Cliente');
      await expect(page.getByRole('button', { name: 'Agregar Cliente' })).toHaveAttribute(
        'data-loading',
      );
    },
  },
  {
    name: 'servicio: percentages',
    path: 'agregar-servicio',
    reach: async ({ page }) => {
      await page.getByRole('switch', { name: 'Usar Porcentaje' }).check();
      await page.getByRole('switch', { name: 'Comisión Contrareembolso' }).check();
      await page.getByLabel(/^Porcentaje \(/).fill('2');
      await expect(page.getByText(/es más que el 100/).first()).toBeVisible();
    },
  },
  {
    name: 'empleado: a driver',
    path: 'agregar-empleado',
    reach: async ({ page }) => {
      await page.getByLabel('Función').selectOption('Chofer');
      await expect(page.getByLabel('Fecha Vencimiento Licencia')).toBeVisible();
    },
  },
  {
    name: 'success toast',
    path: 'clientes',
    reach: async ({ page }) => {
      await page.goto('agregar-cliente');
      await page.getByLabel('Nombre').fill('Ñandubay');
      await press(page, 'Agregar Cliente');
      await holdToast(page, 'Cliente agregado con éxito');
    },
  },
  {
    name: 'warning toast',
    path: 'clientes',
    reach: async ({ page }) => {
      await page.getByRole('button', { name: 'Editar Cliente' }).press('Enter');
      await holdToast(page, 'No se ha seleccionado ningún cliente');
    },
  },
  {
    name: 'error toast',
    path: 'clientes',
    arrange: (api) => void api.faults.add({ method: 'DELETE', path: '*', fault: 'status-409' }),
    reach: async ({ page }) => {
      await selectRows(page, 1);
      await press(page, 'Eliminar');
      await dialog(page).getByRole('button', { name: 'Eliminar' }).click();
      await holdToast(page, 'La operación no es posible');
    },
    logs: /409/,
  },
  ...SEARCHES.flatMap(([name, path]): State[] => [
    {
      name: `${name}: rows selected`,
      path,
      reach: async ({ page }) => {
        await selectRows(page, 2);
        await expect(page.getByText('2 seleccionados')).toBeVisible();
      },
    },
    {
      name: `${name}: Tildar por remito open`,
      path,
      closesOnResize: true,
      reach: async ({ page }) => {
        await press(page, 'Tildar por remito');
        await page.getByLabel('Números de remito').fill('000123 abc');
        await page.keyboard.press('Enter');
        await expect(page.getByText('No están en la lista: 000123, abc.')).toBeVisible();
      },
    },
  ]),
  {
    name: 'movimientos: saved, with its labels',
    path: 'movimientos',
    reach: async ({ page }) => {
      await fillMovimiento(page);
      await press(page, 'Agregar Movimiento');
      await expect(page.getByRole('button', { name: /^Etiquetas de / })).toBeVisible();
      await expect(page.getByText('Guardando…')).toBeHidden();
    },
  },
  {
    name: 'hoja-de-ruta: labels on A4',
    path: HOJA_DE_RUTA,
    arrange: (api) => {
      for (const row of api.db.movimientos.rows.slice(-8)) row.remitoNumero = null;
    },
    reach: async ({ page }) => {
      await page.getByRole('checkbox', { name: 'Seleccionar todas las filas' }).check();
      await press(page, 'Imprimir tildados');
      await page.getByRole('menuitem', { name: /^Etiquetas/ }).click();
      await dialog(page).getByRole('radio', { name: 'A4 (8 por hoja)' }).check();
      await expect(dialog(page).getByText(/ hojas$/)).toBeVisible();
    },
  },
  {
    name: 'reportes: labels of two',
    path: REPORTES,
    reach: async ({ page }) => {
      await selectRows(page, 2);
      await press(page, 'Imprimir tildados');
      await page.getByRole('menuitem', { name: /^Etiquetas/ }).click();
      await expect(dialog(page).getByRole('radio', { name: '100 × 150 mm' })).toBeVisible();
    },
  },
  {
    name: 'hoja-de-ruta: counting bultos',
    path: HOJA_DE_RUTA,
    closesOnResize: true,
    reach: async ({ page }) => {
      await press(page, 'Tildar por remito');
      await page.getByRole('switch', { name: 'Contar bultos' }).check();
      await page.getByLabel('Números de remito').fill('0001-00020130 0001-00020130 000123');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Volver a cero' })).toBeVisible();
    },
  },
  {
    name: 'reportes: menu of flags open',
    path: REPORTES,
    closesOnResize: true,
    reach: async ({ page }) => {
      await selectRows(page, 2);
      await press(page, 'Marcar como pagado');
      await expect(page.getByRole('menuitem', { name: 'Monto' })).toBeVisible();
    },
  },
  {
    name: 'reportes: Cambiar flete open',
    path: REPORTES,
    closesOnResize: true,
    reach: async ({ page }) => {
      await selectRows(page, 2);
      await press(page, 'Cambiar flete');
      await page.getByRole('textbox', { name: 'Precio del flete' }).fill('1234,5');
      await expect(page.getByText(/^2 movimientos quedarán/).first()).toBeVisible();
    },
  },
  {
    name: 'movimientos: leaving asks',
    path: 'movimientos',
    reach: async ({ page }) => {
      await page.getByLabel('Nro Remito').fill('Frágil');
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('a[href$="/clientes"]')?.click(),
      );
      await expect(dialog(page)).toContainText('¿Salir sin guardar?');
    },
  },
  {
    name: 'movimientos: a draft is offered',
    path: 'movimientos',
    reach: async ({ page }) => {
      await page.getByLabel('Nro Remito').fill('Frágil');
      page.once('dialog', (question) => void question.accept());
      await page.reload();
      await expect(page.getByText(/^Hay un movimiento sin terminar/)).toBeVisible();
    },
  },
  {
    name: 'a screen that did not come',
    path: 'clientes',
    reach: async ({ page }) => {
      await page.route(/\/assets\/vehiculos-/, (route) => route.abort());
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('a[href$="/vehiculos"]')?.click(),
      );
      await expect(
        page.getByRole('heading', { name: 'No se pudo cargar la pantalla' }),
      ).toBeVisible();
    },
    logs: /./,
  },
  {
    name: 'no connection',
    path: 'clientes',
    reach: async ({ page }) => {
      await goOffline(page);
      await expect(page.getByText('Sin conexión a internet.')).toBeVisible();
    },
  },
  {
    name: 'reportes: many rows',
    path: `reportes?fechaDesde=${DIA}&fechaHasta=${DIA}&buscado=true`,
    arrange: (api) => insertMany(api, 400),
    reach: async ({ page }) => {
      await expect(page.getByText('400 resultados')).toBeVisible();
    },
  },
  {
    name: 'reportes: sorted',
    only: 'desktop',
    path: REPORTES,
    reach: async ({ page }) => {
      const sortable = page.getByRole('columnheader').filter({ has: page.getByRole('button') });
      await sortable.first().getByRole('button').click();
      await expect(sortable.first()).toHaveAttribute('aria-sort', 'ascending');
    },
  },
];

/** States with a picture in docs/screens, besides the screens themselves. */
export const PICTURED = [
  'success toast',
  'error toast',
  'cliente: conflict',
  'cliente: long message',
  'session expired',
  'nothing is kept',
  'login: clock ahead',
  'hoja-de-ruta: editor open',
  'agregar un cliente: drawer open',
  'picker open',
  'palette: records',
  'movimientos: unregistered, and a warning',
  'movimientos: sheet of keys',
  'hoja-de-ruta: rows selected',
  'hoja-de-ruta: Tildar por remito open',
  'hoja-de-ruta: papers of vehicles',
  'hoja-de-ruta: papers asked about',
  'calendar open',
  'theme menu open',
  'print window blocked',
  'no connection',
  'reportes: vistas',
];

/** States with refused fields. */
export const REFUSED = [
  'movimientos: field errors',
  'hoja de ruta: what is missing',
  'hoja de ruta: no date',
  'contrareembolso: no client',
  'recibos: no amount',
  'clientes: email error',
  'reminder dialog: nothing typed',
];

/** Every screen in every state that looks or behaves differently. */
export const STATES: readonly State[] = [
  ...plain,
  ...lists,
  ...details,
  ...searches,
  ...cuentas,
  ...others,
];

/** Opens a screen and brings it to its state. */
export async function openState(state: State, stage: Stage): Promise<void> {
  const { page, api } = stage;
  state.arrange?.(api);
  await page.goto(state.path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (!state.arrange) await expect(waiting(page)).toHaveCount(0);
  await state.reach?.(stage);
}
