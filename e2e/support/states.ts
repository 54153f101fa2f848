import { type Locator, type Page, expect } from '@playwright/test';
import type { MockApi } from '@mocks/api';
import type { FaultName, FaultRule } from '@mocks/faults';
import { DIA, insertMany } from '../../test/server/seeded-day';
import { openCamara } from './camara';
import { fixTime } from './clock';
import { blockPrintWindows } from './printing';
import {
  ALL_FILTERS,
  CONTRAREEMBOLSO,
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
} from './screens';
import { signIn } from './sign-in';
import { toast } from './toasts';

interface Stage {
  page: Page;
  api: MockApi;
  setNow: (now: string) => Promise<void>;
}

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

type Where = Omit<State, 'name' | 'reach'>;

const at = (name: string, where: string | Where, reach?: State['reach']): State => ({
  name,
  ...(typeof where === 'string' ? { path: where } : where),
  ...(reach && { reach }),
});

/** A popup over the screen at this path. */
const over = (path: string): Where => ({ path, closesOnResize: true });

/** The screen at this path with a fault in calls such as `GET /clientes/`. */
const broken = (path: string, fault: FaultName, calls: string[], rule?: Partial<FaultRule>) => ({
  path,
  arrange(api: MockApi) {
    for (const call of calls) {
      const [method, called = '*'] = call.split(' ');
      api.faults.add({ ...rule, method, path: called, fault });
    }
  },
  ...(fault !== 'hang' && { logs: new RegExp(fault.slice('status-'.length)) }),
});

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (page: Page, name: RegExp | string) => page.getByRole('menuitem', { name }).click();

const shows = (place: Page | Locator, text: RegExp | string) =>
  expect(place.getByText(text).first()).toBeVisible();

const waiting = (page: Page) =>
  page.locator('[aria-busy="true"], .mantine-Skeleton-root').or(page.getByText('Cargando...'));

const loads = ({ page }: Stage) => expect(waiting(page).first()).toBeVisible();
const fails = ({ page }: Stage) =>
  expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();

/** Clicks a link of the menu. */
const follow = (page: Page, path: string) =>
  page
    .locator(`a[href$="/${path}"]`)
    .first()
    .evaluate((link) => (link as HTMLElement).click());

/** Opens the command palette and types a text. */
async function openPaleta(page: Page, text = ''): Promise<void> {
  await page.keyboard.press('Control+K');
  const field = page.getByRole('combobox', { name: 'Buscar en el panel' });
  await expect(field).toBeFocused();
  await field.fill(text);
}

/** Opens the print menu for two ticked movements. */
async function openImprimir(page: Page): Promise<void> {
  await selectRows(page, 2);
  await press(page, 'Imprimir tildados');
  await expect(page.getByRole('menuitem', { name: /^Remitos/ })).toBeVisible();
}

async function pasteCells(page: Page, text: string): Promise<void> {
  await shows(page, 'Soltá la planilla');
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
}

/** A sender's list: one row is ready, and each of the others lacks something. */
async function openRows(page: Page): Promise<void> {
  const rows = [
    'Nº Guía\tDestinatario\tCant. Bultos\tImporte a cobrar\tObs.',
    '0009-00000001\tAutopartes Núñez Hnos.\t2\t1.234,50\tFrágil',
    '0009-00000002\tFerretería Que No Está\t1\t800\t',
    '0009-00000003\tCerámica Los Ñandúes\t3\ta convenir\t',
  ];
  await pasteCells(page, rows.join('\n'));
  const comunes = page.getByRole('group', { name: 'Para todas las filas' });
  for (const [label, text] of [
    ['Cliente Origen', 'Agroinsumos del Sur S.A.'],
    ['Servicio', 'Encomienda chica'],
  ] as const) {
    await comunes.getByRole('combobox', { name: label }).fill(text);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('button', { name: 'Agregar 1 movimiento' })).toBeEnabled();
  await shows(page, 'no está registrado');
}

async function tildar(page: Page, remitos: string): Promise<void> {
  await page.getByLabel('Números de remito').fill(remitos);
  await page.keyboard.press('Enter');
}

/** A toast stays open while the focus is in it. */
const holdToast = (page: Page, text: string): Promise<void> =>
  toast(page, text).getByRole('button', { name: 'Descartar aviso' }).focus();

const plain: State[] = SCREENS.map(({ prepare, ...screen }) => ({
  ...screen,
  ...(prepare && { reach: ({ page }) => prepare(page) }),
}));

/** Loading and failing screens look alike, so each kind is here once. */
const calls: State[] = [
  at('clientes: loading', broken('clientes', 'hang', ['GET /clientes/']), loads),
  at('hoja de ruta: not refreshed', { path: HOJA_DE_RUTA, logs: /500/ }, async (stage) => {
    const { page, api, setNow } = stage;
    await selectRows(page, 2);
    api.faults.add({ path: '/hoja-rutas/movimientos', fault: 'status-500' });
    await setNow('2026-11-20T10:40:00-03:00');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await fails(stage);
  }),
  at('clientes: load error', broken('clientes', 'status-500', ['GET /clientes/']), fails),
  at('cliente: loading', broken('clientes/1', 'hang', ['GET /clientes/1']), loads),
  at('cuenta: loading', broken(CUENTA, 'hang', ['GET /reportes/']), loads),
  at('inicio: loading', broken('', 'hang', ['GET /notificaciones/', 'GET /reportes/']), loads),
  at(
    'inicio: load errors',
    broken('', 'status-500', ['GET /notificaciones/', 'GET /reportes/', 'GET /v1/vehiculos/']),
    async ({ page }) => {
      await expect(
        page.getByRole('list', { name: 'Cifras' }).getByText('no disponible'),
      ).toHaveCount(3);
      await shows(page, 'sin leer: vehículos');
    },
  ),
  at(
    'vencimientos: a list unread',
    broken('vencimientos', 'status-500', ['GET /v1/vehiculos/']),
    ({ page }) => shows(page, /^No se pudo leer/),
  ),
  at(
    'hoja-de-ruta: papers unread',
    broken(HOJA_CON_VENCIDOS, 'status-500', ['GET /v1/empleados/{id}']),
    async ({ page }) => {
      await shows(page, 'No se pudieron leer los papeles');
      await shows(page, 'Matafuego vencido 17/11');
    },
  ),
  at(
    'palette: nothing found, one search failed',
    broken('clientes', 'status-500', ['GET /v1/vehiculos/']),
    async ({ page }) => {
      await openPaleta(page, 'zzz');
      await expect(page.getByText('No se pudo buscar en vehículos', { exact: true })).toBeVisible();
    },
  ),
];

const session: State[] = [
  at('login: refused', { path: 'login', signedOut: true, logs: /./ }, async ({ page }) => {
    await page.getByLabel('Usuario').fill('admin');
    await page.getByRole('textbox', { name: 'Contraseña' }).fill('otra');
    await press(page, 'Ingresar');
    await expect(page.getByLabel('Usuario')).toHaveAttribute('aria-invalid', 'true');
  }),
  at(
    'login: clock ahead',
    { path: 'login', signedOut: true, logs: /ClockAheadError/ },
    async ({ page }) => {
      await fixTime(page.context(), '2027-11-20T10:30:00-03:00');
      await signIn(page);
      await shows(page, 'El reloj de esta computadora está adelantado');
    },
  ),
  at('nothing is kept', { path: 'login', signedOut: true }, async ({ page }) => {
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
    await shows(page, 'Este navegador no guarda nada');
  }),
  at('session expired', 'agregar-representante', async ({ page, api, setNow }) => {
    const { token } = await api.issueSession({ seconds: 2 });
    await page.evaluate((short) => localStorage.setItem('jwtToken', short), token);
    await page.reload();
    await page.getByLabel('Nombre').fill('Ñandubay Cargas');
    await setNow('2026-11-20T10:31:00-03:00');
    await expect(dialog(page).getByLabel('Usuario')).toBeVisible();
  }),
];

const shell: State[] = [
  at('palette open', 'clientes', ({ page }) => openPaleta(page)),
  at('palette: records', 'clientes', async ({ page }) => {
    await openPaleta(page, '12');
    await expect(page.getByRole('group', { name: 'Movimientos' })).toBeVisible();
    await shows(dialog(page), /^\d+ resultados$/);
  }),
  at('manual: a page with tables', 'manual/teclas'),
  at('theme menu open', '', async ({ page }) => {
    await page.getByRole('button', { name: /^Tema/ }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Sistema' })).toBeVisible();
  }),
  at('reminder dialog: nothing typed', '', async ({ page }) => {
    await press(page, 'Agregar Recordatorio');
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await shows(dialog(page), 'Escribí el recordatorio');
  }),
  at('phone menu open', { path: 'clientes', only: 'phone' }, async ({ page }) => {
    await press(page, 'Abrir menú');
    await expect(page.getByRole('link', { name: 'Consultas' })).toBeInViewport();
  }),
  at('menu folded', { path: 'clientes', only: 'desktop' }, async ({ page }) => {
    await press(page, 'Cerrar menú');
    await page.getByRole('link', { name: 'Empleados' }).hover();
    await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeVisible();
  }),
  at('not found', 'no-existe'),
  at('a screen that did not come', { path: 'clientes', logs: /./ }, async ({ page }) => {
    await page.route(/\/assets\/vehiculos-/, (route) => route.abort());
    await follow(page, 'vehiculos');
    await shows(page, 'No se pudo cargar la pantalla');
  }),
  at('no connection', { path: 'clientes', logs: /ERR_INTERNET_DISCONNECTED/ }, async ({ page }) => {
    // Going offline would abort a prefetch of the idle browser, which logs an error.
    await page.locator('.mantine-Notifications-root').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await shows(page, 'Sin conexión a internet.');
  }),
  at('success toast', 'agregar-cliente', async ({ page }) => {
    await page.getByLabel('Nombre').fill('Ñandubay');
    await press(page, 'Agregar Cliente');
    await holdToast(page, 'Cliente agregado con éxito');
  }),
  at('error toast', broken('clientes', 'status-409', ['DELETE *']), async ({ page }) => {
    await selectRows(page, 1);
    await press(page, 'Eliminar');
    await dialog(page).getByRole('button', { name: 'Eliminar' }).click();
    await holdToast(page, 'La operación no es posible');
  }),
];

const records: State[] = [
  at('cliente: conflict', 'clientes/7', async ({ page, api: { db } }) => {
    await page.getByLabel('Teléfono').fill('351 111-1111');
    await page.getByLabel('Dirección').fill('Bv. San Juan 1200');
    const cliente = db.clientes.get(7);
    if (!cliente) throw new Error('no cliente 7');
    db.clientes.update(cliente, { telefono: '351 222-2222', direccion: '' });
    await press(page, 'Guardar Cambios');
    await shows(dialog(page), '351 222-2222');
  }),
  at(
    'cliente: long message',
    broken('clientes/7', 'status-422', ['PATCH *'], {
      message: 'El servicio de padrones no responde: intente nuevamente más tarde. '.repeat(9),
    }),
    async (stage) => {
      const { page } = stage;
      await page.getByLabel('Teléfono').fill('351 111-1111');
      await press(page, 'Guardar Cambios');
      await page.getByRole('main').getByText('Ver el resto').click();
      await fails(stage);
    },
  ),
  at('clientes: email error', 'clientes/7', async ({ page }) => {
    await page.getByLabel('Email').fill('nadie');
    await page.getByLabel('CUIT').fill('1');
    await press(page, 'Guardar Cambios');
    await shows(page, 'Ingresá un email válido');
    await shows(page, 'Un CUIT tiene 11 dígitos');
  }),
  at('agregar cliente: another has its name and CUIT', 'agregar-cliente', async ({ page }) => {
    await page.getByLabel('Nombre').fill('gomez juan carlos');
    await page.getByLabel('CUIT').fill('30712345670');
    await page.getByLabel('Teléfono').focus();
    await expect(page.getByText(/^Ya hay un cliente con este/)).toHaveCount(2);
  }),
  at(
    'agregar cliente: saving',
    broken('agregar-cliente', 'hang', ['POST /clientes/']),
    async ({ page }) => {
      await page.getByLabel('Nombre').fill('Ñandubay');
      await press(page, 'Agregar Cliente');
      const submit = page.getByRole('button', { name: 'Agregar Cliente' });
      await expect(submit).toHaveAttribute('data-loading');
    },
  ),
  at('servicio: percentages', 'agregar-servicio', async ({ page }) => {
    await page.getByRole('switch', { name: 'Usar Porcentaje' }).check();
    await page.getByRole('switch', { name: 'Comisión Contrareembolso' }).check();
    await page.getByLabel(/^Porcentaje \(/).fill('2');
    await shows(page, /es más que el 100/);
  }),
  at(
    'clientes: not exported',
    { path: 'clientes', logs: /500|UnreadPageError/ },
    async ({ page, api }) => {
      await press(page, 'Exportar');
      api.faults.add({ path: '/clientes/', fault: 'status-500' });
      await choose(page, 'Excel (.xlsx)');
      await shows(page, /^No se exportó nada/);
    },
  ),
  { name: 'vencimientos: by month', path: 'vencimientos?vista=mes' },
];

const movimientos: State[] = [
  at('movimientos: rows selected', 'movimientos', async ({ page }) => {
    await page.getByRole('checkbox', { name: 'Seleccionar todas las filas' }).check();
    await shows(page, '10 seleccionados');
  }),
  at('agregar un cliente: drawer open', 'movimientos', async ({ page }) => {
    await press(page, 'Agregar un cliente: Cliente Destino');
    await expect(dialog(page).getByLabel('Nombre')).toBeVisible();
  }),
  at('picker open', 'movimientos', async ({ page }) => {
    await page.getByRole('combobox', { name: 'Cliente Origen' }).fill('gomez');
    await expect(page.getByRole('option', { name: /^Gómez/ }).first()).toBeVisible();
  }),
  at('picker without a match', 'movimientos', async ({ page }) => {
    await page.getByRole('combobox', { name: 'Servicio' }).fill('zzz');
    await expect(page.getByText('Sin coincidencias.').filter({ visible: true })).toBeVisible();
  }),
  at('calendar open', over('movimientos'), async ({ page }) => {
    await page.getByRole('textbox', { name: 'Fecha', exact: true }).press('Alt+ArrowDown');
    await expect(page.getByRole('button', { name: /20 noviembre 2026/i })).toBeVisible();
  }),
  at('movimientos: form folded', 'movimientos', async ({ page }) => {
    await page.getByLabel('Nro Remito').fill('Frágil');
    await page.getByRole('searchbox', { name: 'Buscar Movimiento' }).click();
    await expect(page.getByRole('button', { name: /^Nuevo movimiento/ })).toBeVisible();
  }),
  at('movimientos: field errors', 'movimientos', async ({ page }) => {
    await page.getByLabel('Monto', { exact: true }).fill('mucho');
    await page.getByLabel('Bultos', { exact: true }).fill('dos');
    await press(page, 'Agregar Movimiento');
    await shows(page, 'Ingresá una cantidad entera');
  }),
  at('movimientos: saved, with its labels', 'movimientos', async ({ page }) => {
    await fillMovimiento(page);
    await press(page, 'Agregar Movimiento');
    await expect(page.getByRole('button', { name: /^Etiquetas de / })).toBeVisible();
    await expect(page.getByText('Guardando…')).toBeHidden();
  }),
  at(
    'movimientos: unconfirmed, above the next one',
    broken('movimientos', 'status-500', ['POST /movimientos/']),
    async ({ page }) => {
      await fillMovimiento(page);
      await press(page, 'Agregar Movimiento');
      await shows(page, /^No sabemos si se agregó el movimiento/);
      await page.getByRole('combobox', { name: 'Cliente Destino' }).fill('Gas del Sur');
    },
  ),
  at(
    'movimientos: back with a changed tariff',
    { path: 'movimientos' },
    async ({ page, api, setNow }) => {
      await fillMovimiento(page);
      for (const row of api.db.servicios.rows) {
        api.db.servicios.update(row, { precio: 9800, porcentaje: null });
      }
      await setNow('2026-11-20T10:35:00-03:00');
      await press(page, 'Agregar Movimiento');
      await press(page, 'Volver a este movimiento');
      await shows(page, /cambió de/);
    },
  ),
  at('movimientos: sub-service on, flete typed', 'movimientos', async ({ page }) => {
    await page.getByRole('switch', { name: 'Sub Servicio' }).check();
    await page.getByLabel('Flete', { exact: true }).fill('10');
    await expect(page.getByRole('button', { name: 'Recalcular Flete' })).toBeVisible();
  }),
  at('movimientos: unregistered, and a warning', 'movimientos', async ({ page }) => {
    for (const name of ['Cliente Origen', 'Cliente Destino']) {
      const picker = page.getByRole('combobox', { name });
      await picker.fill('Feriante de Paso');
      await picker.press('Tab');
    }
    await press(page, 'Más datos');
    await expect(page.getByText('Sin registrar')).toHaveCount(2);
    await shows(page, 'Origen y destino son el mismo cliente.');
  }),
  at('movimientos: sheet of keys', 'movimientos', async ({ page }) => {
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Shift+?');
    await expect(dialog(page)).toContainText('Repetir último');
  }),
  at('movimientos: a draft is offered', 'movimientos', async ({ page }) => {
    await page.getByLabel('Nro Remito').fill('Frágil');
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await shows(page, /^Hay un movimiento sin terminar/);
  }),
];

const hojas: State[] = [
  at('hoja-de-ruta: editor open', HOJA_DE_RUTA, async ({ page }) => {
    await selectRows(page, 1);
    await press(page, 'Editar Movimiento');
    await expect(dialog(page).getByLabel('Observaciones')).toBeVisible();
  }),
  at('hoja-de-ruta: Tildar por remito open', over(HOJA_DE_RUTA), async ({ page }) => {
    await press(page, 'Tildar por remito');
    await tildar(page, '000123 abc');
    await shows(page, 'No están en la lista: 000123, abc.');
  }),
  at('hoja-de-ruta: counting bultos', over(HOJA_DE_RUTA), async ({ page }) => {
    await press(page, 'Tildar por remito');
    await page.getByRole('switch', { name: 'Contar bultos' }).check();
    await tildar(page, '0001-00020130 0001-00020130 000123');
    await expect(page.getByRole('button', { name: 'Volver a cero' })).toBeVisible();
  }),
  at('hoja-de-ruta: camera', HOJA_DE_RUTA, async ({ page }) => {
    await openCamara(page, ['000123', '0001-00020130']);
  }),
  at('hoja-de-ruta: bultos missing', HOJA_DE_RUTA, async ({ page }) => {
    await openCamara(page, ['0001-00020130']);
    await press(page, 'Terminar');
    await shows(dialog(page), /^Faltan? \d+ bultos? de 0001-00020130$/);
  }),
  at('hoja-de-ruta: camera refused', HOJA_DE_RUTA, async ({ page }) => {
    await openCamara(page, [], 'NotAllowedError');
  }),
  at('hoja-de-ruta: Imprimir tildados open', over(HOJA_DE_RUTA), ({ page }) => openImprimir(page)),
  at(
    'hoja-de-ruta: printing',
    broken(HOJA_DE_RUTA, 'hang', ['GET /movimientos/{id}/remito']),
    async ({ page }) => {
      await openImprimir(page);
      await choose(page, 'Remitos (2)');
      await shows(page, 'Preparados 0 de 2');
    },
  ),
  at(
    'hoja-de-ruta: some not printed',
    broken(HOJA_DE_RUTA, 'status-500', ['GET /movimientos/{id}/remito'], { times: 1 }),
    async ({ page }) => {
      await openImprimir(page);
      await choose(page, 'Remitos (2)');
      await shows(page, /^Se imprimió el resto/);
    },
  ),
  at(
    'hoja-de-ruta: labels on A4',
    {
      path: HOJA_DE_RUTA,
      arrange(api) {
        for (const row of api.db.movimientos.rows.slice(-8)) row.remitoNumero = null;
      },
    },
    async ({ page }) => {
      await page.getByRole('checkbox', { name: 'Seleccionar todas las filas' }).check();
      await press(page, 'Imprimir tildados');
      await choose(page, /^Etiquetas/);
      await dialog(page).getByRole('radio', { name: 'A4 (8 por hoja)' }).check();
      await shows(dialog(page), / hojas$/);
    },
  ),
  at('hoja-de-ruta: papers asked about', HOJA_CON_VENCIDOS, async ({ page }) => {
    await shows(page, 'Licencia vencida 10/10');
    await shows(page, 'Matafuego vencido 17/11');
    await page.getByRole('button', { name: /^Crear hoja/ }).click();
    await expect(dialog(page)).toContainText('Licencia vencida 10/10');
  }),
  at('hoja-de-ruta: asked with none ticked, and created', HOJA_CON_VENCIDOS, async ({ page }) => {
    await page.getByRole('button', { name: /^Crear hoja/ }).click();
    await press(page, 'Crear igual');
    const created = page.getByRole('main').getByText('En la hoja de las 10:30', { exact: true });
    await expect(created).toHaveCount(15);
  }),
  at('hoja de ruta: what is missing', HOJA_DE_RUTA, async ({ page }) => {
    await page.getByRole('button', { name: /^Crear hoja/ }).click();
    await holdToast(page, 'Debe seleccionar un chofer');
  }),
  at('hoja de ruta: no date', 'hoja-de-ruta', async ({ page }) => {
    const fecha = page.getByRole('textbox', { name: 'Fecha' });
    await fecha.fill('');
    await fecha.press('Tab');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /^Buscar/ }).click();
    await holdToast(page, 'La fecha es obligatoria');
  }),
];

const recibos: State[] = [
  at('contrareembolso: not searched', 'contrareembolso'),
  at(
    'contrareembolso: nobody knows whether it was issued',
    broken(CONTRAREEMBOLSO, 'status-500', ['POST /v1/recibos/']),
    async ({ page }) => {
      await selectRows(page, 1);
      await press(page, 'Imprimir');
      await press(page, 'Imprimir igual');
      await shows(page, /^No sabemos si se emitió/);
    },
  ),
  at('recibos: amount in words', 'recibos', async ({ page }) => {
    await page.getByLabel(/^Entregué/).fill('1234,56');
    await expect(page.getByText(/MIL DOSCIENTOS/)).not.toHaveCount(0);
  }),
  at('print window blocked', 'ver-recibos', async ({ page }) => {
    await blockPrintWindows(page);
    await selectRows(page, 1);
    await press(page, 'Imprimir');
    await expect(dialog(page).getByRole('link', { name: 'Abrir PDF' })).toBeVisible();
  }),
  at('Últimas impresiones open', over('ver-recibos'), async ({ page }) => {
    await selectRows(page, 1);
    await press(page, 'Imprimir');
    await press(page, 'Últimas impresiones');
    await expect(dialog(page).getByRole('button', { name: /^Reimprimir/ })).toBeVisible();
  }),
  at('Últimas impresiones of what has changed', over('movimientos'), async ({ page, api }) => {
    await selectRows(page, 1);
    await press(page, 'Generar Remito');
    await expect(page.getByRole('button', { name: 'Últimas impresiones' })).toBeVisible();
    // The state may be opened twice with the same data.
    for (const row of api.db.movimientos.rows) {
      api.db.movimientos.update(row, { monto: row.monto + 99_000 });
    }
    await press(page, 'Últimas impresiones');
    await expect(dialog(page).getByText('Cambió desde que se imprimió')).toBeVisible();
  }),
];

const reportes: State[] = [
  at('reportes: every filter', ALL_FILTERS, async ({ page }) => {
    const filters = page.getByRole('list', { name: 'Filtros aplicados' });
    await expect(filters.getByRole('listitem')).toHaveCount(8);
  }),
  at('reportes: every filter, unfolded', ALL_FILTERS, async ({ page }) => {
    await press(page, 'Filtros');
    await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  }),
  at(
    'reportes: several remitos',
    'reportes?remito=0002-00000123, 0002-00000124, 0002-00000125, 0002-00000126&buscado=true',
  ),
  at(
    'reportes: nothing found, offered as destination',
    ALL_FILTERS.replace(/&destino=[^&]*/, '').replaceAll('2026-', '2019-'),
    ({ page }) => expect(page.getByRole('button', { name: 'Buscar como destino' })).toBeVisible(),
  ),
  at(
    'reportes: many rows',
    {
      path: `reportes?fechaDesde=${DIA}&fechaHasta=${DIA}&buscado=true`,
      arrange: (api) => insertMany(api, 400),
    },
    ({ page }) => shows(page, '400 resultados'),
  ),
  at(
    'reportes: vistas',
    'reportes?montoPagado=false&fechaDesde=2026-11-01&fechaHasta=2026-11-30&buscado=true',
    async ({ page }) => {
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
      await shows(page, 'Poné un nombre');
    },
  ),
  at('planilla: no file', 'movimientos/planilla', ({ page }) => shows(page, 'Soltá la planilla')),
  at('planilla: a picture instead', 'movimientos/planilla', async ({ page }) => {
    await pasteCells(page, '<html>');
    await expect(page.getByRole('alert')).toBeVisible();
  }),
  at('planilla: rows', 'movimientos/planilla', ({ page }) => openRows(page)),
  at('planilla: the question', 'movimientos/planilla', async ({ page }) => {
    await openRows(page);
    await press(page, 'Agregar 1 movimiento');
    await expect(dialog(page)).toBeVisible();
  }),
  at('planilla: added', 'movimientos/planilla', async ({ page }) => {
    await openRows(page);
    await press(page, 'Agregar 1 movimiento');
    await dialog(page).getByRole('button', { name: 'Agregar 1 movimiento' }).click();
    await shows(page, '1 movimiento agregado');
  }),
  at('planilla: a row', { path: 'movimientos/planilla', only: 'desktop' }, async ({ page }) => {
    await openRows(page);
    await page.getByRole('row', { name: /0009-00000003/ }).dblclick();
    await expect(dialog(page).getByLabel('Nro Remito')).toBeVisible();
  }),
  at('clientes: planilla', 'clientes/planilla', async ({ page }) => {
    await pasteCells(
      page,
      'Razón social\tCUIT\nFerretería Nueva\t30-71234567-1\nAutopartes Núñez Hnos.\t',
    );
    await shows(page, /^Ya está/);
  }),
  at('reportes: Exportar open', over(REPORTES), async ({ page }) => {
    await press(page, 'Exportar');
    await expect(page.getByRole('menuitem', { name: 'Excel (.xlsx)' })).toBeVisible();
  }),
  at('reportes: labels of two', REPORTES, async ({ page }) => {
    await openImprimir(page);
    await choose(page, /^Etiquetas/);
    await expect(dialog(page).getByRole('radio', { name: '100 × 150 mm' })).toBeVisible();
  }),
  at('reportes: a bulk change to undo', REPORTES, (stage) => pay(stage, 2)),
  at(
    'reportes: undoing many',
    broken(REPORTES, 'hang', ['GET /movimientos/{id}']),
    async (stage) => {
      await pay(stage, 16);
      await press(stage.page, 'Deshacer');
      await shows(stage.page, /^Deshaciendo 0 de/);
    },
  ),
  at(
    'reportes: undone in part',
    broken(REPORTES, 'status-500', ['GET /movimientos/{id}']),
    async (stage) => {
      await pay(stage, 16);
      await press(stage.page, 'Deshacer');
      await shows(stage.page.getByRole('alert'), /^Se deshizo en/);
    },
  ),
  at('reportes: Cambiar flete open', over(REPORTES), async ({ page }) => {
    await selectRows(page, 2);
    await press(page, 'Cambiar flete');
    await page.getByRole('textbox', { name: 'Precio del flete' }).fill('1234,5');
    await shows(page, /^2 movimientos quedarán/);
  }),
];

async function pay({ page }: Stage, count: number): Promise<void> {
  await selectRows(page, count);
  await press(page, 'Marcar como pagado');
  await choose(page, 'Monto');
  await press(page, 'Confirmar');
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
}

const cuentas: State[] = [
  at('cuenta: text for WhatsApp', CUENTA, async ({ page }) => {
    await expect(page.getByRole('row')).not.toHaveCount(0);
    await press(page, 'Copiar para WhatsApp');
    await expect(dialog(page).getByLabel('Texto')).toBeFocused();
  }),
  at(
    'deudores: by month, one pointed at',
    'reportes/deudores?por=mes&buscado=true',
    async ({ page }) => {
      const columns = page.locator('[data-columnas]');
      await columns.hover();
      await shows(columns, 'Impago');
    },
  ),
  at('deudores: movements of one', `${DEUDORES}&grupo=%226%22`, ({ page }) =>
    shows(page, '3 resultados'),
  ),
  at(
    'por rendir: some were refused',
    broken(`${POR_RENDIR}?remitente=%2246%22`, 'status-422', ['PATCH *']),
    async ({ page }) => {
      await selectRows(page, 2);
      await press(page, 'Marcar como rendidos');
      await press(page, 'Confirmar');
      await shows(page, '2 movimientos sin rendir');
    },
  ),
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
  'hoja-de-ruta: Tildar por remito open',
  'hoja-de-ruta: papers asked about',
  'calendar open',
  'theme menu open',
  'print window blocked',
  'no connection',
  'reportes: vistas',
];

/** States with invalid fields, one for each kind of field. */
export const REFUSED = [
  'movimientos: field errors',
  'hoja de ruta: what is missing',
  'hoja de ruta: no date',
  'clientes: email error',
  'reminder dialog: nothing typed',
];

/** Every screen, and each state that looks or behaves differently, once. */
export const STATES: readonly State[] = [
  ...plain,
  ...calls,
  ...session,
  ...shell,
  ...records,
  ...movimientos,
  ...hojas,
  ...recibos,
  ...reportes,
  ...cuentas,
];

export async function openState(state: State, stage: Stage): Promise<void> {
  const { page, api } = stage;
  state.arrange?.(api);
  await page.goto(state.path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (!state.arrange) await expect(waiting(page)).toHaveCount(0);
  await state.reach?.(stage);
}
