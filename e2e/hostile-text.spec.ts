import type { Page } from '@playwright/test';
import { blockPrintWindows, expect, expectRowVisible, printWindows, test } from './fixtures';
import { seenDialog } from './seen';

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

const layCanary = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { xss: () => document.documentElement.setAttribute('xss', '') });
  });

test('hostile names are plain text in lists, forms, pickers and messages', async ({
  page,
  api,
  expectConsole,
}) => {
  expectConsole('409');
  expectConsole('HTTPError');
  await layCanary(page);
  const nobody = { identificacion: null, telefono: null, direccion: null, email: null };
  for (const [i, text] of NAMES.entries()) {
    api.db.clientes.insert({ nombre: `Hostil ${i} ${text}`, localidad: text, ...nobody });
  }
  await page.goto('clientes?texto=Hostil');
  const table = page.getByRole('table', { name: 'Clientes' });
  for (const [i, text] of NAMES.entries()) {
    await expectRowVisible(table, { Nombre: `Hostil ${i} ${text}`, Localidad: text });
  }

  const nombre = `Hostil 1 ${NAMES[1]}`;
  await page.getByRole('checkbox', { name: `Seleccionar ${nombre}` }).check();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  const dialog = await seenDialog(page);
  await page.route(/\/api\/clientes\/\d+$/, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 409, json: { message: `No se puede: ${NAMES[1]}` } })
      : route.fallback(),
  );
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: `No se puede: ${NAMES[1]}` }),
  ).toBeVisible();

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

const NO_PDFS = [
  ['a page', Buffer.from('<!doctype html><script>opener.xss()</script>').toString('base64')],
  [
    'a drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="xss()"/>').toString('base64'),
  ],
  ['a PDF with a page before it', Buffer.from('<script>xss()</script>%PDF-1.7').toString('base64')],
  ['an address', 'data:text/html,<script>opener.xss()</script>'],
  ['no base64', 'javascript:opener.xss()'],
] as const;

test('an answer that is no PDF is never opened or offered', async ({ page, expectConsole }) => {
  expectConsole('Error al decodificar el PDF.');
  await layCanary(page);
  await page.goto('movimientos');
  const table = page.getByRole('table', { name: 'Movimientos' });
  await (await expectRowVisible(table, { 'Nro Remito': '0001-00020134' })).click();
  const print = page.getByRole('button', { name: 'Generar Remito' });
  const answerWith = (remitoPdf: string) =>
    page.route(/\/remito$/, (route) => route.fulfill({ json: { remitoPdf } }));
  for (const [i, [what, remitoPdf]] of NO_PDFS.entries()) {
    await answerWith(remitoPdf);
    await expect(print, what).toBeEnabled();
    await print.click();
    await expect(page.getByText('Error al decodificar el PDF.'), what).toBeVisible();
    await expect.poll(() => printWindows(page), what).toHaveLength(i + 1);
    await expect
      .poll(async () => (await printWindows(page)).at(-1), what)
      .toMatchObject({ url: null, prints: 0, closed: true });
  }

  await blockPrintWindows(page);
  await expect(print).toBeEnabled();
  await print.click();
  await expect(page.getByText('No se pudo abrir la ventana de impresión')).toBeVisible();
  await expect(page.getByText('Error al decodificar el PDF.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir PDF' })).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('xss');
});
