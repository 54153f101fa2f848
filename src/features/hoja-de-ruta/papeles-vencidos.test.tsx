import type { MockApi } from '@mocks/api';
import type { FaultName } from '@mocks/faults';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../test/console';
import { fill, pickOption } from '../../../test/fields';
import { holdCalls } from '../../../test/hold-calls';
import { callsTo, DIA } from '../../../test/movimientos';
import { goOffline, goOnline } from '../../../test/network';
import { recordPrintWindows } from '../../../test/print-windows';
import { renderSearch } from '../../../test/render-search';

const printing = recordPrintWindows();

const HOY = '2026-11-20';
const buscado = { fecha: DIA, tipo: 'todos', buscado: true };
const vencido = { id: 15, nombre: 'Maldonado, Héctor' };
const master = { id: 5, nombre: 'Renault Master L3H2', patente: 'AE 027 XN' };
const daily = { id: 1, nombre: 'Iveco Daily 35S14', patente: 'AB 123 CD' };
const UNREAD = 'No se pudieron leer los papeles';

const PAPERS = /^\/v1\/(empleados|vehiculos)\/\d+$/;

async function renderHoja(search: object, arrange?: (api: MockApi) => void) {
  const app = await renderSearch(
    { path: '/hoja-de-ruta', form: 'Filtros de la hoja de ruta', table: 'Lista de movimientos' },
    search,
    arrange,
  );
  const picker = (name: string) => app.form.getByRole('combobox', { name });
  return {
    ...app,
    picker,
    open: async (name: string) => {
      await app.user.click(picker(name));
      return within(await screen.findByRole('listbox', { name }));
    },
    says: (name: string, text: string) =>
      waitFor(() => expect(picker(name)).toHaveAccessibleDescription(text)),
    reads: () => callsTo(app.api, 'GET', PAPERS).map(({ path }) => path),
    posts: () => callsTo(app.api, 'POST', '/hoja-rutas/').map(({ body }) => body),
  };
}

const failing =
  (fault: FaultName) =>
  ({ faults }: MockApi) => {
    faults.add({ method: 'GET', path: '/v1/empleados/{id}', fault });
    faults.add({ method: 'GET', path: '/v1/vehiculos/{id}', fault });
  };

describe('the options', () => {
  it('carry a licence that has expired, each read once', async () => {
    const { open, user, reads } = await renderHoja({ fecha: HOY });
    const list = await open('Chofer');
    expect(
      await list.findByRole('option', { name: 'Maldonado, Héctor Licencia vencida 10/10' }),
    ).toBeVisible();
    expect(list.getByRole('option', { name: 'Escudero, Rubén Licencia vencida 17/11' }));
    for (const nombre of ['Aguirre, Walter', 'Díaz, Ángel', 'Pedernera, Silvina']) {
      expect(list.getByRole('option', { name: nombre })).toBeVisible();
    }
    const once = reads();
    expect(once).toHaveLength(13);
    expect(new Set(once).size).toBe(13);
    await user.keyboard('{Escape}');
    await open('Chofer');
    expect(await screen.findByRole('option', { name: /^Maldonado.* 10\/10$/ })).toBeVisible();
    expect(reads()).toEqual(once);
  });

  it('carry what will have expired by the date of the sheet, beside the plate', async () => {
    const { open } = await renderHoja({ fecha: DIA });
    const list = await open('Vehiculo');
    const text = /^Iveco Daily 35S14\s*AB 123 CD\s*Matafuego vencido 17\/11 · Seguro vence 27\/11$/;
    expect(await list.findByRole('option', { name: text })).toBeVisible();
    expect(list.getByRole('option', { name: /^Mercedes-Benz Sprinter.* RUTA vence 20\/11$/ }));
    expect(list.getByRole('option', { name: /^Renault Master L3H2\s*AE 027 XN$/ })).toBeVisible();
  });

  it('are searched and picked before their papers have come', async () => {
    const { open, user, picker, says } = await renderHoja({ fecha: HOY });
    const papers = holdCalls('GET', PAPERS);
    const list = await open('Chofer');
    await list.findByRole('option', { name: 'Aguirre, Walter' });
    await waitFor(() => expect(papers.arrived).toBeGreaterThan(0));
    await user.type(picker('Chofer'), 'maldo');
    await waitFor(() => expect(list.queryByRole('option', { name: 'Aguirre, Walter' })).toBeNull());
    await user.keyboard('{Enter}');
    expect(picker('Chofer')).toHaveValue('Maldonado, Héctor');
    expect(picker('Chofer')).toHaveAccessibleDescription('');
    papers.letGo();
    await says('Chofer', 'Licencia vencida 10/10');
  });
});

describe('the line under the field', () => {
  it('says what has expired of the chosen one, and follows the date', async () => {
    const { form, user, picker, says } = await renderHoja({ fecha: HOY });
    await pickOption(user, picker('Chofer'), /^Maldonado/);
    await says('Chofer', 'Licencia vencida 10/10');
    await pickOption(user, picker('Vehiculo'), /^Iveco Daily/);
    await says('Vehiculo', 'Matafuego vencido 17/11');
    const fecha = form.getByRole('textbox', { name: 'Fecha' });
    await fill(user, fecha, '30/11/2026');
    await says('Vehiculo', 'Matafuego vencido 17/11 · Seguro vence 27/11');
    await fill(user, fecha, '02/01/2027');
    await says('Chofer', 'Licencia vencida 10/10/2026');
    await pickOption(user, picker('Chofer'), /^Díaz/);
    await says('Chofer', '');
  });

  it.each<[FaultName, RegExp]>([
    ['status-403', /403/],
    ['status-404', /404/],
    ['status-500', /500/],
    ['html', /./],
    ['truncated-json', /./],
  ])('says after %s that papers could not be read; options say nothing', async (fault, logs) => {
    expectConsole('error', logs);
    const { open, user, says, reads } = await renderHoja({ fecha: HOY }, failing(fault));
    const list = await open('Chofer');
    const option = await list.findByRole('option', { name: 'Maldonado, Héctor' });
    await waitFor(() => expect(reads()).toHaveLength(13));
    await user.click(option);
    await says('Chofer', UNREAD);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says so of a driver whose id is another employee’s', async () => {
    const { says, reads } = await renderHoja({ fecha: HOY, chofer: { ...vencido, id: 4 } });
    await says('Chofer', UNREAD);
    expect(reads()).toEqual(['/v1/empleados/4']);
  });

  it('says so offline, until the papers come', async () => {
    const { api, says, router } = await renderHoja({ fecha: HOY });
    goOffline(api);
    await act(() => router.navigate({ to: '/hoja-de-ruta', search: { vehiculo: daily } }));
    await says('Vehiculo', UNREAD);
    goOnline(api);
    await says('Vehiculo', 'Matafuego vencido 17/11');
  });
});

describe('Crear hoja de ruta', () => {
  const question = () => screen.findByRole('dialog', { name: '¿Crear la hoja de ruta igual?' });
  const payload = (empleadoId: number, vehiculoId: number) => ({
    fecha: DIA,
    representanteId: null,
    vehiculoId,
    empleadoId,
    movimientoIds: [140, 139, 138],
  });

  it('asks once, names what has expired, and creates one sheet', async () => {
    const app = await renderHoja({ ...buscado, chofer: vencido, vehiculo: daily });
    await app.loaded();
    await app.says('Chofer', 'Licencia vencida 10/10');
    await app.says('Vehiculo', 'Matafuego vencido 17/11 · Seguro vence 27/11');
    await app.press('Crear hoja de ruta');
    const dialog = within(await question());
    expect(
      dialog.getByText('No tildaste ninguno: van todos, 3 movimientos y 16 bultos.'),
    ).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Maldonado, Héctor Licencia vencida 10/10',
      'Iveco Daily 35S14 Matafuego vencido 17/11 · Seguro vence 27/11',
    ]);
    expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    expect(printing.windows).toEqual([]);
    await app.user.dblClick(dialog.getByRole('button', { name: 'Crear igual' }));
    expect((await printing.printed())?.type).toBe('application/pdf');
    expect(await screen.findByText('Hoja de ruta creada correctamente')).toBeVisible();
    expect(app.posts()).toEqual([payload(15, 1)]);
    expect(printing.windows).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['Cancelar', '{Enter}'],
    ['Escape', '{Escape}'],
  ])('creates nothing after %s, and asks again the next time', async (_label, key) => {
    const app = await renderHoja({ ...buscado, chofer: vencido, vehiculo: master });
    await app.loaded();
    await app.says('Chofer', 'Licencia vencida 10/10');
    const crear = screen.getByRole('button', { name: 'Crear hoja de ruta' });
    await app.user.click(crear);
    const dialog = await question();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await app.user.keyboard(key);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(crear).toHaveFocus());
    await waitFor(() => expect(crear).not.toHaveAttribute('aria-disabled'));
    expect(printing.windows).toEqual([]);
    await app.user.click(crear);
    const again = await question();
    await waitFor(() => expect(again).toBeVisible());
    expect(app.posts()).toEqual([]);
  });

  it('tells what is missing before it asks', async () => {
    const app = await renderHoja({ fecha: DIA, chofer: vencido, vehiculo: daily });
    await app.says('Chofer', 'Licencia vencida 10/10');
    await app.press('Crear hoja de ruta');
    expect(await screen.findByText(/^No hay movimientos para crear la hoja de ruta/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not ask about papers that could not be read', async () => {
    expectConsole('error', /500/);
    const search = { ...buscado, chofer: vencido, vehiculo: daily };
    const app = await renderHoja(search, failing('status-500'));
    await app.loaded();
    await app.says('Chofer', UNREAD);
    await app.user.click(screen.getByRole('checkbox', { name: /^Seleccionar todas/ }));
    await app.press('Crear hoja de ruta');
    expect(await screen.findByText('Hoja de ruta creada correctamente')).toBeVisible();
    expect(app.posts()).toEqual([payload(15, 1)]);
  });
});
