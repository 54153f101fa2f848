import { type Family, type Figure, during } from '../family';
import { sleep, type Visit } from '../visit';

const CPU = 4;

/** Waits for a field of the record's form. */
function armForm(): void {
  window.bench.arm(() => document.querySelector('form input[name="telefono"]') !== null);
}

/** Double-clicks a client, whose calls take so many milliseconds. */
async function open(visit: Visit, latency: number): Promise<number> {
  const { page, api, traffic } = visit;
  await page.goto('clientes');
  const row = page.locator('tbody tr').nth(3);
  await row.waitFor();
  await traffic.quiet(500);
  // The form's code comes when the browser is idle.
  await sleep(2000);
  api.faults.latency = latency;
  await page.evaluate(armForm);
  await row.locator('td').nth(2).dblclick();
  const { from, at } = await page.evaluate(() => window.bench.armed());
  api.faults.latency = 0;
  return at - from;
}

const figure = (latency: number): Figure => ({
  name: `a client opens, ${latency} ms a call`,
  unit: 'ms',
  what: `from the first press of a double click on a row of the list to its form painted, CPU ${CPU}×`,
});

const figures = { at0: figure(0), at100: figure(100), at400: figure(400) };

export const opening: Family<keyof typeof figures> = {
  name: 'opening',
  figures,
  warmUp: true,
  sample: async (bench) => {
    const at = (latency: number) =>
      during(bench.open({ cpu: CPU }), (visit) => open(visit, latency));
    return { at0: await at(0), at100: await at(100), at400: await at(400) };
  },
};
