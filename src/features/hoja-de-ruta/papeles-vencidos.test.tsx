import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockApi } from '@mocks/api';
import { callsTo, DIA } from '../../../test/server/movimientos';
import { goOffline, goOnline } from '../../../test/server/network';
import { expectConsole } from '../../../test/support/console';
import { recordPrintWindows } from '../../../test/support/print-windows';
import { HOJA_BUSCADA, renderHojaDeRuta } from '../../../test/support/render-search';
import { button, clickFree } from '../../../test/support/screen';

const printing = recordPrintWindows();

const HOY = '2026-11-20';
const vencido = { id: 15, nombre: 'Maldonado, Héctor' };
const daily = { id: 1, nombre: 'Iveco Daily 35S14', patente: 'AB 123 CD' };
const payload = {
  fecha: DIA,
  representanteId: null,
  vehiculoId: 1,
  empleadoId: 15,
  movimientoIds: [140, 139, 138],
};
const UNREAD = 'No se pudieron leer los papeles';

const PAPERS = /^\/v1\/(empleados|vehiculos)\/\d+$/;

async function renderHoja(search: object, arrange?: (api: MockApi) => void) {
  const app = await renderHojaDeRuta(search, arrange);
  const { picker } = app;
  return {
    ...app,
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

it('the line under the field follows the choice and the date, and only the chosen one is read', async () => {
  const { open, fill, user, pick, says, reads } = await renderHoja({ fecha: HOY });
  const list = await open('Chofer');
  await user.click(await list.findByRole('option', { name: 'Maldonado, Héctor' }));
  await says('Chofer', 'Licencia vencida 10/10');
  expect(reads()).toEqual(['/v1/empleados/15']);
  await pick('Vehiculo', /^Iveco Daily/);
  await says('Vehiculo', 'Matafuego vencido 17/11');

  await fill('Fecha', '30/11/2026');
  await says('Vehiculo', 'Matafuego vencido 17/11 · Seguro vence 27/11');
  await fill('Fecha', '02/01/2027');
  await says('Chofer', 'Licencia vencida 10/10/2026');
  await pick('Chofer', /^Díaz/);
  await says('Chofer', '');
});

describe('unreadable papers', () => {
  it('are reported under the field only, and not asked about', async () => {
    expectConsole('error', /404/);
    const search = { ...HOJA_BUSCADA, chofer: vencido, vehiculo: daily };
    const app = await renderHoja(search, ({ faults }) => {
      faults.add({ method: 'GET', path: '/v1/empleados/{id}', fault: 'status-404' });
      faults.add({ method: 'GET', path: '/v1/vehiculos/{id}', fault: 'status-404' });
    });
    await app.loaded();
    await app.says('Chofer', UNREAD);
    const list = await app.open('Chofer');
    await app.user.click(await list.findByRole('option', { name: 'Maldonado, Héctor' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('checkbox', { name: /^Seleccionar todas/ }));
    await app.press('Crear hoja de ruta');
    expect(await screen.findByText('Hoja de ruta creada correctamente')).toBeVisible();
    expect(app.posts()).toEqual([payload]);
  });

  it('are reported for a driver whose id belongs to another employee, and offline until they load', async () => {
    const { api, says, router, reads } = await renderHoja({
      fecha: HOY,
      chofer: { ...vencido, id: 4 },
    });
    await says('Chofer', UNREAD);
    expect(reads()).toEqual(['/v1/empleados/4']);
    await goOffline(api);
    await act(() => router.navigate({ to: '/hoja-de-ruta', search: { vehiculo: daily } }));
    await says('Vehiculo', UNREAD);
    await goOnline(api);
    await says('Vehiculo', 'Matafuego vencido 17/11');
  });
});

it('Crear hoja de ruta asks about expired papers: Enter and Escape create nothing, confirming creates one sheet', async () => {
  const app = await renderHoja({ ...HOJA_BUSCADA, chofer: vencido, vehiculo: daily });
  await app.loaded();
  await app.says('Chofer', 'Licencia vencida 10/10');
  await app.says('Vehiculo', 'Matafuego vencido 17/11 · Seguro vence 27/11');
  const crear = button('Crear hoja de ruta');
  const ask = async () => {
    await clickFree(app.user, crear);
    const dialog = await screen.findByRole('dialog', { name: '¿Crear la hoja de ruta igual?' });
    const cancelar = within(dialog).getByRole('button', { name: 'Cancelar' });
    await waitFor(() => expect(cancelar).toHaveFocus());
    return dialog;
  };
  for (const key of ['{Enter}', '{Escape}']) {
    const dialog = await ask();
    await app.user.keyboard(key);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(crear).toHaveFocus());
  }
  expect(app.posts()).toEqual([]);
  expect(printing.windows).toEqual([]);

  const dialog = within(await ask());
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Maldonado, Héctor Licencia vencida 10/10',
    'Iveco Daily 35S14 Matafuego vencido 17/11 · Seguro vence 27/11',
  ]);
  await app.user.dblClick(dialog.getByRole('button', { name: 'Crear igual' }));
  expect((await printing.printed())?.type).toBe('application/pdf');
  expect(await screen.findByText('Hoja de ruta creada correctamente')).toBeVisible();
  expect(app.posts()).toEqual([payload]);
  expect(printing.windows).toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
