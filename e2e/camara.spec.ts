import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lacksCommand } from '../scripts/find-command';
import { DIA, plain } from '../test/server/seeded-day';
import { expect, readPrintedPdf, test as base } from './support/fixtures';
import { labelVideo, type View } from './support/label-video';
import { expectSeen } from './support/seen';

/** A browser with a camera that shows a file, `labels`, which may be written until the camera is opened. */
const test = base.extend<object, { labels: string }>({
  labels: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'camara-'));
      await use(join(folder, 'camara.mjpeg'));
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, labels }, use) => {
      const args = [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${labels}`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
    },
    { scope: 'worker' },
  ],
});

test.skip(lacksCommand('pdftoppm'), 'No pdftoppm.');

/** The labels in the order in which they pass, how, and the bultos of their remitos. */
const LABELS: (Omit<View, 'page'> & { remito: string; bultos: number })[] = [
  { remito: '0001-00000006', bultos: 2, tilt: 6 },
  { remito: '0001-00000020', bultos: 3, tilt: 20 },
  // Its bars are two dots wide instead of three.
  { remito: 'LONG-0003-00000006-AB', bultos: 1, tilt: -20 },
  { remito: 'DIM', bultos: 1, filter: 'brightness(0.25)' },
  { remito: 'BLURRED', bultos: 1, filter: 'blur(1.5px)' },
  { remito: 'FOREIGN', bultos: 1 },
];

test('printed labels that pass before the camera are counted', async ({ page, api, labels }) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const askedOf = (pattern: RegExp) => asked.filter((path) => pattern.test(path));
  for (const { remito, bultos } of LABELS)
    api.db.movimientos.insert({ ...plain, remitoNumero: remito, bultos });
  await page.goto(`hoja-de-ruta?fecha=${DIA}&tipo=todos&buscado=true`);
  await page.getByRole('checkbox', { name: 'Seleccionar todas las filas' }).check();
  await page.getByRole('button', { name: 'Imprimir tildados' }).click();
  await page.getByRole('menuitem', { name: /^Etiquetas/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Etiquetas' });
  await dialog.getByRole('radio', { name: /100 × 150/ }).check();
  await dialog.getByRole('button', { name: 'Imprimir' }).click();
  const { bytes, pages } = await readPrintedPdf(page);
  const views = LABELS.map(({ remito, ...view }) => ({
    ...view,
    page: pages.findIndex((text) => text.includes(remito)),
  }));
  await writeFile(labels, await labelVideo(page, bytes, [...views, views[0]!]));
  for (const row of api.db.movimientos.rows) {
    if (row.remitoNumero === 'FOREIGN') row.fecha = '2026-11-01';
  }

  await page.reload();
  await page.getByRole('button', { name: 'Tildar por remito' }).click();
  await page.getByRole('switch', { name: 'Contar bultos' }).check();
  expect(askedOf(/camara|zxing/)).toEqual([]);
  await page.getByRole('button', { name: 'Escanear con la cámara' }).click();
  const view = page.getByRole('dialog', { name: 'Escanear con la cámara' });
  const outcome = view.getByRole('status', { name: 'Resultado' });
  await expect(outcome).toHaveText('0001-00000006: 1 de 2.');
  await expectSeen(outcome);
  await expect(outcome).toHaveText('0001-00000006: 2 de 2, completo.', { timeout: 20_000 });
  expect(await view.getByRole('listitem').allTextContents()).toEqual([
    'No está en la lista: FOREIGN.',
    'BLURRED: 1 de 1, completo.',
    'DIM: 1 de 1, completo.',
    'LONG-0003-00000006-AB: 1 de 1, completo.',
  ]);
  await expect(view.getByText('Faltan 2 bultos de 1 movimiento.')).toBeVisible();
  expect(askedOf(/\.wasm$/)).toHaveLength(1);

  await view.getByRole('button', { name: 'Terminar' }).click();
  await view.getByRole('button', { name: 'Terminar igual' }).click();
  await expect(page.getByText(/^\d de \d bultos?/)).toHaveText(
    LABELS.filter(({ remito }) => remito !== 'FOREIGN')
      .map(({ remito, bultos }) => `${remito === '0001-00000020' ? 1 : bultos} de ${bultos} bultos`)
      .reverse(),
  );
});
