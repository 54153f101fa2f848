import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { lacksCommand } from '../scripts/find-command';
import { DIA, plain } from '../test/server/seeded-day';
import { expect, readPrintedPdf, test as base } from './support/fixtures';
import { labelVideo, type Scene, type View } from './support/label-video';
import type { PrintedPdf } from './support/printing';
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

/** The remitos by what happens to their labels, and their bultos. */
const BULTOS = {
  '0001-00000006': 2,
  '0001-00000020': 3,
  // Their bars are two dots wide instead of three.
  'LONG-0003-00000006-AB': 1,
  'LONG-0003-00000020-AB': 1,
  '0004-00000006': 1,
  '0004-00000020': 1,
  DIM: 1,
  BLURRED: 1,
  UPPER: 1,
  LOWER: 1,
  FOREIGN: 1,
};
type Remito = keyof typeof BULTOS;

async function printLabels(page: Page, formato: RegExp, nth: number): Promise<PrintedPdf> {
  await page.getByRole('button', { name: 'Imprimir tildados' }).click();
  await page.getByRole('menuitem', { name: /^Etiquetas/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Etiquetas' });
  await dialog.getByRole('radio', { name: formato }).check();
  await dialog.getByRole('button', { name: 'Imprimir' }).click();
  await expect(dialog).toBeHidden();
  return readPrintedPdf(page, nth);
}

/** What the camera sees: labels of the roll, whose pages have these texts, and of the sheets after it. */
function scenesOf(pages: readonly string[]): Scene[] {
  const placeOf = (remito: Remito) => pages.findIndex((text) => text.includes(remito));
  const onRoll = (remito: Remito): View => ({
    page: placeOf(remito),
    part: { x: 0, y: 0, width: 100, height: 75 },
  });
  const onA4 = (remito: Remito): View => {
    const place = placeOf(remito);
    const x = (place % 2) * 105;
    const y = Math.floor((place % 8) / 2) * 74.25;
    return {
      page: pages.length + Math.floor(place / 8),
      part: { x, y, width: 105, height: 74.25 },
    };
  };
  const upperHalf = (view: View): View => ({ ...view, part: { ...view.part, height: 40 } });
  return [
    { views: [{ ...onRoll('0001-00000006'), tilt: 6 }] },
    { views: [{ ...onRoll('0001-00000020'), tilt: 20 }] },
    { views: [{ ...onRoll('LONG-0003-00000006-AB'), tilt: -6 }] },
    { views: [{ ...onRoll('LONG-0003-00000020-AB'), tilt: -20 }] },
    { views: [{ ...onA4('0004-00000006'), tilt: 6 }] },
    { views: [{ ...onA4('0004-00000020'), tilt: 20 }] },
    { views: [onRoll('DIM')], filter: 'brightness(0.25)' },
    { views: [onRoll('BLURRED')], filter: 'blur(1.5px)' },
    { views: [upperHalf(onA4('UPPER')), upperHalf(onA4('LOWER'))] },
    { views: [onRoll('FOREIGN')] },
    { views: [onRoll('0001-00000006')] },
  ];
}

test('printed labels that pass before the camera are counted', async ({ page, api, labels }) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const askedOf = (pattern: RegExp) => asked.filter((path) => pattern.test(path));
  for (const [remitoNumero, bultos] of Object.entries(BULTOS)) {
    api.db.movimientos.insert({ ...plain, remitoNumero, bultos });
  }
  await page.goto(`hoja-de-ruta?fecha=${DIA}&tipo=todos&buscado=true`);
  await page.getByRole('checkbox', { name: 'Seleccionar todas las filas' }).check();
  const roll = await printLabels(page, /100 × 150/, 0);
  const a4 = await printLabels(page, /^A4/, 1);

  await writeFile(labels, await labelVideo(page, [roll.bytes, a4.bytes], scenesOf(roll.pages)));
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
    expect.stringMatching(/^(UPPER|LOWER): 1 de 1, completo\.$/),
    expect.stringMatching(/^(UPPER|LOWER): 1 de 1, completo\.$/),
    'BLURRED: 1 de 1, completo.',
  ]);
  await expect(view.getByText('Faltan 2 bultos de 1 movimiento.')).toBeVisible();
  expect(askedOf(/\.wasm$/)).toHaveLength(1);

  await view.getByRole('button', { name: 'Terminar' }).click();
  await view.getByRole('button', { name: 'Terminar igual' }).click();
  await expect(page.getByText(/^\d de \d bultos?/)).toHaveText(
    Object.entries(BULTOS)
      .filter(([remito]) => remito !== 'FOREIGN')
      .map(([remito, bultos]) => `${remito === '0001-00000020' ? 1 : bultos} de ${bultos} bultos`)
      .reverse(),
  );
});
