import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MASTER_DATA } from '../../../test/server/master-data';
import { renderApp, type MountedApp } from '../../../test/support/render-app';
import { clickFree, inDialog, noDialog, sent } from '../../../test/support/screen';
import { excelFile, openFile, replaceWorker, type Cells } from '../../../test/support/planilla';

replaceWorker();

const table = () => within(screen.getByRole('table', { name: 'Filas de la planilla' }));
const stateOf = (fila: number) => {
  const row = table().getByRole('checkbox', { name: new RegExp(`^Seleccionar fila ${fila}:`) });
  return within(row.closest('tr')!).getAllByRole('cell')[2]?.textContent;
};

async function openIn(path: string, rows: Cells, arrange?: Parameters<typeof renderApp>[1]) {
  const app = await renderApp(path, arrange);
  await openFile(app.user, excelFile(rows));
  await screen.findByRole('table', { name: 'Filas de la planilla' });
  return app;
}

async function add(app: MountedApp, what: string) {
  await clickFree(app.user, await screen.findByRole('button', { name: `Agregar ${what}` }));
  const dialog = await inDialog(`¿Agregar ${what}?`);
  await app.user.click(dialog.getByRole('button', { name: `Agregar ${what}` }));
  expect(await screen.findByText(new RegExp(`^${what} agregados?$`))).toBeVisible();
}

it.each(MASTER_DATA)('a row of $title is sent as its form would send it', async (entity) => {
  const { path, api, one, typed, body } = entity;
  const app = await openIn(`${path}/planilla`, [Object.keys(typed), Object.values(typed)]);
  await waitFor(() => expect(stateOf(2)).toBe('Lista'));
  await add(app, `1 ${one}`);
  expect(sent(app.api, 'POST')).toEqual([[api, body]]);
});

it('clients that are there, or twice in the file, stay out', async () => {
  const app = await openIn(
    '/clientes/planilla',
    [
      ['Padrón de clientes', null, null],
      ['Razón Social', 'C.U.I.T.', 'Domicilio'],
      ['Ferretería Nueva', '30-71234567-1', 'San Martín 100'],
      ['Otra Nueva', null, null],
      ['ferreteria  nueva', null, null],
      ['Dos S.R.L.', null, null],
      ['dos srl', null, null],
      [null, '20-12345678-6', null],
    ],
    {
      arrange: ({ db }) => db.clientes.insert({ ...db.clientes.rows[0]!, nombre: 'OTRA NUEVA' }),
    },
  );
  await waitFor(() => expect(stateOf(4)).toBe('Ya está: OTRA NUEVA'));
  expect(stateOf(3)).toBe('Lista');
  expect(stateOf(5)).toBe('Repetida: ya está en la fila 3');
  expect(stateOf(7)).toBe('Repetida: ya está en la fila 6');
  expect(screen.getByText('2 listas · 1 con algo que falta · 3 quedan afuera')).toBeVisible();
  const leaveOut = async (fila: number) => {
    const box = table().getByRole('checkbox', { name: new RegExp(`^Seleccionar fila ${fila}:`) });
    await app.user.click(box);
    await clickFree(app.user, screen.getByRole('button', { name: 'Dejar afuera' }));
  };
  await leaveOut(6);
  expect(stateOf(7)).toBe('Lista');
  await add(app, '2 clientes');
  // The row without a name would be lost.
  await app.user.click(screen.getByRole('link', { name: 'Ver clientes' }));
  await inDialog('¿Salir sin guardar?');
  await app.user.keyboard('{Escape}');
  await noDialog();
  await leaveOut(8);
  await app.user.click(screen.getByRole('link', { name: 'Ver clientes' }));
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/clientes'));
});
