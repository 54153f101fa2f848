import { type Bench, type Family, during } from '../family';
import { clickToPaint, sleep } from '../visit';

const LATENCY_MS = 300;
const IDLE_MS = 1000;
const CONDITIONS = `with ${LATENCY_MS} ms before every answer of the API, after ${IDLE_MS / 1000} s of idling`;

/** Waits until the text of the first row changes. */
function armOtherFirstRow(): void {
  const first = (): string | undefined =>
    document.querySelector('tbody tr:has(input[type=checkbox])')?.textContent;
  const before = first();
  window.bench.arm(() => {
    const now = first();
    return now !== undefined && now !== before;
  });
}

const nextPage = (bench: Bench, path: string): Promise<number> =>
  during(bench.open({}), async (visit) => {
    const { page, traffic, api } = visit;
    api.faults.latency = LATENCY_MS;
    await page.goto(path);
    await page.locator('tbody').getByRole('checkbox').first().waitFor();
    await traffic.quiet(0);
    await sleep(IDLE_MS);
    const next = page.getByRole('button', { name: 'Siguiente' });
    const { latency } = await clickToPaint(visit, next, () => page.evaluate(armOtherFirstRow));
    return latency;
  });

export const lists: Family<'clientes' | 'movimientos'> = {
  name: 'next page',
  warmUp: true,
  figures: {
    clientes: {
      name: '/clientes next page',
      unit: 'ms',
      target: 50,
      what: `from pressing Siguiente to the next page's rows painted, ${CONDITIONS}`,
    },
    movimientos: {
      name: '/movimientos next page',
      unit: 'ms',
      target: 50,
      what: `the same on the list of movements, ${CONDITIONS}`,
    },
  },
  sample: async (bench) => ({
    clientes: await nextPage(bench, 'clientes'),
    movimientos: await nextPage(bench, 'movimientos'),
  }),
};

/** A good typist's interval between keys, in milliseconds. */
const KEY_MS = 100;

async function callsOfWord(bench: Bench, path: string, label: string): Promise<number> {
  return during(bench.open({}), async ({ page, traffic, api }) => {
    await page.goto(path);
    await page.locator('tbody').getByRole('checkbox').first().waitFor();
    await page.getByLabel(label, { exact: true }).first().focus();
    await traffic.quiet(1000);
    const before = api.requests.length;
    await page.keyboard.type('bulon', { delay: KEY_MS });
    await traffic.quiet(1000);
    return api.requests.length - before;
  });
}

export const searches: Family<'list' | 'picker'> = {
  name: 'search',
  figures: {
    list: {
      name: 'calls of a word in Buscar Cliente',
      unit: 'calls',
      target: 1,
      what: 'calls of the API from the first of five letters, one every 100 ms, until nothing has been under way for 1 s',
    },
    picker: {
      name: 'calls of a word in Cliente Origen',
      unit: 'calls',
      target: 1,
      what: 'the same in a picker of the movement form, from the time it has the focus',
    },
  },
  sample: async (bench) => ({
    list: await callsOfWord(bench, 'clientes', 'Buscar Cliente'),
    picker: await callsOfWord(bench, 'movimientos', 'Cliente Origen'),
  }),
};
