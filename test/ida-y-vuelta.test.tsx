import { act, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutDependents } from './server/master-data';
import { pathWith } from './server/movimientos';
import { openFile, replaceWorker } from './support/planilla';
import { fetched, renderApp, type MountedApp } from './support/render-app';
import { button, clickFree, inDialog, sent } from './support/screen';

const written = replaceWorker();

const ROWS = 5;

/** All that a seeded row may have, empty. */
const EMPTY = {
  ...Object.fromEntries(
    [
      ...['identificacion', 'telefono', 'localidad', 'direccion', 'email', 'patente', 'apellido'],
      ...['fechaVencimientoLicencia', 'fechaIngreso', 'fechaNacimiento', 'descripcion', 'precio'],
      ...['fechaTecnica', 'fechaSeguro', 'fechaMatafuego', 'fechaRuta'],
      ...['porcentaje', 'porcentajeContrareembolso'],
    ].map((name) => [name, null]),
  ),
};

/** Texts that a spreadsheet, a CSV or a reader of ours could change. */
const texto = fc.constantFrom(
  ...['Ñandú', '=1+1', '007', '1.234', '12-5', "O'Hara", 'a;b "c"', '1E5', '+54 358', '10 %', 'Sí'],
);
const fecha = fc
  .integer({ min: 1, max: 1000 })
  .map((dia) => new Date(Date.UTC(2026, 10, 20 + dia)).toISOString().slice(0, 10));
const pesos = fc.integer({ min: 1, max: 99_999_999 }).map((centavos) => centavos / 100);
const some = <Values,>(fields: { [Name in keyof Values]: fc.Arbitrary<Values[Name]> }) =>
  fc.record(fields, { requiredKeys: [] });

const contacto = some({
  identificacion: fc
    .integer({ min: 10_000_000, max: 99_999_999 })
    .map((dni) => `20-${dni}-${dni % 10}`),
  telefono: texto,
  localidad: texto,
  direccion: texto,
  email: fc.constant('hola@example.com'),
});

/** Posts in the order of their names, as lists have them. */
const bodies = <Body extends object>(make: (name: string) => fc.Arbitrary<Body>) =>
  fc.tuple(...Array.from({ length: ROWS }, (_, at) => make(`${at} Ñandú`)));

const withNombre = (fields: fc.Arbitrary<object>) => (nombre: string) =>
  fields.map((own) => ({ id: 0, nombre, ...own }));

const ENTITIES = [
  ['clientes', 'clientes', '/clientes/', bodies(withNombre(contacto))],
  ['representantes', 'representantes', '/representantes/', bodies(withNombre(contacto))],
  [
    'choferes',
    'choferes',
    '/choferes/',
    bodies((nombre) =>
      fc
        .tuple(contacto, some({ fechaVencimientoLicencia: fecha, fechaIngreso: fecha }))
        .map(([own, dates]) => ({ id: 0, nombre, ...own, ...dates })),
    ),
  ],
  [
    'vehiculos',
    'vehículos',
    '/v1/vehiculos/',
    bodies((vehiculo) =>
      some({
        patente: fc.constant(`AA${vehiculo.charAt(0)}00BC`),
        fechaTecnica: fecha,
        fechaSeguro: fecha,
        fechaMatafuego: fecha,
        fechaRuta: fecha,
      }).map((own) => ({ id: 0, vehiculo, ...own })),
    ),
  ],
  [
    'empleados',
    'empleados',
    '/v1/empleados/',
    bodies((apellido) =>
      fc
        .tuple(
          contacto,
          some({ fechaIngreso: fecha, fechaNacimiento: fecha }),
          fc.constantFrom(1, 2, 3),
        )
        .map(([own, dates, tipoId]) => ({
          id: 0,
          nombre: 'Ana',
          apellido,
          ...own,
          ...dates,
          tipoId,
        })),
    ),
  ],
  [
    'servicios',
    'servicios',
    '/servicios/',
    bodies((nombre) =>
      fc.record({ descripcion: texto, precio: pesos }).map((own) => ({
        nombre,
        ...own,
        contrareembolso: false,
      })),
    ),
  ],
] as const;

async function goTo({ router, queryClient }: MountedApp, path: string) {
  await act(() => router.navigate({ href: path, ignoreBlocker: true }));
  await fetched(queryClient);
}

/** Exports the rows of a list, forgets them, and opens the file as a planilla. */
async function exportAndOpen(
  app: MountedApp,
  [path, planilla]: readonly [string, string],
  format: string,
  forget: () => void,
) {
  const { length } = written;
  await goTo(app, path);
  await app.user.click(button('Exportar'));
  await app.user.click(await screen.findByRole('menuitem', { name: format }));
  await waitFor(() => expect(written.length).toBeGreaterThan(length));
  forget();
  await goTo(app, planilla);
  await openFile(app.user, new File([written.at(-1)!], format === CSV ? 'a.csv' : 'a.xlsx'));
}

async function add(app: MountedApp, what: string) {
  await clickFree(app.user, await screen.findByRole('button', { name: `Agregar ${what}` }));
  const dialog = await inDialog(`¿Agregar ${what}?`);
  await app.user.click(dialog.getByRole('button', { name: `Agregar ${what}` }));
  await screen.findByText(`${what} agregados`);
}

const CSV = 'CSV (.csv)';
const format = fc.constantFrom('Excel (.xlsx)', CSV);
/** Mounting the panel takes a second. */
const ONCE = { numRuns: 1, endOnFailure: true };

it.each(ENTITIES)(
  'what is exported of %s is sent again as it was',
  async (table, many, api, rows) => {
    await fc.assert(
      fc.asyncProperty(rows, format, async (all, format) => {
        const app = await renderApp('/recibos-menu', { arrange: withoutDependents });
        const stored = app.api.db[table];
        stored.load([]);
        for (const body of all) stored.insert({ ...EMPTY, ...body } as never);
        await exportAndOpen(app, [`/${table}`, `/${table}/planilla`], format, () =>
          stored.load([]),
        );
        await add(app, `${ROWS} ${many}`);
        expect(sent(app.api, 'POST')).toEqual(all.map((body) => [api, body]));
      }),
      ONCE,
    );
  },
);

const movimiento = fc.record({
  fecha,
  clienteOrigenId: fc.integer({ min: 1, max: 20 }),
  clienteDestinoId: fc.integer({ min: 1, max: 20 }),
  representanteId: fc.option(fc.integer({ min: 1, max: 5 })),
  bultos: fc.integer({ min: 1, max: 99 }),
  monto: pesos,
  montoPagado: fc.boolean(),
  montoRendido: fc.boolean(),
  flete: pesos,
  fletePagado: fc.boolean(),
  fleteRendido: fc.boolean(),
  fleteACargoCliente: fc.boolean(),
  cuentaCorriente: fc.boolean(),
  observaciones: texto,
});

const CONSULTA = pathWith('/reportes', {
  fechaDesde: '2026-11-20',
  fechaHasta: '2030-11-20',
  buscado: true,
});

/** What a list does not show. */
const UNSEEN = { servicioId: 1, seguro: 0, redespacho: 0, contrareembolso: 0, valorDeclarado: 0 };

it('what is exported of movements is sent again as it was', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(movimiento, { minLength: ROWS, maxLength: ROWS }),
      format,
      async (rows, format) => {
        const app = await renderApp('/recibos-menu', { arrange: withoutDependents });
        const { movimientos } = app.api.db;
        const bodies = rows.map((row, at) => ({ ...row, ...UNSEEN, remitoNumero: `000${at}` }));
        for (const body of bodies)
          movimientos.insert({
            ...{ hora: '10:30', clienteOrigenNombre: null, clienteDestinoNombre: null },
            ...{ subServicioId: null, subBultos: null },
            ...body,
          });
        await exportAndOpen(app, [CONSULTA, '/movimientos/planilla'], format, () =>
          movimientos.load([]),
        );
        const comunes = within(await screen.findByRole('group', { name: 'Para todas las filas' }));
        const servicio = app.api.db.servicios.get(1)!.nombre;
        await app.user.click(comunes.getByRole('combobox', { name: 'Servicio' }));
        await app.user.paste(servicio);
        await app.user.tab();
        await add(app, `${ROWS} movimientos`);
        const posts = sent(app.api, 'POST').map(([, body]) => body);
        expect(posts).toEqual(expect.arrayContaining(bodies));
        expect(posts).toHaveLength(ROWS);
      },
    ),
    ONCE,
  );
});
