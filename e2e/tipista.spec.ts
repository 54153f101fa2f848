import fc from 'fast-check';
import { wait } from '@mocks/faults';
import { expect, test } from './support/fixtures';
import { shipments } from './tipista/habits';
import { type Body, Robot } from './tipista/robot';

const SEED = Number(process.env.TIPISTA_SEED ?? 1);
const COUNT = Number(process.env.TIPISTA_SHIPMENTS ?? 8);

test.describe.configure({ timeout: 10 * 60_000 });

// The seeds of the long run together contain every single habit.
const RUNS = [
  { seed: SEED, count: COUNT, tag: [] },
  ...[1, 2, 3, 4, 5].map((seed) => ({ seed, count: 24, tag: '@long' })),
];

for (const { seed, count, tag } of RUNS) {
  test(
    `${tag.length > 0 ? 'many' : 'a few'} shipments with the habits of seed ${seed} are registered as typed`,
    { tag },
    async ({ page, api: { db } }) => {
      page.setDefaultTimeout(15_000);
      const sent: Body[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/api/movimientos/'))
          sent.push(request.postDataJSON() as Body);
      });
      await page.goto('movimientos');
      await expect(page.locator('tbody').getByRole('row').first()).toContainText('0001-00020137');
      const robot = new Robot(page, db, '0001-00020137');
      let call = 0;
      // Delays every answer, which changes their order.
      await page.route('**/api/**', async (route) => {
        call += 1;
        await wait(((call * 157) % 100) * robot.latency * 0.01, new AbortController().signal);
        await route.continue();
      });
      const typed: { keys: string; due: Body }[] = [];
      for (const shipment of fc.sample(shipments(db), { seed, numRuns: count })) {
        await test.step(`shipment ${typed.length}`, async () => {
          const due = await robot.type(shipment);
          typed.push({ keys: robot.typed, due: { fecha: '2026-11-20', ...due } });
        });
      }
      await expect(page.getByText(/^Guardando/)).toBeHidden({ timeout: 60_000 });
      for (const [index, { keys, due }] of typed.entries())
        expect.soft(sent[index], `shipment ${index}: ${keys}`).toEqual(due);
      expect(sent).toHaveLength(count);
    },
  );
}
