import { type Bench, type Family, type Figure, during } from '../family';
import { sleep, type Visit } from '../visit';

/** One client only. */
const SEARCHED = 'bulonera';

/** The selectors hold for react-admin too, whose single click opens a row. */
async function list({ page, traffic }: Visit): Promise<void> {
  await page.goto('clientes');
  await page.locator('tbody tr').nth(3).waitFor();
  await traffic.quiet(500);
  // The form's code comes when the browser is idle.
  await sleep(2000);
}

/** Waits for a field of the record's form. */
function armForm(): void {
  window.bench.arm(() => document.querySelector('form input[name="telefono"]') !== null);
}

const openRow = ({ page }: Visit, row: number): Promise<void> =>
  page.locator('tbody tr').nth(row).locator('td').nth(2).dblclick();

/** Double-clicks a client, whose calls take so many milliseconds. */
async function open(visit: Visit, latency: number): Promise<number> {
  const { page, api } = visit;
  await list(visit);
  api.faults.latency = latency;
  await page.evaluate(armForm);
  await openRow(visit, 3);
  const { from, at } = await page.evaluate(() => window.bench.armed());
  return at - from;
}

/** Searches a client, opens it, types a phone number, saves, and sees it in the list; nobody thinks in between. */
async function change(visit: Visit, latency: number): Promise<number> {
  const { page, api } = visit;
  const telefono = String(Date.now()).slice(-8);
  await list(visit);
  api.faults.latency = latency;
  await page.locator('input:is([type=search], [name=q])').focus();
  await page.evaluate((typed) => {
    window.bench.arm(
      () =>
        document.querySelector('tbody')?.textContent.replaceAll(/\D/g, '').includes(typed) ?? false,
    );
  }, telefono);
  await page.keyboard.type(SEARCHED);
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1);
  await openRow(visit, 0);
  await page.locator('form input[name="telefono"]').fill(telefono);
  await page.locator('form button[type=submit]').click();
  const { from, at } = await page.evaluate(() => window.bench.armed());
  return at - from;
}

const CPUS = [4, 1];

const OPENING = 'from the first press of a double click on a row of the list to its form painted';
const CHANGING =
  'from the first key of a search to the saved phone number in the list, its typing and clicks without a pause';

const CASES = CPUS.flatMap((cpu) => [
  ...[0, 100, 400].map((latency) => ({
    cpu,
    latency,
    name: 'a client opens',
    what: OPENING,
    measure: open,
  })),
  {
    cpu,
    latency: 100,
    name: 'a client is found, opened, changed and saved',
    what: CHANGING,
    measure: change,
  },
]).map((one) => ({ ...one, key: `${one.name}, ${one.latency} ms a call, CPU ${one.cpu}×` }));

export const opening: Family = {
  name: 'opening',
  figures: Object.fromEntries(
    CASES.map(({ key, what }): [string, Figure] => [key, { name: key, unit: 'ms', what }]),
  ),
  warmUp: true,
  sample: async (bench: Bench) => {
    const times: Record<string, number> = {};
    for (const { key, cpu, latency, measure } of CASES) {
      times[key] = await during(bench.open({ cpu }), (visit) => measure(visit, latency));
    }
    return times;
  },
};
