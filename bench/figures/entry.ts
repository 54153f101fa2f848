import type { Page } from '@playwright/test';
import { type Bench, type Family, during } from '../family';
import { sleep, type Visit } from '../visit';

/** A fast clerk's interval between keys, in milliseconds. */
const KEY_MS = 40;
/** How many shipments the clerk types in a row for `shift`. */
const SHIPMENTS = 40;

/** What is typed in the pickers. The first option that the API finds is meant. */
const ORIGEN = 'echev';
const CLIENTES = ['ferre', 'echev', 'matafu', 'bulon'];
const SERVICIOS = ['media', 'chica', 'conve'];

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await sleep(KEY_MS);
  }
}

const type = (page: Page, text: string): Promise<void> =>
  page.keyboard.type(text, { delay: KEY_MS });

async function open({ page, traffic }: Visit): Promise<void> {
  await page.goto('movimientos');
  await page.locator('tbody').getByRole('checkbox').first().waitFor();
  await traffic.quiet(500);
}

const saved = ({ api }: Visit) =>
  api.requests.filter(({ method, path }) => method === 'POST' && path === '/movimientos/');

async function waitForSaves(visit: Visit, count: number): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (saved(visit).length < count) {
    if (Date.now() > deadline) throw new Error(`${saved(visit).length} of ${count} were saved.`);
    await sleep(20);
  }
}

/** From Cliente Destino: the destination, the offered remito number, service and bultos. */
async function typeNext(page: Page, cliente: string, servicio: string, bultos: string) {
  await type(page, cliente);
  await press(page, 'Tab', 'Tab');
  await type(page, servicio);
  await press(page, 'Tab');
  await type(page, bultos);
}

/** Opens the screen and saves a first shipment, whose number begins a series. */
async function typeFirst(visit: Visit): Promise<void> {
  const { page } = visit;
  await open(visit);
  await type(page, ORIGEN);
  await press(page, 'Tab');
  await typeNext(page, 'ferre', 'media', '3');
  // No print window, which would put this one in the background.
  await press(page, 'Control+Enter');
  await waitForSaves(visit, 1);
  // Until the lock after a save is over.
  await sleep(2000);
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Runs in the page. Marks every shift that no key caused, and every one inside the form. */
function watchShifts(): void {
  const isInForm = (node: Node | null) =>
    (node instanceof Element ? node : node?.parentElement)?.closest('form') != null;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput && !sources.some(({ node }) => isInForm(node))) continue;
      performance.mark('shift', { detail: value });
    }
  }).observe({ type: 'layout-shift' });
}

const sumShifts = ({ page }: Visit): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByName('shift')
      .reduce((sum, mark) => sum + ((mark as PerformanceMark).detail as number), 0),
  );

/** Runs in the page. Waits for the empty form after a save. */
function isReady(): boolean {
  const field = document.activeElement as HTMLInputElement;
  return field.labels?.[0]?.textContent === 'Cliente Destino' && field.value === '';
}

/** Types many shipments without ever waiting, and returns what moved meanwhile. */
const shiftOfMany = (bench: Bench): Promise<number> =>
  during(bench.open({}), async (visit) => {
    const { page, api } = visit;
    await typeFirst(visit);
    await page.evaluate(watchShifts);
    // Answers of 0 to 400 ms, so that later ones come before earlier ones.
    let call = 0;
    await page.route('**/api/**', async (route) => {
      call += 1;
      await sleep((call * 157) % 400);
      await route.continue();
    });
    for (let i = 0; i < SHIPMENTS; i += 1) {
      // The API logs only its last requests.
      api.requests.length = 0;
      const cliente = CLIENTES[i % CLIENTES.length] ?? '';
      await typeNext(page, cliente, SERVICIOS[i % SERVICIOS.length] ?? '', String((i % 9) + 1));
      await press(page, 'Control+Enter');
      await waitForSaves(visit, 1);
      await page.waitForFunction(isReady);
    }
    return sumShifts(visit);
  });

/** Milliseconds from the key that saves to the empty form with the focus in Cliente Destino. */
const timeReady = (bench: Bench): Promise<number> =>
  during(bench.open({}), async (visit) => {
    const { page } = visit;
    await typeFirst(visit);
    await typeNext(page, 'ferre', 'media', '3');
    await sleep(1000);
    await page.evaluate(`bench.arm(${String(isReady)})`);
    await page.keyboard.press('Control+Enter');
    const { from, at } = await page.evaluate(() => window.bench.armed());
    return at - from;
  });

export const entry: Family<'shift' | 'ready'> = {
  name: 'entry',
  figures: {
    shift: {
      name: `layout shift of ${SHIPMENTS} shipments`,
      unit: 'ratio',
      target: 0,
      what: `the shifts that no key caused, and all those inside the form; typed at ${KEY_MS} ms a key, without waiting, while the API answers after 0 to 400 ms`,
    },
    ready: {
      name: 'save to ready for the next shipment',
      unit: 'ms',
      target: 100,
      what: 'from Ctrl+Enter to the frame with the empty form, without latency',
    },
  },
  sample: async (bench) => ({
    shift: await shiftOfMany(bench),
    ready: await timeReady(bench),
  }),
};
