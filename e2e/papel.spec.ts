import type { Page } from '@playwright/test';
import type { MockApi } from '@mocks/api';
import { readPdfText } from '@mocks/pdf/read-text';
import { MASTER_DATA } from '../test/server/master-data';
import { plain } from '../test/server/seeded-day';
import { expect, test } from './support/fixtures';
import { encoded, sidewaysScroll } from './support/screens';
import { rowsOf } from './support/table';
import { expectToast, toast } from './support/toasts';

const COUNT = 160;

/** `R1001`, `R1002` and so on: of one length, so that none is part of another. */
const numbers = (letter: string, count = COUNT): string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${1001 + index}`);

/** The day for rows of many clients, and the day for rows of one client. */
const DIA = '2026-11-18';
const OTRO_DIA = '2026-11-17';

/** Clients of the seed: one with an account of its own, one with montos to be handed over. */
const DEUDOR = 4;
const REMITENTE = 7;

const unset = { identificacion: null, telefono: null, direccion: null, email: null };

function insertVehiculos({ db }: MockApi): void {
  for (const patente of numbers('V')) {
    db.vehiculos.insert({
      vehiculo: 'Iveco Daily 35S14',
      patente,
      fechaTecnica: '2026-12-01',
      fechaSeguro: null,
      fechaMatafuego: null,
      fechaRuta: null,
    });
  }
}

/** Each movement has its own client, which owes the flete and is owed the monto. */
function insertOfMany({ db }: MockApi): void {
  for (const [index, remitoNumero] of numbers('R').entries()) {
    const nombre = `Cooperativa de Consumo ${numbers('K')[index]}`;
    db.movimientos.insert({
      ...plain,
      fecha: DIA,
      clienteOrigenId: db.clientes.insert({ ...unset, nombre, localidad: 'Rosario' }).id,
      representanteId: 3,
      remitoNumero,
      bultos: 12,
      monto: 1050000.25,
      montoPagado: true,
      flete: 12345.5,
      observaciones: 'Entregar por la tarde y llamar antes',
    });
  }
}

/** Fletes that one client owes, and montos that another client is owed. */
function insertOfOne({ db }: MockApi, count = COUNT): void {
  for (const [index, remitoNumero] of numbers('S', count).entries()) {
    const of = { ...plain, fecha: OTRO_DIA, cuentaCorriente: true };
    db.movimientos.insert({ ...of, clienteOrigenId: DEUDOR, remitoNumero, flete: 100 });
    db.movimientos.insert({
      ...of,
      clienteOrigenId: REMITENTE,
      remitoNumero: numbers('T')[index]!,
      monto: 1000,
      montoPagado: true,
      fletePagado: true,
    });
  }
}

interface Paper {
  format: 'A4' | 'Letter';
  landscape?: boolean;
  /** Millimetres. */
  margin: number;
}

const A4: Paper = { format: 'A4', margin: 10 };

async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Before the screen has mounted nothing is busy.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table').or(page.getByRole('list')).first()).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** The pages as texts. `page.pdf` fires the page's print events, as a browser's menu does. */
async function print(page: Page, { margin, ...paper }: Paper): Promise<string[]> {
  const [top, bottom, left, right] = Array<string>(4).fill(`${margin}mm`);
  const pdf = await page.pdf({ ...paper, margin: { top, bottom, left, right } });
  return readPdfText(pdf);
}

/** Wrapped texts have a space where they wrap. */
const solid = (text: string): string => text.replaceAll(' ', '');

/** Texts that are not on the paper exactly once. */
function notOnce(pages: readonly string[], wanted: readonly string[]): string[] {
  const text = solid(pages.join(''));
  return wanted.filter((one) => text.split(solid(one)).length !== 2);
}

/** Controls outside the rows. A menu entry may have the name of its screen. */
async function controlsOf(page: Page): Promise<string[]> {
  const texts = await page
    .locator('main :is(button, a.mantine-Button-root)')
    .filter({ visible: true })
    .and(page.locator(':not(:is(table, nav) *)'))
    .allInnerTexts();
  const named = texts.map((text) => text.replace(/\s+/gu, ' ').trim()).filter(Boolean);
  return [...named, 'Inicio', 'Cerrar sesión'];
}

interface PrintedScreen {
  path: string;
  /** On each page with rows. */
  heading: string;
  rows: readonly string[];
  /** Its filters, and other texts that it must have. */
  says?: readonly string[];
}

const HOJA: PrintedScreen = {
  path: `hoja-de-ruta?fecha=${DIA}&tipo=todos&buscado=true`,
  heading: 'Nro Remito',
  rows: numbers('R'),
  says: ['Fecha: 18/11/2026'],
};
const VENCIMIENTOS: PrintedScreen = {
  path: 'vencimientos?estado=por-vencer&texto=iveco',
  heading: 'Vehículo o chofer',
  rows: numbers('V'),
  says: ['Estado: Por vencer · Búsqueda: iveco'],
};
const REPORTES: PrintedScreen = {
  path: `reportes?fechaDesde=${DIA}&fechaHasta=${DIA}&montoPagado=%22true%22&buscado=true`,
  heading: 'Nro Remito',
  rows: numbers('R'),
  says: ['Estado monto: Pagados'],
};

/** The other screens with a whole table. */
const WHOLE: readonly PrintedScreen[] = [
  { ...VENCIMIENTOS, path: `${VENCIMIENTOS.path}&vista=mes` },
  {
    path: `contrareembolso?cliente=${encoded({ id: REMITENTE, nombre: 'Ñandú' })}&fechaDesde=${OTRO_DIA}&fechaHasta=${OTRO_DIA}&buscado=true`,
    heading: 'Nro Remito',
    rows: numbers('T'),
    // The sum of all rows, since paper shows no ticks.
    says: ['Cliente: Ñandú · 17/11/2026', 'Total Monto $ 160.000,00'],
  },
  {
    path: `reportes/deudores?fechaDesde=${DIA}&fechaHasta=${DIA}&fletePagado=%22false%22&buscado=true`,
    heading: 'Quién paga',
    rows: numbers('K'),
    says: ['Estado flete: No Pagados'],
  },
  {
    path: `reportes/deudores?fechaDesde=${OTRO_DIA}&fechaHasta=${OTRO_DIA}&fletePagado=%22false%22&buscado=true&grupo=%22${DEUDOR}%22`,
    heading: 'Nro Remito',
    rows: numbers('S'),
    says: ['Estado flete: No Pagados'],
  },
  {
    path: 'contrareembolso/por-rendir',
    heading: 'Remitente',
    rows: numbers('K'),
    says: ['Desde el 20/11/2025'],
  },
  {
    path: `contrareembolso/por-rendir?remitente=%22${REMITENTE}%22`,
    heading: 'Nro Remito',
    rows: numbers('T'),
    says: ['Desde el 20/11/2025'],
  },
  {
    path: `clientes/${DEUDOR}/cuenta`,
    heading: 'Remito',
    rows: numbers('S'),
    says: ['Transporte de Cargas', 'Estado de cuenta', 'Movimientos desde el 20/11/2025'],
  },
];

/** Returns the texts of the pages. */
async function expectWhole(page: Page, screen: PrintedScreen, paper: Paper): Promise<string[]> {
  const controls = await controlsOf(page);
  const pages = await print(page, paper);
  const text = solid(pages.join(''));
  expect(notOnce(pages, screen.rows)).toEqual([]);
  const withRows = pages.filter((one) => screen.rows.some((row) => solid(one).includes(row)));
  expect(withRows.filter((one) => !solid(one).includes(solid(screen.heading)))).toEqual([]);
  expect(controls.filter((name) => text.includes(solid(name)))).toEqual([]);
  const said = ['al 20/11/2026', ...(screen.says ?? [])];
  expect(said.filter((one) => !text.toLowerCase().includes(solid(one).toLowerCase()))).toEqual([]);
  return pages;
}

test(
  'a phone prints expiring papers as a whole table',
  { tag: '@phone' },
  async ({ page, api }) => {
    insertVehiculos(api);
    await openScreen(page, VENCIMIENTOS.path);
    await page
      .getByRole('checkbox', { name: /V1001|Iveco/ })
      .first()
      .check();
    await expectWhole(page, VENCIMIENTOS, A4);
    // The screen has not changed.
    await expect(page.getByText('1 seleccionado')).toBeVisible();
  },
);

test('the widest table fits the narrowest paper, in black', async ({ page, api }) => {
  test.slow();
  insertOfMany(api);
  await openScreen(page, HOJA.path);
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('button', { name: 'Buscar Movimientos' }).click();
  await expectToast(page, 'Movimientos cargados correctamente.');
  // It stays while the pointer is on it.
  await toast(page, 'Movimientos cargados').hover();
  const text = (await expectWhole(page, HOJA, { format: 'A4', margin: 20 })).join(' ');
  expect(text).not.toContain('Movimientos cargados');
  expect(solid(text).split('Entregarporlatardeyllamarantes')).toHaveLength(COUNT + 1);
  // On screen only rows near the view are rendered.
  expect(await rowsOf(page, 'Lista de movimientos').count()).toBeLessThan(COUNT);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 642, height: 971 });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await sidewaysScroll(page)).toBe(0);
  for (const heading of await page.getByRole('heading').all()) {
    await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null, colorScheme: null });
});

test('a statement has page numbers, and rows above its totals', async ({ page, api }) => {
  test.slow();
  insertOfOne(api, 75);
  await openScreen(page, `clientes/${DEUDOR}/cuenta`);
  for (let margin = 10; margin <= 20; margin += 2) {
    const pages = await print(page, { format: 'A4', margin });
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, text] of pages.entries()) {
      expect(text).toContain(`Página ${index + 1} de ${pages.length}`);
      if (/movimientos? \$|Total a pagar/.test(text))
        expect(text).toMatch(/\/2026 \S+ .*(movimientos? \$|Total a pagar)/);
    }
  }
});

test(
  'every other screen with a table prints each row once',
  { tag: '@long' },
  async ({ page, api }) => {
    test.slow();
    insertVehiculos(api);
    insertOfMany(api);
    insertOfOne(api);
    for (const screen of WHOLE) {
      await test.step(screen.path, async () => {
        await openScreen(page, screen.path);
        await expectWhole(page, screen, A4);
      });
    }
    // For a paged list, the page on screen.
    const paths = [...MASTER_DATA.map(({ table }) => table), 'movimientos', 'ver-recibos'];
    for (const path of paths) {
      await test.step(path, async () => {
        await openScreen(page, path);
        const firsts = await page.locator('tbody tr td:nth-child(2)').allInnerTexts();
        const headings = await page.locator('thead th:nth-child(2)').allInnerTexts();
        const rows = [...new Set(firsts)].map((text) => text.replace(/\s+/gu, ' '));
        expect(rows.length).toBeGreaterThan(0);
        const controls = await controlsOf(page);
        const [text, ...more] = await print(page, A4);
        expect(more).toEqual([]);
        for (const one of [...headings, ...rows])
          expect(solid(text!)).toContain(one.replace(/\s/gu, ''));
        expect(text).toMatch(/Filas 1 a \d+ de \d+/);
        expect(controls.filter((name) => solid(text!).includes(solid(name)))).toEqual([]);
      });
    }
  },
);

for (const screen of [VENCIMIENTOS, REPORTES]) {
  test(
    `${screen.path.replace(/\?.*/, '')} prints each row once at every size, orientation and margin`,
    { tag: '@long' },
    async ({ page, api }) => {
      test.slow();
      insertVehiculos(api);
      insertOfMany(api);
      await openScreen(page, screen.path);
      for (const format of ['A4', 'Letter'] as const) {
        for (const landscape of [false, true]) {
          for (const margin of [0, 5, 10, 15, 20]) {
            await test.step(`${format} ${landscape ? 'across' : 'upright'} ${margin} mm`, () =>
              expectWhole(page, screen, { format, landscape, margin }));
          }
        }
      }
    },
  );
}
