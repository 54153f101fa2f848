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

/** A keyboard that counts. A key held down, as Control, counts with the other one. */
class Keys {
  pressed = 0;
  constructor(
    readonly page: Page,
    readonly delay: number,
  ) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.pressed += 1;
      await this.page.keyboard.press(key);
      await sleep(this.delay);
    }
  }

  type = (text: string): Promise<void> =>
    this.press(...[...text].map((letter) => (letter === ' ' ? 'Space' : letter)));
}

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
async function typeNext(keys: Keys, cliente: string, servicio: string, bultos: string) {
  await keys.type(cliente);
  await keys.press('Tab', 'Tab');
  await keys.type(servicio);
  await keys.press('Tab');
  await keys.type(bultos);
}

/** Opens the screen and saves a first shipment, whose number begins a series. Returns the keys it took. */
async function typeFirst(visit: Visit, keys: Keys, save = 'Control+Shift+Enter'): Promise<number> {
  await open(visit);
  const before = saved(visit).length;
  await keys.type(ORIGEN);
  await keys.press('Tab');
  await typeNext(keys, 'ferre', 'media', '3');
  await keys.press(save);
  await waitForSaves(visit, before + 1);
  return keys.pressed;
}

async function keysOf(bench: Bench, type: (visit: Visit, keys: Keys) => Promise<void>) {
  return during(bench.open({}), async (visit) => {
    await typeFirst(visit, new Keys(visit.page, KEY_MS));
    // Until the lock after a save is over.
    await sleep(2000);
    const keys = new Keys(visit.page, KEY_MS);
    const before = saved(visit).length;
    await type(visit, keys);
    await waitForSaves(visit, before + 1);
    return keys.pressed;
  });
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
    // No print window, which would put this one in the background.
    await typeFirst(visit, new Keys(page, KEY_MS), 'Control+Enter');
    await sleep(2000);
    await page.evaluate(watchShifts);
    // Answers of 0 to 400 ms, so that later ones come before earlier ones.
    let call = 0;
    await page.route('**/api/**', async (route) => {
      call += 1;
      await sleep((call * 157) % 400);
      await route.continue();
    });
    const keys = new Keys(page, KEY_MS);
    for (let i = 0; i < SHIPMENTS; i += 1) {
      // The API logs only its last requests.
      api.requests.length = 0;
      const cliente = CLIENTES[i % CLIENTES.length] ?? '';
      await typeNext(keys, cliente, SERVICIOS[i % SERVICIOS.length] ?? '', String((i % 9) + 1));
      await keys.press('Control+Enter');
      await waitForSaves(visit, 1);
      await page.waitForFunction(isReady);
    }
    return sumShifts(visit);
  });

/** Milliseconds from the key that saves to the empty form with the focus in Cliente Destino. */
const timeReady = (bench: Bench): Promise<number> =>
  during(bench.open({}), async (visit) => {
    const { page } = visit;
    // No print window, which would put this one in the background.
    await typeFirst(visit, new Keys(page, KEY_MS), 'Control+Enter');
    await sleep(2000);
    await typeNext(new Keys(page, KEY_MS), 'ferre', 'media', '3');
    await sleep(1000);
    await page.evaluate(`bench.arm(${String(isReady)})`);
    await page.keyboard.press('Control+Enter');
    const { from, at } = await page.evaluate(() => window.bench.armed());
    return at - from;
  });

const BY = `typed at ${KEY_MS} ms a key`;

export const keys: Family<
  'next' | 'first' | 'contrareembolso' | 'client' | 'clicks' | 'shift' | 'ready'
> = {
  name: 'keys',
  figures: {
    next: {
      name: 'keys for the next shipment with its remito',
      unit: 'keys',
      target: 20,
      what: `destination, offered number, service, bultos, save and print; ${BY}`,
    },
    first: {
      name: 'keys for the first shipment',
      unit: 'keys',
      target: 26,
      what: 'the same, with the origin',
    },
    contrareembolso: {
      name: 'keys for a contrareembolso',
      unit: 'keys',
      target: 28,
      what: 'the next shipment, with a monto of five figures',
    },
    client: {
      name: 'keys for a shipment to a new client',
      unit: 'keys',
      target: 45,
      what: 'the next shipment, with the client added from the picker under a name of sixteen letters',
    },
    clicks: {
      name: 'clicks for the next shipment',
      unit: 'keys',
      target: 6,
      what: 'by mouse, but for the texts',
    },
    shift: {
      name: `layout shift of ${SHIPMENTS} shipments`,
      unit: 'ratio',
      target: 0,
      what: `the shifts that no key caused, and all those inside the form; ${BY}, without waiting, while the API answers after 0 to 400 ms`,
    },
    ready: {
      name: 'save to ready for the next shipment',
      unit: 'ms',
      target: 100,
      what: 'from Ctrl+Enter to the frame with the empty form, without latency',
    },
  },
  sample: async (bench) => ({
    first: await during(bench.open({}), (visit) => typeFirst(visit, new Keys(visit.page, KEY_MS))),
    next: await keysOf(bench, async (_, typed) => {
      await typeNext(typed, 'echev', 'media', '3');
      await typed.press('Control+Shift+Enter');
    }),
    contrareembolso: await keysOf(bench, async (_, typed) => {
      await typeNext(typed, 'echev', 'contr', '1');
      await typed.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab');
      await typed.type('12500');
      await typed.press('Control+Shift+Enter');
    }),
    client: await keysOf(bench, async (visit, typed) => {
      await typed.type('Ferreteria Nueva');
      await visit.page.getByRole('option', { name: /^Agregar/ }).waitFor();
      await typed.press('ArrowUp', 'ArrowUp', 'Enter');
      await visit.page.getByRole('dialog').getByRole('textbox', { name: 'Nombre' }).waitFor();
      await typed.press('Enter');
      await visit.page.waitForFunction(
        () =>
          (document.activeElement as HTMLInputElement).labels?.[0]?.textContent === 'Nro Remito',
      );
      await typed.press('Tab');
      await typed.type('media');
      await typed.press('Tab');
      await typed.type('3');
      await typed.press('Control+Shift+Enter');
    }),
    clicks: await keysOf(bench, async ({ page }, typed) => {
      const form = page.getByRole('form', { name: 'Nuevo movimiento' });
      let clicks = 0;
      const click = async (role: 'option' | 'textbox' | 'combobox' | 'button', name: string) => {
        clicks += 1;
        await (role === 'option' ? page : form).getByRole(role, { name }).first().click();
      };
      await page.keyboard.type('matafu');
      await click('option', 'Matafuegos');
      await click('textbox', 'Nro Remito');
      await page.keyboard.type('1');
      await click('combobox', 'Servicio');
      await click('option', 'Encomienda mediana');
      await click('textbox', 'Bultos');
      await page.keyboard.type('2');
      await click('button', 'Remito');
      typed.pressed = clicks;
    }),
    shift: await shiftOfMany(bench),
    ready: await timeReady(bench),
  }),
};
