import type { MockApi } from '@mocks/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { config } from '@/lib/config';
import { insertNamed, MASTER_DATA, type MasterData } from '../master-data';
import { DIA, insertThree, pathWith } from '../movimientos';
import type { MountedApp } from '../mount-app';
import { recordPrintWindows } from '../print-windows';
import type { Fault, Row } from './row';

const button = (name: string) => screen.getByRole('button', { name });

function blocked(name: string) {
  if (!button(name).hasAttribute('aria-disabled')) throw new Error(`${name} can be pressed`);
}

const inMain = () => within(screen.getByRole('main'));

/** Presses a button, once its guard has let it go. */
export async function press({ user }: MountedApp, name: string) {
  await waitFor(() => {
    if (button(name).hasAttribute('aria-disabled')) throw new Error(`${name} is blocked`);
  });
  await user.click(button(name));
}

const printing = recordPrintWindows();

/** The window that was opened last. */
export const lastWindow = () => printing.windows.at(-1);

const isPrinted = () => lastWindow()?.location.href.startsWith('blob:') ?? false;

const printed = () =>
  waitFor(() => {
    if (!isPrinted()) throw new Error('nothing is printed');
  });

const UNREADABLE: Fault[] = ['truncated-json', 'missing-field', 'wrong-type'];
const notPrinted = (text: string): Row['unreadable'] => ({ faults: UNREADABLE, alerts: [text] });

/** The document that was asked for last is on paper, or never will be: nothing of it is on its way any more. */
const printedOrNot = () =>
  waitFor(() => {
    if (!isPrinted() && !lastWindow()?.closed) throw new Error('it is still being prepared');
  });

/** The receipt is there, on paper or not. */
const made = () =>
  waitFor(() => {
    if (!isPrinted() && !screen.queryByText(/^El recibo quedó creado/)) {
      throw new Error('there is no receipt');
    }
  });

/** A picker's list is called as its field. */
export const FIELD = 'input, textarea';

/** Puts texts into fields, by their labels. */
function type(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByLabelText(label, { selector: FIELD });
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  }
}

async function pick({ user }: MountedApp, label: string, option: RegExp) {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

const tickFirst = async ({ user }: MountedApp) => {
  const [box] = await screen.findAllByRole('checkbox', { name: /^Seleccionar (?!todas)/ });
  await user.click(box!);
};

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const listed = () => screen.findByText(/^Página 1 de/);
const gone = (name: string) =>
  waitFor(() => {
    if (screen.queryByRole('checkbox', { name: `Seleccionar ${name}` })) throw new Error(name);
  });

const TYPED = 'Ñandubay S.A.';
const LIBRE = 'Libre de todo';

async function remove(app: MountedApp) {
  await press(app, 'Eliminar');
  const dialog = within(await screen.findByRole('dialog', { name: /^¿Eliminar 1 / }));
  await app.user.click(dialog.getByRole('button', { name: 'Eliminar' }));
}

function crud(entity: MasterData): Row[] {
  const { api: path, path: list, name, search, errors } = entity;
  const back = () => title(entity.title);
  return [
    {
      call: `GET ${path}`,
      kind: 'load',
      path: `${list}?texto=a`,
      typed: { [search]: 'a' },
      error: errors[0],
      done: listed,
    },
    {
      call: `GET ${path}{id}`,
      kind: 'load',
      path: `${list}/2`,
      error: errors[1],
      done: () => screen.findByRole('button', { name: 'Guardar Cambios' }),
      notFound: entity.notFound,
    },
    {
      call: `POST ${path}`,
      kind: 'change',
      path: entity.agregar,
      reach: async () => type({ [name]: TYPED }),
      act: (app) => press(app, entity.submit),
      typed: { [name]: TYPED },
      error: 'Error inesperado',
      // Of what was created only a client is read, for the drawer.
      ...(path === '/clientes/' && { unreadable: { faults: UNREADABLE, alerts: [] } }),
      done: back,
    },
    {
      call: `PATCH ${path}{id}`,
      kind: 'change',
      path: `${list}/2`,
      reach: async () => {
        await screen.findByRole('button', { name: 'Guardar Cambios' });
        type({ [name]: TYPED });
      },
      act: (app) => press(app, 'Guardar Cambios'),
      typed: { [name]: TYPED },
      error: errors[2],
      done: back,
    },
    {
      call: `DELETE ${path}{id}`,
      kind: 'change',
      path: `${list}?texto=${LIBRE}`,
      arrange: (api) => insertNamed(api, entity, LIBRE),
      reach: tickFirst,
      act: remove,
      typed: { [search]: LIBRE },
      inPlace: () => screen.findByText('1 seleccionado'),
      error: errors[3],
      done: () => gone(LIBRE),
    },
  ];
}

const cliente = { id: 4, nombre: 'Bulonera Mediterránea S.R.L.' };
const delDia = { fechaDesde: DIA, fechaHasta: DIA, buscado: true };
const HOJA = pathWith('/hoja-de-ruta', {
  fecha: DIA,
  tipo: 'todos',
  buscado: true,
  chofer: { id: 7, nombre: 'Díaz, Ángel' },
  vehiculo: { id: 5, nombre: 'Renault Master L3H2' },
});
const CONTRAREEMBOLSO = pathWith('/contrareembolso', { cliente, ...delDia });
const REPORTES = pathWith('/reportes', delDia);
const IMPORTE = `Entregué a ${config.companyName} la suma de...`;

const noDocument = (text: string): [string, null] => [text, null];

const picker = (call: string, path: string, label: string, typed: Record<string, string>): Row => ({
  call,
  kind: 'picker',
  path,
  reach: async () => type(typed),
  act: async ({ user }) => {
    // Leaving it closes its list.
    (document.activeElement as HTMLElement | null)?.blur();
    await user.click(screen.getByRole('combobox', { name: label }));
  },
  typed,
  error: 'No se pudo buscar. Probá de nuevo.',
  done: () => screen.findAllByRole('option'),
});

async function fillMovimiento(app: MountedApp) {
  // The form takes the focus a moment after it is there, which closes a list that is open by then.
  await waitFor(() => {
    if (!document.activeElement?.matches(FIELD)) throw new Error('The form has no focus yet');
  });
  await pick(app, 'Servicio', /^Encomienda chica/);
  type(MOVIMIENTO);
}
const MOVIMIENTO = {
  'Cliente Origen': 'Kiosco La Esquina',
  'Cliente Destino': 'Doña Paula',
  'Nro Remito': 'R-77',
  Monto: '1.234,50',
};

const bulk = (call: string, menu: string, choice: string): Row => ({
  call,
  kind: 'change',
  path: REPORTES,
  arrange: insertThree,
  reach: tickFirst,
  act: async (app) => {
    await press(app, menu);
    await app.user.click(await screen.findByRole('menuitem', { name: choice }));
    const confirm = await screen.findByRole('button', { name: 'Confirmar' });
    await app.user.click(confirm);
    await waitFor(() => {
      if (confirm.isConnected) throw new Error('the question is still there');
    });
  },
  inPlace: () => screen.findByText('1 seleccionado'),
  error: 'Error al actualizar los movimientos',
  done: () => screen.findByText('Actualización exitosa: 1 movimiento'),
  waits: () => waitFor(() => blocked(menu)),
});

/** A notice, a reminder and one that is read, and nothing else. */
function fewAvisos({ db }: MockApi) {
  for (const row of [...db.notificaciones.rows]) db.notificaciones.remove(row);
  for (const row of [...db.anotaciones.rows]) db.anotaciones.remove(row);
  db.notificaciones.insert({ text: 'Seguro vencido', urgency: 'high', visto: false });
  db.notificaciones.insert({ text: 'Ruta vista', urgency: 'high', visto: true });
  db.anotaciones.insert({ texto: 'Renovar el abono', fecha: '2026-11-29' });
}

/** The row is shown as done while it is on its way. */
const shownAsDone = (text: string) => () =>
  waitFor(() => {
    if (screen.queryByText(text)) throw new Error(`${text} is still there`);
  });

/** Every call of section 7. */
export const TABLE: Row[] = [
  {
    call: 'POST /authenticate',
    kind: 'login',
    path: '/login',
    reach: async () => type({ Usuario: 'admin', Contraseña: 'admin123' }),
    act: (app) => press(app, 'Ingresar'),
    typed: { Usuario: 'admin', Contraseña: 'admin123' },
    field: 'token',
    missing: ['', /Token no encontrado en la respuesta del login/],
    error: '',
    done: () => title('Inicio'),
  },

  ...MASTER_DATA.flatMap(crud),

  picker('GET /clientes/filtro', '/movimientos', 'Cliente Origen', { 'Nro Remito': 'R-77' }),
  picker('GET /servicios/filtro', '/movimientos', 'Servicio', { 'Nro Remito': 'R-77' }),
  picker('GET /representantes/filtro', '/reportes', 'Representante', { 'Nro Remito': 'R-77' }),
  picker('GET /hoja-rutas/filtro/choferes', '/hoja-de-ruta', 'Chofer', {}),
  picker('GET /hoja-rutas/filtro/vehiculos', '/hoja-de-ruta', 'Vehiculo', {}),

  {
    call: 'GET /movimientos/',
    kind: 'load',
    path: '/movimientos?texto=R-45',
    typed: { 'Buscar Movimiento': 'R-45' },
    error: 'Error al obtener movimientos',
    done: listed,
  },
  {
    call: 'POST /movimientos/',
    kind: 'change',
    path: '/movimientos',
    reach: fillMovimiento,
    act: (app) => press(app, 'Agregar Movimiento'),
    typed: MOVIMIENTO,
    waitsBehind: true,
    waits: () => screen.findByText('Guardando…'),
    error: 'Error al crear el movimiento. Verifica los datos e intenta nuevamente.',
    unreadable: { faults: ['truncated-json'], alerts: [] },
    done: () => screen.findByText('Movimiento agregado con éxito'),
  },
  {
    call: 'GET /movimientos/{id}',
    kind: 'load',
    path: '/movimientos/137',
    error: 'Error al cargar el movimiento',
    notFound: 'Movimiento no encontrado',
    done: () => screen.findByRole('button', { name: 'Guardar Cambios' }),
  },
  {
    call: 'PATCH /movimientos/{id}',
    kind: 'change',
    path: '/movimientos/137',
    reach: async () => {
      await screen.findByRole('button', { name: 'Guardar Cambios' });
      type({ 'Nro Remito': 'R-77', Monto: '1.234,50' });
    },
    act: (app) => press(app, 'Guardar Cambios'),
    typed: { 'Nro Remito': 'R-77', Monto: '1.234,50' },
    error: 'Error al actualizar el movimiento',
    done: () => screen.findByText('Movimiento actualizado'),
  },
  {
    call: 'DELETE /movimientos/{id}',
    kind: 'change',
    path: '/movimientos',
    arrange: insertThree,
    reach: tickFirst,
    act: remove,
    inPlace: () => screen.findByText('1 seleccionado'),
    error: 'Error al eliminar movimiento',
    done: () => screen.findByText('Movimiento eliminado'),
  },
  {
    call: 'GET /movimientos/para-recibo',
    kind: 'load',
    path: CONTRAREEMBOLSO,
    arrange: insertThree,
    typed: { Cliente: cliente.nombre },
    error: 'Error al crear el movimiento. Verifica los datos e intenta nuevamente.',
    done: () => screen.findByRole('checkbox', { name: /^Seleccionar remito A-1,/ }),
  },
  {
    call: 'GET /movimientos/{id}/remito',
    kind: 'print',
    path: '/movimientos',
    reach: tickFirst,
    act: (app) => press(app, 'Generar Remito'),
    field: 'remitoPdf',
    inPlace: () => screen.findByText('1 seleccionado'),
    error: 'No se pudo obtener el PDF del remito',
    done: printed,
  },
  {
    call: 'GET /movimientos/{id}/remito-duplicado',
    kind: 'print',
    path: '/movimientos',
    changeError: 'Error al crear el movimiento. Verifica los datos e intenta nuevamente.',
    reach: fillMovimiento,
    act: async (app) => {
      // It was emptied where the movement was made, whose number is in use now.
      if (screen.getByLabelText<HTMLInputElement>('Monto').value === '') {
        await fillMovimiento(app);
        type({ 'Nro Remito': 'R-78' });
      }
      await press(app, 'Remito Duplicado');
    },
    field: 'remitoPdf',
    inPlace: () => screen.findByText('Movimiento agregado con éxito'),
    error: 'No se pudo obtener el PDF del remito',
    done: printed,
  },

  {
    call: 'GET /v1/recibos/',
    kind: 'load',
    path: '/ver-recibos?texto=a',
    typed: { 'Buscar Recibo': 'a' },
    error: 'Error al obtener recibos',
    done: listed,
  },
  {
    call: 'GET /v1/recibos/{id}/pdf',
    kind: 'print',
    path: '/ver-recibos',
    reach: tickFirst,
    act: (app) => press(app, 'Imprimir'),
    field: 'pdfRecibo',
    missing: noDocument('El PDF no está disponible para este recibo'),
    inPlace: () => screen.findByText('1 seleccionado'),
    error: 'Ocurrió un error al intentar imprimir el recibo',
    done: printed,
  },
  {
    call: 'POST /v1/recibos/',
    kind: 'change',
    path: CONTRAREEMBOLSO,
    arrange: insertThree,
    reach: tickFirst,
    act: (app) => press(app, 'Imprimir'),
    typed: { Cliente: cliente.nombre },
    error: 'Error al generar e imprimir el recibo',
    unreadable: notPrinted('No se pudo obtener el PDF del recibo'),
    again: { unknown: /^No sabemos si se emitió/, button: 'Imprimir igual' },
    done: made,
  },
  {
    call: 'POST /v1/recibos/manual',
    kind: 'change',
    path: '/recibos',
    reach: async (app) => {
      await pick(app, 'Cliente', /^Agroinsumos/);
      type({ [IMPORTE]: '1.234,50', 'En concepto de...': 'Seña' });
    },
    act: (app) => press(app, 'Imprimir'),
    typed: { [IMPORTE]: '1.234,50', 'En concepto de...': 'Seña' },
    error: 'Error al generar e imprimir el recibo',
    unreadable: notPrinted('No se pudo obtener el PDF del recibo'),
    again: { unknown: /^No sabemos si se emitió/, button: 'Imprimir igual' },
    done: made,
  },

  {
    call: 'GET /hoja-rutas/movimientos',
    kind: 'load',
    path: HOJA,
    arrange: insertThree,
    typed: { Chofer: 'Díaz, Ángel' },
    error: 'Error al obtener movimientos. Verifique los filtros.',
    done: () => screen.findByRole('checkbox', { name: /^Seleccionar remito A-1,/ }),
  },
  {
    call: 'POST /hoja-rutas/',
    kind: 'change',
    path: HOJA,
    arrange: insertThree,
    reach: tickFirst,
    act: (app) => press(app, 'Crear hoja de ruta'),
    typed: { Chofer: 'Díaz, Ángel' },
    error: 'Error al crear hoja de ruta. Verifique los datos e intente nuevamente.',
    unreadable: notPrinted('No se pudo obtener el PDF de la hoja de ruta'),
    again: { unknown: /^No sabemos si la hoja se creó/, button: 'Crear igual' },
    done: async () => {
      await screen.findByText('Hoja de ruta creada correctamente');
      await printedOrNot();
    },
  },
  {
    call: 'GET /hoja-rutas/{id}/pdf',
    kind: 'print',
    changeError: 'Error al crear hoja de ruta. Verifique los datos e intente nuevamente.',
    path: HOJA,
    arrange: insertThree,
    reach: tickFirst,
    act: async (app) => {
      // Once the sheet is there, it is printed and not created again.
      const unprinted = inMain().queryByRole('button', { name: 'Reimprimir' });
      if (unprinted) return app.user.click(unprinted);
      const opened = printing.windows.length;
      await press(app, 'Crear hoja de ruta');
      const igual = () => screen.queryByRole('button', { name: 'Crear igual' });
      await waitFor(() => {
        if (printing.windows.length === opened && !igual()) throw new Error('nothing happens');
      });
      const asked = igual();
      if (asked) await app.user.click(asked);
    },
    typed: { Chofer: 'Díaz, Ángel' },
    field: 'pdfHojaRuta',
    missing: noDocument('No se pudo obtener el PDF de la hoja de ruta'),
    inPlace: () => screen.findByText('Hoja de ruta creada correctamente'),
    error: 'No se pudo obtener el PDF de la hoja de ruta',
    done: printed,
  },

  {
    call: 'GET /reportes/',
    kind: 'load',
    path: REPORTES,
    arrange: insertThree,
    typed: { 'Fecha desde': '30/11/2026' },
    error: 'Error al obtener los reportes.',
    done: () => screen.findByRole('checkbox', { name: /^Seleccionar remito A-1,/ }),
  },
  {
    call: 'GET /reportes/{remito}/movimientos',
    kind: 'load',
    path: pathWith('/reportes', { remito: 'A-1', buscado: true }),
    arrange: insertThree,
    typed: { 'Nro Remito': 'A-1' },
    error: 'Error al obtener los reportes.',
    done: () => screen.findByRole('checkbox', { name: /^Seleccionar remito A-1,/ }),
  },
  {
    call: 'GET /reportes/pdf',
    kind: 'print',
    path: REPORTES,
    arrange: insertThree,
    reach: tickFirst,
    act: (app) => press(app, 'Imprimir'),
    typed: { 'Fecha desde': '30/11/2026' },
    missing: noDocument('Error al generar el reporte en PDF.'),
    inPlace: () => screen.findByText('1 seleccionado'),
    error: 'Error al generar el reporte en PDF.',
    done: printed,
  },
  bulk('PATCH /reportes/movimientos/marcar-pagado', 'Marcar como pagado', 'Monto'),
  bulk('PATCH /reportes/movimientos/marcar-rendido', 'Marcar como Rendido', 'Flete'),
  {
    call: 'PATCH /reportes/movimientos/precio-flete',
    kind: 'change',
    path: REPORTES,
    arrange: insertThree,
    reach: async (app) => {
      await tickFirst(app);
      await press(app, 'Cambiar flete');
      await screen.findByLabelText('Precio del flete');
      type({ 'Precio del flete': '1.500,00' });
    },
    act: async (app) => {
      // Signing in again has closed it.
      if (!screen.queryByLabelText('Precio del flete')) await press(app, 'Cambiar flete');
      const precio = await screen.findByLabelText<HTMLInputElement>('Precio del flete');
      if (precio.value !== '1.500,00') throw new Error('What was typed is lost');
      await press(app, 'Confirmar');
    },
    inPlace: () => screen.findByText('1 seleccionado'),
    error: 'Error al actualizar el precio del flete',
    done: () => screen.findByText('Precio del flete actualizado exitosamente'),
  },

  {
    call: 'GET /notificaciones/',
    kind: 'load',
    path: '/',
    arrange: fewAvisos,
    toast: false,
    error: 'Error al obtener notificaciones',
    done: () => screen.findByText('Seguro vencido'),
  },
  {
    call: 'GET /notificaciones/vistos',
    kind: 'load',
    path: '/?notificaciones=leidas',
    arrange: fewAvisos,
    toast: false,
    error: 'Error al obtener notificaciones',
    done: () => screen.findByText('Ruta vista'),
  },
  {
    call: 'PATCH /v1/vencimientos/{id}',
    kind: 'change',
    path: '/',
    arrange: fewAvisos,
    reach: () => screen.findByText('Seguro vencido'),
    act: (app) => press(app, 'Marcar como leída'),
    inPlace: () => screen.findByText('Seguro vencido'),
    error: 'Error al marcar como leída',
    done: () => screen.findByText('Notificación marcada como leída'),
    waits: shownAsDone('Seguro vencido'),
  },
  {
    call: 'GET /v1/anotaciones/',
    kind: 'load',
    path: '/',
    arrange: fewAvisos,
    toast: false,
    error: 'Error al obtener recordatorios',
    done: () => screen.findByText('Renovar el abono'),
  },
  {
    call: 'POST /v1/anotaciones/',
    kind: 'change',
    path: '/',
    arrange: fewAvisos,
    reach: async (app) => {
      await press(app, 'Agregar Recordatorio');
      await screen.findByLabelText('Recordatorio');
      type({ Recordatorio: 'Llamar al taller' });
    },
    act: (app) => press(app, 'Guardar'),
    typed: { Recordatorio: 'Llamar al taller' },
    error: 'Error inesperado',
    done: () => screen.findByText('Llamar al taller', { selector: 'p' }),
  },
  {
    call: 'DELETE /v1/anotaciones/{id}',
    kind: 'change',
    path: '/',
    arrange: fewAvisos,
    reach: () => screen.findByText('Renovar el abono'),
    act: (app) => press(app, 'Eliminar recordatorio'),
    inPlace: () => screen.findByText('Renovar el abono'),
    error: 'Error al eliminar anotación',
    done: () => screen.findByText('Anotación eliminada con éxito'),
    waits: shownAsDone('Renovar el abono'),
  },
];

const paletteField = () => screen.findByRole('combobox', { name: 'Buscar en el panel' });

async function closePalette({ user }: MountedApp) {
  if (!screen.queryByRole('dialog', { name: 'Buscar en el panel' })) return;
  await user.keyboard('{Escape}');
  await waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('the palette is open');
  });
}

/** A record found in the command palette. */
const found = (call: string, typed: string, kind: string, option: RegExp): Row => ({
  call,
  from: ', from the palette',
  kind: 'picker',
  path: '/recibos-menu',
  reach: async (app) => {
    await closePalette(app);
    // The open palette has searched again since the data were reset.
    app.queryClient.clear();
  },
  act: async (app) => {
    // A failed search is repeated when the palette opens again.
    await closePalette(app);
    await app.user.keyboard('{Control>}k{/Control}');
    fireEvent.change(await paletteField(), { target: { value: typed } });
  },
  error: `No se pudo buscar en ${kind}`,
  done: () => screen.findByRole('option', { name: option }),
});

/** The calls of the command palette, which the table has from the lists. */
export const PALETTE: Row[] = [
  found('GET /clientes/', 'bulonera', 'clientes', /^Bulonera/),
  found('GET /movimientos/', '00020101', 'movimientos', /^Remito 0001-00020101/),
  found('GET /v1/vehiculos/', 'sprinter', 'vehículos', /Sprinter/),
  found('GET /v1/empleados/', 'diaz', 'empleados', /Díaz/),
];

/** Both searches have failed, and three figures are theirs. */
const figuresFailed = () =>
  waitFor(() => {
    if (screen.queryAllByText('No disponible').length < 3) throw new Error('a figure still loads');
  });

/** The movements behind a figure of Inicio. Its failure says the same whatever the server says. */
const figure = (query: RegExp, label: string | RegExp): Row => ({
  call: 'GET /reportes/',
  from: `, from Inicio, ${query.source}`,
  query,
  kind: 'load',
  path: '/',
  arrange: fewAvisos,
  toast: false,
  error: 'No disponible',
  inPlace: figuresFailed,
  mountsLater: true,
  done: () => screen.findByRole('link', { name: label }),
});

/** The calls of Inicio, which the table has from other screens. */
export const INICIO: Row[] = [
  figure(/^\?fechaDesde=2026-11-20&fechaHasta=2026-11-20$/, /^Movimientos de hoy \d+$/),
  figure(/^\?fechaDesde=2026-11-01&.*fletePagado=false/, /^Fletes sin pagar este mes · \d/),
];
