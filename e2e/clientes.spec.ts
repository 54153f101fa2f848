import type { Page } from '@playwright/test';
import { expect, expectRowVisible, test } from './fixtures';
import { seenDialog } from './seen';
import { expectToast } from './toasts';

const tableOf = (page: Page) => page.getByRole('table', { name: 'Clientes' });
const rowsOf = (page: Page) => tableOf(page).locator('tbody').getByRole('row');
const searchOf = (page: Page) => page.getByRole('searchbox', { name: 'Buscar Cliente' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const cell = (page: Page, name: string) => tableOf(page).getByRole('cell', { name, exact: true });

/** How far the page itself, not a part of it, can be scrolled sideways. */
const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a client is created, found, changed and deleted', { tag: '@both' }, async ({ page, api }) => {
  await page.goto('clientes');
  await page.getByRole('link', { name: 'Agregar Cliente' }).click();
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await page.getByLabel('Nombre').fill('Ñandubay Exportación');
  await page.getByLabel('CUIT').fill('30-71234567-1');
  await page.getByLabel('Teléfono').fill('358 412-3456');
  await page.getByLabel('Localidad').fill('Río Cuarto');
  await page.getByRole('button', { name: 'Agregar Cliente' }).click();
  await expectToast(page, 'Cliente agregado con éxito');
  await expect(page).toHaveURL(/\/clientes$/);
  expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    id: 0,
    nombre: 'Ñandubay Exportación',
    identificacion: '30-71234567-1',
    telefono: '358 412-3456',
    localidad: 'Río Cuarto',
  });
  await expect(page.getByText('Página 1 de 6 — Total clientes: 58')).toBeVisible();

  await searchOf(page).fill('nandubay exportacion');
  await expect(page.getByText('Página 1 de 1 — Total clientes: 1')).toBeVisible();
  await expect(page).toHaveURL(/texto=nandubay/);
  const row = await expectRowVisible(tableOf(page), {
    Nombre: 'Ñandubay Exportación',
    Teléfono: '358 412-3456',
  });

  await row.click();
  await expect(page.getByText('1 seleccionado')).toBeVisible();
  await page.getByRole('button', { name: 'Editar Cliente' }).click();
  await expect(page.getByLabel('Localidad')).toHaveValue('Río Cuarto');
  await page.getByLabel('Teléfono').fill('');
  await page.getByLabel('Nombre').fill('Ñandubay Importación');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expectToast(page, 'Cliente actualizado');
  await expect(page.getByText('Ningún cliente coincide')).toBeVisible();
  expect(api.db.clientes.rows.at(-1)).toMatchObject({
    nombre: 'Ñandubay Importación',
    localidad: 'Río Cuarto',
    telefono: null,
  });

  await searchOf(page).fill('IMPORTACIÓN');
  await page.getByRole('checkbox', { name: 'Seleccionar Ñandubay Importación' }).check();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  const dialog = await seenDialog(page, '¿Eliminar 1 cliente?');
  await expect(dialog).toContainText('Esta acción no puede deshacerse');
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 seleccionado')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Eliminar' })).toBeFocused();

  await page.getByRole('button', { name: 'Eliminar' }).click();
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expectToast(page, 'Cliente eliminado');
  await expect(page.getByText('1 seleccionado')).toHaveCount(0);
  await searchOf(page).fill('');
  await expect(page.getByText('Página 1 de 6 — Total clientes: 57')).toBeVisible();
});

test('a client is edited by a double click, and by the keyboard alone', async ({ page, api }) => {
  await page.goto('clientes');
  await cell(page, 'Álvarez, Juan Cruz').dblclick();
  await expect(title(page, 'Editar Cliente')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('Álvarez, Juan Cruz');
  await page.getByLabel('Email').fill('no es un email');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(page.getByText('Ingresá un email válido')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(api.requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(title(page, 'Clientes')).toBeFocused();
  await expect(page.getByText('seleccionado', { exact: false })).toHaveCount(0);

  await test.step('from the search box, without a mouse', async () => {
    await searchOf(page).focus();
    await page.keyboard.type('ñañez');
    const box = page.getByRole('checkbox', { name: 'Seleccionar Ñáñez, Celestina' });
    await expect(rowsOf(page)).toHaveCount(1);
    const tabTo = async (isThere: () => Promise<boolean>): Promise<void> => {
      for (let i = 0; i < 15 && !(await isThere()); i += 1) await page.keyboard.press('Tab');
    };
    const isFocused = (locator: ReturnType<Page['getByRole']>) => () =>
      locator.evaluate((element) => element === document.activeElement);
    await tabTo(isFocused(box));
    await expect(box).toBeFocused();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    const edit = page.getByRole('button', { name: 'Editar Cliente' });
    for (let i = 0; i < 15 && !(await isFocused(edit)()); i += 1) {
      await page.keyboard.press('Shift+Tab');
    }
    await page.keyboard.press('Enter');
    await expect(title(page, 'Editar Cliente')).toBeFocused();
    await expect(page.getByLabel('Nombre')).toHaveValue('Ñáñez, Celestina');
    await tabTo(isFocused(page.getByLabel('Localidad')));
    await page.keyboard.type('Villa María');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Cliente actualizado');
    await expectRowVisible(tableOf(page), {
      Nombre: 'Ñáñez, Celestina',
      Localidad: 'Villa María',
    });
    await expect(searchOf(page)).toHaveValue('ñañez');
  });
});

test('buttons that need a selection say so and act on none', async ({ page }) => {
  await page.goto('clientes');
  await expect(rowsOf(page)).toHaveCount(10);
  const edit = page.getByRole('button', { name: 'Editar Cliente' });
  await expect(edit).toHaveAttribute('aria-disabled', 'true');
  await edit.click({ force: true });
  await expect(page.getByText('No se ha seleccionado ningún cliente')).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Debe seleccionar al menos un cliente')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const all = page.getByRole('checkbox', { name: 'Seleccionar todas las filas de la página' });
  await all.check();
  await expect(page.getByText('10 seleccionados')).toBeVisible();
  await edit.click({ force: true });
  await expect(page.getByText('Seleccioná un solo cliente para editar')).toBeVisible();
  await expect(title(page, 'Clientes')).toBeVisible();

  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText(/^Página 2 de 6/)).toBeVisible();
  await expect(all).not.toBeChecked();
  await expect(page.getByText('10 seleccionados')).toBeVisible();
  await rowsOf(page).first().click();
  await expect(page.getByText('11 seleccionados')).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    '10 de los seleccionados no están a la vista',
  );
  await page.getByRole('button', { name: 'Cancelar' }).click();

  await page.getByRole('button', { name: 'Deseleccionar todo' }).click();
  await expect(edit).toHaveAttribute('aria-disabled', 'true');
  await rowsOf(page).first().click();
  await searchOf(page).fill('gómez');
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(edit).toHaveAttribute('aria-disabled', 'true');
});

test('deleting the only row of the last page goes back one page', async ({ page, api }) => {
  for (const cliente of api.db.clientes.rows.slice(51)) api.db.clientes.remove(cliente);
  api.db.clientes.update(api.db.clientes.rows[0]!, { nombre: 'Zzz última' });
  for (const movimiento of [...api.db.movimientos.rows]) api.db.movimientos.remove(movimiento);

  await page.goto('clientes?pagina=5');
  await expect(page.getByText('Página 6 de 6 — Total clientes: 51')).toBeVisible();
  await cell(page, 'Zzz última').click();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await (await seenDialog(page)).getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Página 5 de 5 — Total clientes: 50')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(10);
  await expect(page).toHaveURL(/\?pagina=4$/);
});

test('of several deleted one fails: it stays selected and the reason is told', async ({
  page,
  api,
  expectConsole,
}) => {
  expectConsole('409');
  for (const movimiento of [...api.db.movimientos.rows]) api.db.movimientos.remove(movimiento);
  await page.goto('clientes?texto=juan');
  await expect(cell(page, 'Gómez, Juan Carlos')).toHaveCount(2);
  const kept = api.db.clientes.rows.find(({ nombre }) => nombre === 'Álvarez, Juan Cruz')!;
  api.faults.add({
    method: 'DELETE',
    path: `/clientes/${kept.id}`,
    fault: 'status-409',
    message: 'El cliente tiene una deuda.',
  });
  await page.getByRole('checkbox', { name: 'Seleccionar todas las filas de la página' }).check();
  const n = api.db.clientes.rows.filter(({ nombre }) => /juan/i.test(nombre)).length;
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page
    .getByRole('dialog', { name: `¿Eliminar ${n} clientes?` })
    .getByRole('button', { name: 'Eliminar' })
    .click();

  await expectToast(page, `Cliente eliminado (${n - 1})`);
  await expect(
    page.getByRole('alert').filter({ hasText: 'El cliente tiene una deuda.' }),
  ).toHaveText(`El cliente tiene una deuda. (1 de ${n} sin eliminar; eliminados: ${n - 1})`);
  await expect(page.getByText('1 seleccionado')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(
    page.getByRole('checkbox', { name: 'Seleccionar Álvarez, Juan Cruz' }),
  ).toBeChecked();
});

test('the list stays where it was over a reload, an edit and the way back', async ({ page }) => {
  await page.goto('clientes');
  await searchOf(page).fill('ar');
  await expect(page).toHaveURL(/\?texto=ar$/);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/\?texto=ar&pagina=1$/);
  const pager = page.getByText(/^Página 2 de /);
  await expect(pager).toBeVisible();
  const first = (await rowsOf(page).first().getByRole('cell').nth(1).innerText()).trim();

  const expectTheSame = async (): Promise<void> => {
    await expect(page).toHaveURL(/\/clientes\?texto=ar&pagina=1$/);
    await expect(searchOf(page)).toHaveValue('ar');
    await expect(pager).toBeVisible();
    await expect(cell(page, first)).toBeVisible();
  };

  await page.reload();
  await expectTheSame();

  await rowsOf(page).first().dblclick();
  await expect(page.getByLabel('Nombre')).toHaveValue(first);
  await page.goBack();
  await expectTheSame();

  await rowsOf(page).first().dblclick();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expectTheSame();

  await rowsOf(page).first().dblclick();
  await page.getByLabel('Dirección').fill('Belgrano 100');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expectToast(page, 'Cliente actualizado');
  await expectTheSame();

  await page.getByRole('link', { name: 'Agregar Cliente' }).click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expectTheSame();

  await page.goto('clientes?pagina=99');
  await expect(page.getByText('Página 6 de 6 — Total clientes: 57')).toBeVisible();
  await expect(page).toHaveURL(/\?pagina=5$/);
  await page.goto('clientes?pagina=-3&texto=');
  await expect(page.getByText('Página 1 de 6 — Total clientes: 57')).toBeVisible();
});

test('columns follow the width', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('clientes');
  await expect(rowsOf(page)).toHaveCount(10);
  const all = ['Nombre', 'CUIT', 'Teléfono', 'Localidad', 'Dirección', 'Email'];
  const headers = tableOf(page).getByRole('columnheader');
  await expect(headers).toHaveText(isMobile ? ['', 'Nombre', 'Teléfono'] : ['', ...all]);
  await expect(headers.last()).toBeInViewport({ ratio: 1 });
  const cut = await tableOf(page).evaluate((table) => {
    const frame = table.parentElement;
    return frame === null ? NaN : frame.scrollWidth - frame.clientWidth;
  });
  expect(cut).toBe(0);
});

test('a name as long as it comes breaks nothing', { tag: '@both' }, async ({ page, api }) => {
  const [cliente] = api.db.clientes.rows;
  const nombre = `AAA ${'Importaciones'.repeat(20)}`;
  api.db.clientes.update(cliente!, {
    nombre,
    telefono: '0'.repeat(60),
    email: `${'x'.repeat(120)}@example.com`,
  });
  await page.goto('clientes');
  await expect(cell(page, nombre)).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  for (const name of ['Editar Cliente', 'Eliminar', 'Siguiente']) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('checkbox', { name: `Seleccionar ${nombre}` }).check();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await seenDialog(page);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Editar Cliente' }).click();
  await expect(page.getByLabel('Nombre')).toHaveValue(nombre);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.goto(`clientes?texto=${'n'.repeat(300)}`);
  await expect(page.getByText('Ningún cliente coincide')).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a server that is down is told in place, and Reintentar asks again', async ({
  page,
  api,
  expectConsole,
}) => {
  expectConsole(/ERR_EMPTY_RESPONSE|502|Failed to fetch/);
  const id = api.faults.add({ method: 'GET', path: '/clientes/', fault: 'status-502' });
  await page.goto('clientes');
  const main = page.getByRole('main');
  await expect(main.getByText('Error al obtener clientes')).toBeVisible({ timeout: 10_000 });
  await expect(tableOf(page)).toHaveCount(0);
  await expect(page.getByText('Cargando...')).toHaveCount(0);
  api.faults.remove(id);
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await expect(rowsOf(page)).toHaveCount(10);
  await expect(main.getByText('Error al obtener clientes')).toHaveCount(0);
});

test('a client that is not there, and one that cannot be loaded', async ({
  page,
  api,
  expectConsole,
}) => {
  expectConsole(/40[34]/);
  await page.goto('clientes/999999');
  await expect(page.getByText('Cliente no encontrado')).toBeVisible();

  const id = api.faults.add({ path: '/clientes/7', fault: 'empty' });
  expectConsole('GET clientes/7');
  await page.goto('clientes/7');
  const main = page.getByRole('main');
  await expect(main.getByText('Error al cargar el cliente')).toBeVisible();
  api.faults.remove(id);
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByLabel('Nombre')).toHaveValue(api.db.clientes.get(7)?.nombre ?? '');
});

test('a save that fails keeps what was typed and says why', async ({
  page,
  api,
  expectConsole,
}) => {
  expectConsole(/409|500/);
  await page.goto('clientes/7');
  await page.getByLabel('Localidad').fill('Carlos Paz');
  api.faults.add({
    method: 'PATCH',
    path: '/clientes/7',
    fault: 'status-409',
    message: 'Ya existe un cliente con ese CUIT.',
    times: 1,
  });
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText('Ya existe un cliente con ese CUIT.');
  await expect(page.getByLabel('Localidad')).toHaveValue('Carlos Paz');
  const save = page.getByRole('button', { name: 'Guardar Cambios' });
  await expect(save).toBeFocused();
  await expect(save).not.toHaveAttribute('aria-disabled');
  await save.click();
  await expectToast(page, 'Cliente actualizado');
  expect(api.db.clientes.get(7)?.localidad).toBe('Carlos Paz');
});
