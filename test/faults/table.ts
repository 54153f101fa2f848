import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { config } from '@/lib/page/config';
import type { MockApi } from '@mocks/api';
import { insertNamed, MASTER_DATA, type MasterData } from '../server/master-data';
import { DIA, insertThree, pathWith } from '../server/movimientos';
import { excelFile, openFile, type Cells } from '../support/planilla';
import { recordPrintWindows } from '../support/print-windows';
import type { MountedApp } from '../support/render-app';
import { button, firstBox, main, title } from '../support/screen';
import { FAULTS, FAULTS_OF_A_CALL, isLoad, type Fault, type Row } from './faults';

const isBlocked = (name: string) => button(name).hasAttribute('aria-disabled');
const free = (name: string) =>
  waitFor(() => {
    if (isBlocked(name)) throw new Error(`${name} is blocked`);
  });

/** Presses a button, once its guard has released it. */
export async function press({ user }: MountedApp, name: string) {
  await free(name);
  await user.click(button(name));
}

let printing: ReturnType<typeof recordPrintWindows>;

/** In each file of the table, since its hooks are of one file, and this module may be of several. */
export function recordPrints(): void {
  printing = recordPrintWindows();
}

export const lastWindow = () => printing.windows.at(-1);

const isPrinted = () => lastWindow()?.location.href.startsWith('blob:') ?? false;

const printed = () =>
  waitFor(() => {
    if (!isPrinted()) throw new Error('nothing is printed');
  });

/** The document was printed, or the panel gave up on it. */
const printedOrNot = () =>
  waitFor(() => {
    if (!isPrinted() && !lastWindow()?.closed) throw new Error('it is still being prepared');
  });

/** A field, but not the list of a picker, which has the same label. */
export const FIELD = 'input, textarea';

/** Fills fields by label. */
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

const said = (text: string) => () => screen.findByText(text);
const gone = (text: string) => () =>
  waitFor(() => {
    if (screen.queryByText(text)) throw new Error(`${text} is still there`);
  });
const listed = () => screen.findByText(/^Página 1 de/);
/** Until the record has come, its form can only be read. */
const formOpen = () => free('Guardar Cambios');
const pressing = (name: string) => (app: MountedApp) => press(app, name);

/** Ticks the first row, which stays ticked. */
const ticked = {
  reach: async ({ user }: MountedApp) => user.click(await firstBox()),
  stays: said('1 seleccionado'),
};

async function remove(app: MountedApp) {
  await press(app, 'Eliminar');
  const dialog = within(await screen.findByRole('dialog', { name: /^¿Eliminar 1 / }));
  await app.user.click(dialog.getByRole('button', { name: 'Eliminar' }));
}

const LIBRE = 'Libre de todo';

function crud(entity: MasterData): Row[] {
  const { api: path, path: list, errors } = entity;
  const typed = { [entity.name]: 'Ñandubay S.A.' };
  const done = () => title(entity.title);
  return [
    {
      call: `GET ${path}`,
      kind: 'list',
      path: `${list}?texto=a`,
      typed: { [entity.search]: 'a' },
      error: errors[0],
      done: listed,
    },
    {
      call: `GET ${path}{id}`,
      kind: 'record',
      path: `${list}/2`,
      error: errors[1],
      notFound: entity.notFound,
      done: formOpen,
    },
    {
      call: `POST ${path}`,
      kind: 'create',
      path: entity.agregar,
      reach: async () => type(typed),
      act: pressing(entity.submit),
      typed,
      error: 'Error inesperado',
      unreadable: { logs: /UnreadableResponseError/ },
      done,
    },
    {
      call: `PATCH ${path}{id}`,
      kind: 'edit',
      path: `${list}/2`,
      reach: async () => {
        await formOpen();
        type(typed);
      },
      act: pressing('Guardar Cambios'),
      typed,
      error: errors[2],
      done,
    },
    {
      call: `DELETE ${path}{id}`,
      kind: 'delete',
      path: `${list}?texto=${LIBRE}`,
      arrange: (api) => insertNamed(api, entity, LIBRE),
      ...ticked,
      act: remove,
      typed: { [entity.search]: LIBRE },
      error: errors[3],
      done: () =>
        waitFor(() => {
          if (screen.queryByRole('checkbox', { name: `Seleccionar ${LIBRE}` })) {
            throw new Error(`${LIBRE} is still there`);
          }
        }),
    },
  ];
}

const picker = (call: string, path: string, label: string): Row => ({
  call,
  kind: 'picker',
  path,
  act: async ({ user }) => {
    // Blur closes the picker's list.
    (document.activeElement as HTMLElement | null)?.blur();
    await user.click(screen.getByRole('combobox', { name: label }));
  },
  error: 'No se pudo buscar. Probá de nuevo.',
  done: () => screen.findAllByRole('option'),
});

const delDia = { fechaDesde: DIA, fechaHasta: DIA, buscado: true };
const HOJA = {
  path: pathWith('/hoja-de-ruta', {
    fecha: DIA,
    tipo: 'todos',
    buscado: true,
    chofer: { id: 7, nombre: 'Díaz, Ángel' },
    vehiculo: { id: 5, nombre: 'Renault Master L3H2' },
  }),
  typed: { Chofer: 'Díaz, Ángel' },
  arrange: insertThree,
};
const CLIENTE = { id: 4, nombre: 'Bulonera Mediterránea S.R.L.' };
const CONTRAREEMBOLSO = {
  path: pathWith('/contrareembolso', { cliente: CLIENTE, ...delDia }),
  typed: { Cliente: CLIENTE.nombre },
  arrange(api: MockApi) {
    insertThree(api);
    // A receipt of unpaid montos asks first.
    for (const row of api.db.movimientos.rows)
      api.db.movimientos.update(row, { montoPagado: true });
  },
};
const REPORTES = {
  path: pathWith('/reportes', delDia),
  typed: { 'Fecha desde': '30/11/2026' },
  arrange: insertThree,
};
const found = () => screen.findByRole('checkbox', { name: /^Seleccionar remito A-1,/ });

const MOVIMIENTO = {
  'Cliente Origen': 'Kiosco La Esquina',
  'Cliente Destino': 'Doña Paula',
  'Nro Remito': 'R-77',
  Monto: '1.234,50',
};
async function fillMovimiento(app: MountedApp) {
  // The form takes the focus shortly after it mounts, which closes an open list.
  await waitFor(() => {
    if (!document.activeElement?.matches(FIELD)) throw new Error('The form has no focus yet');
  });
  await pick(app, 'Servicio', /^Encomienda chica/);
  type(MOVIMIENTO);
}

/** A refused movement waits above the form, and comes back whole by its button. */
async function refusedMovimiento() {
  fireEvent.click(await screen.findByRole('button', { name: 'Volver a este movimiento' }));
  for (const [label, value] of Object.entries(MOVIMIENTO)) {
    const field = screen.getByLabelText<HTMLInputElement>(label, { selector: FIELD });
    if (field.value !== value) throw new Error(`${label} is ${field.value}`);
  }
}

const EDITED = { 'Nro Remito': 'R-77', Monto: '1.234,50' };

const RECIBO = {
  [`Entregué a ${config.companyName} la suma de...`]: '1.234,50',
  'En concepto de...': 'Seña',
};

/** An answer without a document is no error. */
const without = (text: string) => ({ missing: { text, logs: undefined } });

/** The document exists, but its unreadable number prevents printing. */
const unprinted = (text: string) => ({ unreadable: { text, logs: /UnreadableResponseError/ } });

const bulk = (call: string, menu: string, choice: string): Row => ({
  call,
  kind: 'bulk',
  ...REPORTES,
  ...ticked,
  act: async (app) => {
    await press(app, menu);
    await app.user.click(await screen.findByRole('menuitem', { name: choice }));
    const confirm = await screen.findByRole('button', { name: 'Confirmar' });
    await app.user.click(confirm);
    await waitFor(() => {
      if (confirm.isConnected) throw new Error('the question is still there');
    });
  },
  error: 'Error al actualizar los movimientos',
  done: said('Actualización exitosa: 1 movimiento'),
  waits: () =>
    waitFor(() => {
      if (!isBlocked(menu)) throw new Error(`${menu} can be pressed`);
    }),
});

/** Inicio with only a new notice, a read one and a reminder. */
const INICIO = {
  path: '/',
  arrange: ({ db }: MockApi) => {
    for (const row of [...db.notificaciones.rows]) db.notificaciones.remove(row);
    for (const row of [...db.anotaciones.rows]) db.anotaciones.remove(row);
    db.notificaciones.insert({ text: 'Seguro vencido', urgency: 'high', visto: false });
    db.notificaciones.insert({ text: 'Ruta vista', urgency: 'high', visto: true });
    db.anotaciones.insert({ texto: 'Renovar el abono', fecha: '2026-11-29' });
  },
};

/** A button of a row on Inicio. The row disappears before the answer arrives. */
const onInicio = (text: string, name: string) => ({
  ...INICIO,
  reach: said(text),
  act: pressing(name),
  stays: said(text),
  waits: gone(text),
});

export const TABLE: Row[] = [
  {
    call: 'POST /authenticate',
    kind: 'login',
    path: '/login',
    reach: async () => type({ Usuario: 'admin', Contraseña: 'admin123' }),
    act: pressing('Ingresar'),
    typed: { Usuario: 'admin', Contraseña: 'admin123' },
    field: 'token',
    missing: { logs: /Token no encontrado en la respuesta del login/ },
    error: '',
    done: () => title('Inicio'),
  },

  ...MASTER_DATA.flatMap(crud),

  picker('GET /clientes/filtro', '/contrareembolso', 'Cliente'),
  picker('GET /servicios/filtro', '/movimientos', 'Servicio'),
  picker('GET /representantes/filtro', '/reportes', 'Representante'),
  picker('GET /hoja-rutas/filtro/choferes', '/hoja-de-ruta', 'Chofer'),
  picker('GET /hoja-rutas/filtro/vehiculos', '/hoja-de-ruta', 'Vehiculo'),

  {
    call: 'GET /v1/recibos/',
    kind: 'list',
    path: '/ver-recibos?texto=a',
    typed: { 'Buscar Recibo': 'a' },
    error: 'Error al obtener recibos',
    done: listed,
  },
  {
    call: 'GET /v1/recibos/{id}/pdf',
    kind: 'print',
    path: '/ver-recibos',
    ...ticked,
    act: pressing('Imprimir'),
    field: 'pdfRecibo',
    ...without('El PDF no está disponible para este recibo'),
    error: 'Ocurrió un error al intentar imprimir el recibo',
    done: printed,
  },
  {
    call: 'POST /v1/recibos/',
    kind: 'issue',
    ...CONTRAREEMBOLSO,
    reach: ticked.reach,
    act: pressing('Imprimir'),
    error: 'Error al generar e imprimir el recibo',
    ...unprinted('No se pudo obtener el PDF del recibo'),
    done: printedOrNot,
  },
  {
    call: 'POST /v1/recibos/manual',
    kind: 'issue',
    path: '/recibos',
    reach: async (app) => {
      await pick(app, 'Cliente', /^Agroinsumos/);
      type(RECIBO);
    },
    act: pressing('Imprimir'),
    typed: RECIBO,
    error: 'Error al generar e imprimir el recibo',
    ...unprinted('No se pudo obtener el PDF del recibo'),
    done: printedOrNot,
  },

  {
    call: 'GET /movimientos/',
    kind: 'list',
    path: '/movimientos?texto=R-45',
    typed: { 'Buscar Movimiento': 'R-45' },
    error: 'Error al obtener movimientos',
    done: listed,
  },
  {
    call: 'POST /movimientos/',
    kind: 'create',
    path: '/movimientos',
    reach: fillMovimiento,
    act: pressing('Agregar Movimiento'),
    stays: refusedMovimiento,
    tariff: {
      kind: 'fails',
      text: 'No se agregó el movimiento (Kiosco La Esquina → Doña Paula): quedó sin terminar',
    },
    waits: said('Guardando…'),
    unreadable: { logs: /UnreadableResponseError/ },
    error: 'Error al crear el movimiento. Verifica los datos e intenta nuevamente.',
    done: said('Movimiento agregado con éxito'),
  },
  {
    call: 'GET /movimientos/{id}',
    kind: 'record',
    path: '/movimientos/137',
    error: 'Error al cargar el movimiento',
    notFound: 'Movimiento no encontrado',
    done: formOpen,
  },
  {
    call: 'PATCH /movimientos/{id}',
    kind: 'edit',
    path: '/movimientos/137',
    reach: async () => {
      await formOpen();
      type(EDITED);
    },
    act: pressing('Guardar Cambios'),
    typed: EDITED,
    tariff: { kind: 'works' },
    error: 'Error al actualizar el movimiento',
    done: said('Movimiento actualizado'),
  },
  {
    call: 'DELETE /movimientos/{id}',
    kind: 'delete',
    path: '/movimientos',
    arrange: insertThree,
    ...ticked,
    act: remove,
    error: 'Error al eliminar movimiento',
    done: said('Movimiento eliminado'),
  },
  {
    call: 'GET /movimientos/para-recibo',
    kind: 'search',
    ...CONTRAREEMBOLSO,
    error: 'Error al crear el movimiento. Verifica los datos e intenta nuevamente.',
    done: found,
  },
  {
    call: 'GET /movimientos/{id}/remito',
    kind: 'print',
    path: '/movimientos',
    ...ticked,
    act: pressing('Generar Remito'),
    field: 'remitoPdf',
    error: 'No se pudo obtener el PDF del remito',
    done: printed,
  },
  {
    call: 'GET /movimientos/{id}/remito-duplicado',
    kind: 'print',
    path: '/movimientos',
    reach: fillMovimiento,
    act: async (app) => {
      // The movement was created and the form emptied; its remito number is now taken.
      if (screen.getByLabelText<HTMLInputElement>('Monto').value === '') {
        await fillMovimiento(app);
        type({ 'Nro Remito': 'R-78' });
      }
      await press(app, 'Remito Duplicado');
    },
    field: 'remitoPdf',
    stays: said('Movimiento agregado con éxito'),
    error: 'No se pudo obtener el PDF del remito',
    done: printed,
  },

  {
    call: 'GET /hoja-rutas/movimientos',
    kind: 'search',
    ...HOJA,
    error: 'Error al obtener movimientos. Verifique los filtros.',
    done: found,
  },
  {
    call: 'POST /hoja-rutas/',
    kind: 'issue',
    ...HOJA,
    reach: ticked.reach,
    act: pressing('Crear hoja de ruta'),
    error: 'Error al crear hoja de ruta. Verifique los datos e intente nuevamente.',
    ...unprinted('No se pudo obtener el PDF de la hoja de ruta'),
    done: async () => {
      await screen.findByText('Hoja de ruta creada correctamente');
      await printedOrNot();
    },
  },
  {
    call: 'GET /hoja-rutas/{id}/pdf',
    kind: 'print',
    ...HOJA,
    reach: ticked.reach,
    act: async (app) => {
      // An existing sheet is printed, not created again.
      const reprint = main().queryByRole('button', { name: 'Reimprimir' });
      await (reprint ? app.user.click(reprint) : press(app, 'Crear hoja de ruta'));
    },
    field: 'pdfHojaRuta',
    ...without('No se pudo obtener el PDF de la hoja de ruta'),
    stays: said('Hoja de ruta creada correctamente'),
    error: 'No se pudo obtener el PDF de la hoja de ruta',
    done: printed,
  },

  {
    call: 'GET /reportes/',
    kind: 'search',
    ...REPORTES,
    error: 'Error al obtener los reportes.',
    done: found,
  },
  {
    call: 'GET /reportes/{remito}/movimientos',
    kind: 'search',
    path: pathWith('/reportes', { remito: 'A-1', buscado: true }),
    arrange: insertThree,
    typed: { 'Nro Remito': 'A-1' },
    error: 'Error al obtener los reportes.',
    done: found,
  },
  {
    call: 'GET /reportes/pdf',
    kind: 'print',
    ...REPORTES,
    ...ticked,
    act: pressing('Imprimir'),
    ...without('Error al generar el reporte en PDF.'),
    error: 'Error al generar el reporte en PDF.',
    done: printed,
  },
  bulk('PATCH /reportes/movimientos/marcar-pagado', 'Marcar como pagado', 'Monto'),
  bulk('PATCH /reportes/movimientos/marcar-rendido', 'Marcar como Rendido', 'Flete'),
  {
    call: 'PATCH /reportes/movimientos/precio-flete',
    kind: 'bulk',
    ...REPORTES,
    ...ticked,
    reach: async (app) => {
      await ticked.reach(app);
      await press(app, 'Cambiar flete');
      await screen.findByLabelText('Precio del flete');
      type({ 'Precio del flete': '1.500,00' });
    },
    act: async (app) => {
      // Signing in again has closed the form.
      if (!screen.queryByLabelText('Precio del flete')) await press(app, 'Cambiar flete');
      const precio = await screen.findByLabelText<HTMLInputElement>('Precio del flete');
      if (precio.value !== '1.500,00') throw new Error('What was typed is lost');
      await press(app, 'Confirmar');
    },
    error: 'Error al actualizar el precio del flete',
    done: said('Precio del flete actualizado exitosamente'),
  },

  {
    call: 'GET /notificaciones/',
    kind: 'list',
    ...INICIO,
    isQuiet: true,
    error: 'Error al obtener notificaciones',
    done: said('Seguro vencido'),
  },
  {
    call: 'GET /notificaciones/vistos',
    kind: 'list',
    ...INICIO,
    path: '/?notificaciones=leidas',
    isQuiet: true,
    error: 'Error al obtener notificaciones',
    done: said('Ruta vista'),
  },
  {
    call: 'PATCH /v1/vencimientos/{id}',
    kind: 'edit',
    ...onInicio('Seguro vencido', 'Marcar como leída'),
    error: 'Error al marcar como leída',
    done: said('Notificación marcada como leída'),
  },
  {
    call: 'GET /v1/anotaciones/',
    kind: 'list',
    ...INICIO,
    isQuiet: true,
    error: 'Error al obtener recordatorios',
    done: said('Renovar el abono'),
  },
  {
    call: 'POST /v1/anotaciones/',
    kind: 'create',
    ...INICIO,
    reach: async (app) => {
      await press(app, 'Agregar Recordatorio');
      await screen.findByLabelText('Recordatorio');
      type({ Recordatorio: 'Llamar al taller' });
    },
    act: pressing('Guardar'),
    typed: { Recordatorio: 'Llamar al taller' },
    error: 'Error inesperado',
    done: () => screen.findByText('Llamar al taller', { selector: 'p' }),
  },
  {
    call: 'DELETE /v1/anotaciones/{id}',
    kind: 'delete',
    ...onInicio('Renovar el abono', 'Eliminar recordatorio'),
    error: 'Error al eliminar anotación',
    done: said('Anotación eliminada con éxito'),
  },
];

const planilla = (call: string, path: string, what: string, error: string, file: Cells): Row => ({
  call,
  kind: 'planilla',
  path: `${path}/planilla`,
  arrange() {
    for (const key of Object.keys(localStorage))
      if (/^(planilla|cargadas):/.test(key)) localStorage.removeItem(key);
  },
  reach: async (app) => {
    await openFile(app.user, excelFile(file));
    await screen.findByText('Lista');
  },
  act: async (app) => {
    const isRetry = screen.queryByRole('button', { name: `Reintentar ${what}` }) !== null;
    await press(app, `${isRetry ? 'Reintentar' : 'Agregar'} ${what}`);
    const dialog = within(await screen.findByRole('dialog', { name: `¿Agregar ${what}?` }));
    await app.user.click(dialog.getByRole('button', { name: `Agregar ${what}` }));
  },
  // The row has the reason.
  isQuiet: true,
  error,
  unanswered: 'Sin confirmar: todavía no aparece en la lista',
  unreadable: { logs: /UnreadableResponseError/ },
  waits: said('Enviando…'),
  done: said(`${what} agregado`),
});

/** Calls of the table that another screen makes for each row of a file. */
export const PLANILLAS: Row[] = [
  planilla(
    'POST /movimientos/',
    '/movimientos',
    '1 movimiento',
    'Error al crear el movimiento. Verifica los datos e intenta nuevamente.',
    [
      ['Nro Guía', 'Remitente', 'Destinatario', 'Servicio'],
      ['A-1', 'Agroinsumos del Sur S.A.', 'Bulonera Mediterránea S.R.L.', 'Encomienda chica'],
    ],
  ),
  ...MASTER_DATA.map(({ api, path, one, typed }) =>
    planilla(`POST ${api}`, path, `1 ${one}`, 'Error inesperado', [
      Object.keys(typed),
      Object.values(typed),
    ]),
  ),
];

/** The first call of each kind stands for the kind. A bulk change, a contrareembolso receipt and a planilla read first: offline they fail, or wait, before their own call. Only reads have fields that may be null. */
export const faultsOf = (row: Row): Fault[] => [
  ...(row.tariff ? (['tariff-changed'] as const) : []),
  ...([...TABLE, ...PLANILLAS].find(({ kind }) => kind === row.kind) === row
    ? FAULTS
    : FAULTS_OF_A_CALL
  ).filter(
    (fault) =>
      !(
        (['bulk', 'planilla'].includes(row.kind) || row.call === 'POST /v1/recibos/') &&
        fault === 'offline'
      ) && !(fault === 'null-fields' && !isLoad(row) && row.kind !== 'picker'),
  ),
];
