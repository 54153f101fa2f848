import fc from 'fast-check';
import type { BrowserContext, Page } from '@playwright/test';
import type { MockApi } from '@mocks/api';
import { wait } from '@mocks/faults';
import { expect, test } from './support/fixtures';
import { addTwins, shipments } from './tipista/habits';
import { bodyOf, differences } from './tipista/oracle';
import { Robot } from './tipista/robot';

const FECHA = '2026-11-20';
const SEED = Number(process.env.TIPISTA_SEED ?? 1);
const COUNT = Number(process.env.TIPISTA_SHIPMENTS ?? 8);
/** Numbers of the only shipments to type after the first one, which supplies an origin: `27,28`. */
const ONLY = process.env.TIPISTA_ONLY?.split(',').map(Number);

type Body = Record<string, unknown>;

interface Typed {
  number: number;
  keys: string;
  due: Body;
}

/** Delays every answer, which changes their order, and breaks the searches that the robot asks for. */
async function disturb(page: Page, robot: Robot, expectConsole: (pattern: RegExp) => void) {
  let call = 0;
  await page.route('**/api/**', async (route) => {
    call += 1;
    const url = new URL(route.request().url());
    await wait(((call * 157) % 100) * robot.latency * 0.01, new AbortController().signal);
    const isBroken = robot.failing?.texto === url.searchParams.get('texto');
    if (isBroken) expectConsole(/Failed to load resource|Error/);
    if (!isBroken) await route.continue();
    else if (robot.failing?.fault === 'cut') await route.abort();
    else await route.fulfill({ status: 500, json: {} });
  });
}

async function typeShipments(
  {
    page,
    context,
    api,
    expectConsole,
  }: {
    page: Page;
    context: BrowserContext;
    api: MockApi;
    expectConsole: (pattern: RegExp) => void;
  },
  seed: number,
  count: number,
): Promise<{ typed: Typed[]; sent: Body[] }> {
  const { db } = api;
  page.setDefaultTimeout(15_000);
  addTwins(db);
  const sent: Body[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/movimientos/')) {
      sent.push(request.postDataJSON() as Body);
    }
  });
  await page.goto('movimientos');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows.first()).toContainText('0001-00020137');
  const listed = (await rows.allTextContents()).flatMap((text) => /0001-\d{8}/.exec(text) ?? []);
  const robot = new Robot(page, context, db, listed);
  await disturb(page, robot, expectConsole);
  const typed: Typed[] = [];
  const all = fc.sample(shipments(db), { seed, numRuns: count });
  for (const [index, shipment] of all.entries()) {
    if (ONLY && index > 0 && !ONLY.includes(index)) continue;
    const values = await robot.type(shipment).catch(async (error: unknown) => {
      await page.screenshot({ path: `test-results/tipista-${seed}.png` });
      const before = typed.slice(-2).map(({ number, keys }) => `after ${number}: ${keys}\n`);
      throw new Error(
        `seed ${seed}, ${before.join('')}shipment ${index}: ${robot.typed}\n${String(error)}`,
      );
    });
    typed.push({ number: index, keys: robot.typed, due: bodyOf(db, values, FECHA) });
  }
  await expect(page.getByText(/^Guardando/)).toBeHidden({ timeout: 60_000 });
  return { typed, sent };
}

/** The keys of each wrong shipment, with its due and sent values. */
function faults(typed: readonly Typed[], sent: readonly Body[], seed: number): string[] {
  const wrong = typed.flatMap(({ number, keys, due }, index) => {
    const names = differences(due, sent[index]);
    if (names.length === 0) return [];
    const lines = names.map(
      (name) =>
        `${name}: due ${JSON.stringify(due[name])}, sent ${JSON.stringify(sent[index]?.[name])}`,
    );
    return [[`seed ${seed}, shipment ${number}: ${keys}`, ...lines].join('\n  ')];
  });
  return sent.length === typed.length
    ? wrong
    : [...wrong, `${typed.length} shipments were typed and ${sent.length} sent.`];
}

test.describe.configure({ timeout: 10 * 60_000 });

test('shipments are registered as typed', async ({ page, context, api, expectConsole }) => {
  const { typed, sent } = await typeShipments({ page, context, api, expectConsole }, SEED, COUNT);
  expect(faults(typed, sent, SEED)).toEqual([]);
  // The comparison notices a change of any single field.
  for (const name of Object.keys(sent[0] ?? {})) {
    const corrupted = sent.map((body, index) => (index === 0 ? { ...body, [name]: 'x' } : body));
    expect(faults(typed, corrupted, SEED)).toHaveLength(1);
  }
});

// Together they contain every single habit, and eight in ten of the pairs that 300 shipments have.
for (const seed of [1, 2, 3, 4, 5]) {
  test(
    `twenty-four shipments with the habits of seed ${seed} lose nothing`,
    { tag: '@long' },
    async ({ page, context, api, expectConsole }) => {
      const { typed, sent } = await typeShipments({ page, context, api, expectConsole }, seed, 24);
      expect(faults(typed, sent, seed)).toEqual([]);
    },
  );
}
