import type { MockApi } from '@mocks/api';
import type { Movimiento } from '@mocks/model';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fill, pickOption } from './fields';
import { renderApp } from './render-app';

type App = Awaited<ReturnType<typeof renderApp>>;

/** A call as section 7 of the specification writes it: method and path, query, body. */
type Call = [call: string, query: Record<string, string>, body?: unknown];

/** The calls since the last look, each of which must carry the session's token in its header, and nowhere else. */
function calls({ requests }: MockApi): Call[] {
  const token = localStorage.getItem('jwtToken') ?? '';
  return requests.splice(0).map(({ authorization, ...request }) => {
    const call = `${request.method} ${request.path}`;
    expect([call, authorization]).toEqual([call, `Bearer ${token}`]);
    expect([call, JSON.stringify(request).includes(token)]).toEqual([call, false]);
    const query = Object.fromEntries(new URLSearchParams(request.search));
    return request.body === undefined ? [call, query] : [call, query, request.body];
  });
}

const isWrite = ([call]: Call) => !call.startsWith('GET ');
const writes = (api: MockApi) => calls(api).filter(isWrite);

const button = (name: string) => screen.getByRole('button', { name });
const text = (name: string) => screen.getByRole('textbox', { name });
const picker = (name: string) => screen.getByRole('combobox', { name });
const check = ({ user }: App, name: string) => user.click(screen.getByRole('checkbox', { name }));
const clienteId = ({ db }: MockApi, start: string) =>
  db.clientes.rows.find(({ nombre }) => nombre.startsWith(start))!.id;

async function confirmDelete({ user }: App, name: string) {
  await user.click(button('Eliminar'));
  const dialog = await screen.findByRole('dialog', { name });
  await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
}

it('POST /authenticate goes without a token', async () => {
  const { user, api } = await renderApp('/login', { signedIn: false });
  await user.type(screen.getByLabelText('Usuario'), 'mostrador');
  await user.type(screen.getByLabelText('Contraseña'), 'mostrador123');
  await user.click(button('Ingresar'));
  await screen.findByRole('heading', { level: 1, name: 'Inicio' });
  expect(api.requests[0]).toStrictEqual({
    method: 'POST',
    path: '/authenticate',
    search: '',
    body: { username: 'mostrador', password: 'mostrador123' },
    authorization: null,
  });
});

describe('/clientes', () => {
  it('GET /clientes/ with pagina, cantidad and texto', async () => {
    const { user, api } = await renderApp('/clientes');
    await screen.findByText('Página 1 de 6 — Total clientes: 57');
    expect(calls(api)).toStrictEqual([
      ['GET /clientes/', { pagina: '0', cantidad: '10', texto: '' }],
    ]);

    await user.click(button('Siguiente'));
    await screen.findByText('Página 2 de 6 — Total clientes: 57');
    expect(calls(api)).toStrictEqual([
      ['GET /clientes/', { pagina: '1', cantidad: '10', texto: '' }],
    ]);

    await user.type(screen.getByRole('searchbox'), 'Gómez & Cía');
    await screen.findByText('Página 1 de 1 — Total clientes: 0');
    expect(calls(api)).toStrictEqual([
      ['GET /clientes/', { pagina: '0', cantidad: '10', texto: 'Gómez & Cía' }],
    ]);
  });

  it('POST /clientes/ with id 0 and what is not empty', async () => {
    const { user, api } = await renderApp('/agregar-cliente');
    await fill(user, screen.getByLabelText('Nombre'), 'Ñandubay S.A.');
    await fill(user, screen.getByLabelText('CUIT'), '30-11111111-8');
    await user.click(button('Agregar Cliente'));
    await screen.findByRole('heading', { level: 1, name: 'Clientes' });
    expect(writes(api)).toStrictEqual([
      ['POST /clientes/', {}, { id: 0, nombre: 'Ñandubay S.A.', identificacion: '30-11111111-8' }],
    ]);
  });

  it('GET and PATCH /clientes/{id} with every field', async () => {
    const { user, api } = await renderApp('/clientes/7');
    await screen.findByRole('button', { name: 'Guardar Cambios' });
    expect(calls(api)).toStrictEqual([['GET /clientes/7', {}]]);
    const values = {
      Nombre: 'Corralón',
      CUIT: '30-11111111-8',
      Teléfono: '351 555-0100',
      Email: 'a@example.com',
      Localidad: 'Córdoba',
      Dirección: '',
    };
    for (const [label, value] of Object.entries(values)) {
      await fill(user, screen.getByLabelText(label), value);
    }
    await user.click(button('Guardar Cambios'));
    await screen.findByRole('heading', { level: 1, name: 'Clientes' });
    expect(writes(api)).toStrictEqual([
      [
        'PATCH /clientes/7',
        {},
        {
          id: 7,
          nombre: 'Corralón',
          identificacion: '30-11111111-8',
          telefono: '351 555-0100',
          localidad: 'Córdoba',
          email: 'a@example.com',
        },
      ],
    ]);
  });

  it('DELETE /clientes/{id} once per id, without a body', async () => {
    const app = await renderApp('/clientes?texto=libre', {
      arrange: ({ db }) => {
        const nobody = { identificacion: null, telefono: null, direccion: null, email: null };
        for (const nombre of ['Libre uno', 'Libre dos']) {
          db.clientes.insert({ nombre, localidad: null, ...nobody });
        }
      },
    });
    await app.user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Libre dos' }));
    await check(app, 'Seleccionar Libre uno');
    await confirmDelete(app, '¿Eliminar 2 clientes?');
    await screen.findByText('Cliente eliminado (2)');
    expect(writes(app.api)).toStrictEqual([
      ['DELETE /clientes/58', {}],
      ['DELETE /clientes/59', {}],
    ]);
  });
});

describe('pickers', () => {
  const LABELS = {
    'GET /clientes/filtro': 'Cliente Origen',
    'GET /servicios/filtro': 'Servicio',
    'GET /representantes/filtro': 'Representante',
  };

  it.each([
    ['GET /clientes/filtro', { texto: '' }],
    ['GET /servicios/filtro', {}],
    ['GET /representantes/filtro', {}],
  ] as const)('%s with texto once there is some', async (call, whenEmpty) => {
    const { user, api } = await renderApp('/movimientos');
    await screen.findByText(/Total movimientos/);
    calls(api);
    await user.click(picker(LABELS[call]));
    await screen.findAllByRole('option');
    expect(calls(api)).toStrictEqual([[call, whenEmpty]]);

    await user.type(picker(LABELS[call]), 'ñ & o');
    await waitFor(() => expect(api.requests).not.toEqual([]));
    expect(calls(api)).toStrictEqual([[call, { texto: 'ñ & o' }]]);
  });
});

describe('/movimientos', () => {
  /** A window to print in, of which only the little that printing touches is there. */
  const opened: { closed: boolean }[] = [];

  function allowPrinting() {
    vi.spyOn(window, 'open').mockImplementation(() => {
      const target = {
        closed: false,
        document: { documentElement: {}, body: {} },
        location: { replace: () => undefined },
      };
      opened.push(target);
      return target as unknown as Window;
    });
  }

  afterEach(() => {
    for (const target of opened.splice(0)) target.closed = true;
    vi.restoreAllMocks();
  });

  async function renderForm(): Promise<App> {
    const app = await renderApp('/movimientos');
    await screen.findByText('Página 1 de 14 — Total movimientos: 137');
    calls(app.api);
    return app;
  }

  const NEW = {
    fecha: '2026-11-20',
    representanteId: null,
    remitoNumero: '',
    bultos: 1,
    monto: 0,
    montoPagado: false,
    montoRendido: false,
    fletePagado: false,
    fleteRendido: false,
    seguro: 0,
    redespacho: 0,
    contrareembolso: 0,
    valorDeclarado: 0,
    cuentaCorriente: false,
    observaciones: '',
    fleteACargoCliente: true,
  };

  /** The create's own calls: what was sent, then the reloaded list. */
  async function created({ api }: App): Promise<Call[]> {
    await screen.findByText('Movimiento agregado con éxito');
    await screen.findByText('Página 1 de 14 — Total movimientos: 138');
    return calls(api).filter(([call]) => !call.includes('/filtro'));
  }
  const RELOADED: Call = ['GET /movimientos/', { texto: '', pagina: '0', cantidad: '10' }];

  it('GET /movimientos/ with texto, pagina and cantidad', async () => {
    const { api } = await renderApp('/movimientos?texto=R-45&pagina=0');
    await screen.findByText(/^Página 1 de 1 — Total movimientos: /);
    expect(calls(api)).toStrictEqual([
      ['GET /movimientos/', { texto: 'R-45', pagina: '0', cantidad: '10' }],
    ]);
  });

  it('POST /movimientos/ between two clients there are', async () => {
    const app = await renderForm();
    const { user, api } = app;
    await pickOption(user, picker('Cliente Origen'), /^Acuña/);
    await pickOption(user, picker('Cliente Destino'), /^Agroinsumos/);
    await pickOption(user, picker('Servicio'), /^Encomienda chica/);
    await fill(user, text('Bultos'), '2');
    await fill(user, text('Monto'), '1000,50');
    await user.click(button('Agregar Movimiento'));
    expect(await created(app)).toStrictEqual([
      [
        'POST /movimientos/',
        {},
        {
          ...NEW,
          clienteOrigenId: clienteId(api, 'Acuña'),
          clienteDestinoId: clienteId(api, 'Agroinsumos'),
          servicioId: 1,
          bultos: 2,
          monto: 1000.5,
          flete: 7000,
        },
      ],
      RELOADED,
    ]);
  });

  it('POST /movimientos/ between names that are no clients, with every flag', async () => {
    const app = await renderForm();
    const { user } = app;
    await fill(user, picker('Cliente Origen'), 'Kiosco La Esquina');
    await fill(user, picker('Cliente Destino'), ' Sr. Ñiguez ');
    await fill(user, text('Nro Remito'), '0002-00000001');
    await pickOption(user, picker('Servicio'), /^A convenir/);
    await pickOption(user, picker('Representante'), /^Encomiendas Bolívar/);
    await user.click(screen.getByRole('radio', { name: 'Destino' }));
    for (const name of [
      'Cuenta corriente',
      'Monto pagado',
      'Monto rendido',
      'Flete pagado',
      'Flete rendido',
    ]) {
      await check(app, name);
    }
    await fill(user, text('Observaciones'), 'Frágil');
    await user.click(button('Agregar Movimiento'));
    expect(await created(app)).toStrictEqual([
      [
        'POST /movimientos/',
        {},
        {
          ...NEW,
          clienteOrigenId: 0,
          clienteOrigenNombre: 'Kiosco La Esquina',
          clienteDestinoId: 0,
          clienteDestinoNombre: 'Sr. Ñiguez',
          representanteId: 3,
          servicioId: 14,
          remitoNumero: '0002-00000001',
          flete: 0,
          montoPagado: true,
          montoRendido: true,
          fletePagado: true,
          fleteRendido: true,
          cuentaCorriente: true,
          observaciones: 'Frágil',
          fleteACargoCliente: false,
        },
      ],
      RELOADED,
    ]);
  });

  it('POST /movimientos/ with a sub-service, the extras apart from the net freight', async () => {
    const app = await renderForm();
    const { user, api } = app;
    await pickOption(user, picker('Cliente Origen'), /^Acuña/);
    await fill(user, picker('Cliente Destino'), 'Mostrador');
    await pickOption(user, picker('Servicio'), /^Contrareembolso ?\$/);
    await user.click(screen.getByRole('switch', { name: 'Sub Servicio' }));
    await pickOption(user, picker('Servicio secundario'), /^Retiro a domicilio/);
    await fill(user, text('Sub bultos'), '3');
    await fill(user, text('Monto'), '1.234,56');
    await fill(user, text('Seguro'), '10,50');
    await fill(user, text('Redespacho'), '20');
    await fill(user, text('Valor Declarado'), '5000');
    await user.click(button('Agregar Movimiento'));
    expect(await created(app)).toStrictEqual([
      [
        'POST /movimientos/',
        {},
        {
          ...NEW,
          clienteOrigenId: clienteId(api, 'Acuña'),
          clienteDestinoId: 0,
          clienteDestinoNombre: 'Mostrador',
          servicioId: 9,
          subServicioId: 12,
          subBultos: 3,
          monto: 1234.56,
          flete: 11700,
          seguro: 10.5,
          redespacho: 20,
          contrareembolso: 61.73,
          valorDeclarado: 5000,
        },
      ],
      RELOADED,
    ]);
  });

  it('POST /movimientos/ with a freight and a commission typed by hand', async () => {
    const app = await renderForm();
    const { user, api } = app;
    await pickOption(user, picker('Cliente Origen'), /^Acuña/);
    await pickOption(user, picker('Cliente Destino'), /^Agroinsumos/);
    await pickOption(user, picker('Servicio'), /^Contrareembolso ?\$/);
    await fill(user, text('Monto'), '1000');
    await fill(user, text('Flete'), '5.000,25');
    await fill(user, text('Com. Contrareembolso'), '33,3');
    await user.click(button('Agregar Movimiento'));
    const [post] = await created(app);
    expect(post).toStrictEqual([
      'POST /movimientos/',
      {},
      {
        ...NEW,
        clienteOrigenId: clienteId(api, 'Acuña'),
        clienteDestinoId: clienteId(api, 'Agroinsumos'),
        servicioId: 9,
        monto: 1000,
        flete: 5000.25,
        contrareembolso: 33.3,
      },
    ]);
  });

  it.each([
    ['Remito', 'GET /movimientos/138/remito'],
    ['Remito Duplicado', 'GET /movimientos/138/remito-duplicado'],
  ])('%s creates, then asks for %s', async (name, printed) => {
    allowPrinting();
    const app = await renderForm();
    await fill(app.user, picker('Cliente Origen'), 'Kiosco');
    await fill(app.user, picker('Cliente Destino'), 'Mostrador');
    await pickOption(app.user, picker('Servicio'), /^Encomienda chica/);
    await app.user.click(button(name));
    expect((await created(app)).map(([call, query]) => [call, query])).toStrictEqual([
      ['POST /movimientos/', {}],
      [printed, {}],
      ['GET /movimientos/', { texto: '', pagina: '0', cantidad: '10' }],
    ]);
  });

  it('GET /movimientos/{id}/remito for a row of the list', async () => {
    allowPrinting();
    const { user, api } = await renderForm();
    const table = screen.getByRole('table', { name: 'Movimientos' });
    await user.click(within(table).getAllByRole('checkbox')[1]!);
    await user.click(button('Generar Remito'));
    await waitFor(() => expect(api.requests).not.toEqual([]));
    expect(calls(api)).toStrictEqual([['GET /movimientos/137/remito', {}]]);
  });

  it('DELETE /movimientos/{id} once per id', async () => {
    const app = await renderForm();
    const table = screen.getByRole('table', { name: 'Movimientos' });
    const [, first, second] = within(table).getAllByRole('checkbox');
    await app.user.click(second!);
    await app.user.click(first!);
    await confirmDelete(app, '¿Eliminar 2 movimientos?');
    await screen.findByText('Movimiento eliminado (2)');
    expect(writes(app.api)).toStrictEqual([
      ['DELETE /movimientos/136', {}],
      ['DELETE /movimientos/137', {}],
    ]);
  });

  describe('GET and PATCH /movimientos/{id}', () => {
    const STORED: Omit<Movimiento, 'id'> = {
      fecha: '2026-11-18',
      hora: '09:15',
      clienteOrigenId: 1,
      clienteOrigenNombre: null,
      clienteDestinoId: 2,
      clienteDestinoNombre: null,
      representanteId: 3,
      servicioId: 1,
      subServicioId: null,
      remitoNumero: '0001-00000007',
      bultos: 2,
      subBultos: null,
      monto: 1500,
      montoPagado: true,
      montoRendido: false,
      flete: 7000,
      fletePagado: false,
      fleteRendido: true,
      seguro: 0,
      redespacho: 0,
      contrareembolso: 0,
      valorDeclarado: 250.75,
      cuentaCorriente: true,
      observaciones: 'Frágil',
      fleteACargoCliente: false,
    };
    const UNCHANGED = {
      fecha: null,
      clienteOrigenId: 1,
      clienteDestinoId: 2,
      representanteId: 3,
      servicioId: 1,
      remitoNumero: '0001-00000007',
      monto: 1500,
      montoPagado: true,
      montoRendido: false,
      flete: 7000,
      seguro: 0,
      redespacho: 0,
      contrareembolso: 0,
      valorDeclarado: 250.75,
      fletePagado: false,
      fleteRendido: true,
      cuentaCorriente: true,
      observaciones: 'Frágil',
      fleteACargoCliente: false,
      bultos: 2,
      subServicioId: null,
      subBultos: null,
    };

    async function renderEditor(changes: Partial<Movimiento> = {}): Promise<App> {
      const app = await renderApp('/movimientos/138', {
        arrange: ({ db }) => {
          db.movimientos.insert({ ...STORED, ...changes });
        },
      });
      await screen.findByRole('button', { name: 'Guardar Cambios' });
      expect(calls(app.api)).toStrictEqual([['GET /movimientos/138', {}]]);
      return app;
    }

    async function saved({ user, api }: App): Promise<Call[]> {
      await user.click(button('Guardar Cambios'));
      await screen.findByText('Movimiento actualizado');
      return writes(api);
    }

    it('send everything back, fecha and the sub-service as null, where nothing changed', async () => {
      const app = await renderEditor();
      expect(await saved(app)).toStrictEqual([['PATCH /movimientos/138', {}, UNCHANGED]]);
    });

    it('send what changed, fecha among it', async () => {
      const app = await renderEditor();
      await fill(app.user, text('Fecha'), '01/12/2026');
      await pickOption(app.user, picker('Cliente Destino'), /^Acuña/);
      await fill(app.user, text('Monto'), '2.000,10');
      await app.user.click(screen.getByRole('radio', { name: 'Origen' }));
      expect(await saved(app)).toStrictEqual([
        [
          'PATCH /movimientos/138',
          {},
          {
            ...UNCHANGED,
            fecha: '2026-12-01',
            clienteDestinoId: clienteId(app.api, 'Acuña'),
            monto: 2000.1,
            fleteACargoCliente: true,
          },
        ],
      ]);
    });

    it('send the net freight, seguro and redespacho in whole pesos, and the sub-service', async () => {
      const app = await renderEditor({
        subServicioId: 12,
        subBultos: 3,
        seguro: 1250.5,
        redespacho: 1800,
        flete: 14_500 + 1250.5 + 1800,
      });
      expect(await saved(app)).toStrictEqual([
        [
          'PATCH /movimientos/138',
          {},
          {
            ...UNCHANGED,
            subServicioId: 12,
            subBultos: 3,
            flete: 14_500,
            seguro: 1251,
            redespacho: 1800,
          },
        ],
      ]);
    });
  });
});
