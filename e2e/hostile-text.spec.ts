import { expect, test } from './support/fixtures';
import { seenDialog } from './support/seen';
import { expectToast } from './support/toasts';

const NAMES = [
  '<script>xss()</script>',
  '<img src=x onerror=xss()>',
  '"><svg onload=xss()>',
  '{{constructor.constructor("xss()")()}}',
  '${xss()}',
  'javascript:xss()',
  '&lt;b&gt;AAA&lt;/b&gt;',
  '<b>AAA</b>',
  '\u202e‮AAA<!--',
] as const;

test('hostile names are plain text wherever they stand', async ({ page, api, expectConsole }) => {
  expectConsole('409');
  expectConsole('HTTPError');
  await page.addInitScript(() => {
    Object.assign(window, { xss: () => document.documentElement.setAttribute('xss', '') });
  });
  const nobody = { identificacion: null, telefono: null, direccion: null, email: null };
  for (const [i, text] of NAMES.entries()) {
    api.db.clientes.insert({ nombre: `Hostil ${i} ${text}`, localidad: text, ...nobody });
  }
  await page.goto('clientes?texto=Hostil');
  const table = page.getByRole('table', { name: 'Clientes' });
  for (const [i, text] of NAMES.entries()) {
    for (const shown of [`Hostil ${i} ${text}`, text])
      await expect(table.getByText(shown, { exact: true })).toBeVisible();
  }

  const nombre = `Hostil 1 ${NAMES[1]}`;
  await page.getByRole('checkbox', { name: `Seleccionar ${nombre}` }).check();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  const dialog = await seenDialog(page);
  const message = `No se puede: ${NAMES[1]}`;
  api.faults.add({ method: 'DELETE', path: '*', fault: 'status-409', message });
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expectToast(page, message);
  await expect(
    page.getByRole('alert', { name: '1 cliente sin eliminar' }).getByRole('listitem'),
  ).toHaveText(`${nombre}: ${message}`);

  await page.getByRole('button', { name: 'Editar Cliente' }).click();
  await expect(page.getByLabel('Nombre')).toHaveValue(nombre);

  await page.goto('movimientos');
  await page.getByRole('combobox', { name: 'Cliente Origen' }).fill('Hostil 2');
  await page.getByRole('option', { name: `Hostil 2 ${NAMES[2]}` }).click();
  await expect(page.getByRole('combobox', { name: 'Cliente Origen' })).toHaveValue(
    `Hostil 2 ${NAMES[2]}`,
  );
  await expect(page.locator('html')).not.toHaveAttribute('xss');
});
