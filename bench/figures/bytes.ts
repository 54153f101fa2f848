import type { Page } from '@playwright/test';
import { type Bench, type Family, type Figure, during } from '../family';
import type { Fetched } from '../traffic';

interface Screen {
  path: string;
  signedIn: boolean;
  /** KB. */
  target: number;
  complete: (page: Page) => Promise<void>;
}

const rowsShown = (page: Page): Promise<void> =>
  page.locator('tbody').getByRole('checkbox').first().waitFor();
const button = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).waitFor();

const SCREENS = {
  login: {
    path: 'login',
    signedIn: false,
    target: 219,
    complete: (page) => button(page, 'Ingresar'),
  },
  clientes: { path: 'clientes', signedIn: true, target: 265, complete: rowsShown },
  movimientos: {
    path: 'movimientos',
    signedIn: true,
    target: 319,
    complete: async (page) => {
      await button(page, 'Agregar Movimiento');
      await rowsShown(page);
    },
  },
} satisfies Record<string, Screen>;

type Name = keyof typeof SCREENS;
const NAMES = Object.keys(SCREENS) as Name[];

/** Network idle time after which everything has loaded. */
const QUIET_MS = 500;
const WARMED_QUIET_MS = 2000;

export interface FirstVisit {
  /** What the screen itself fetched. */
  screen: Fetched[];
  /** What was prefetched while idle. */
  warmed: Fetched[];
}

async function firstVisit(bench: Bench, name: Name): Promise<FirstVisit> {
  const { path, signedIn, complete }: Screen = SCREENS[name];
  return during(bench.open({ signedIn, holdIdle: true }), async ({ page, traffic }) => {
    await page.goto(path);
    await complete(page);
    await traffic.quiet(QUIET_MS);
    const screen = [...traffic.fetched];
    await page.evaluate(() => {
      window.bench.releaseIdle();
    });
    await traffic.quiet(WARMED_QUIET_MS);
    return { screen, warmed: traffic.fetched.slice(screen.length) };
  });
}

/** What a first visit to each of the screens fetches. */
export async function firstVisits(bench: Bench): Promise<Record<Name, FirstVisit>> {
  const visits: Partial<Record<Name, FirstVisit>> = {};
  for (const name of NAMES) visits[name] = await firstVisit(bench, name);
  return visits as Record<Name, FirstVisit>;
}

const kilobytes = (fetched: readonly Fetched[]): number =>
  fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

type Key = Name | `${Name} warmed`;

const figures = Object.fromEntries(
  NAMES.flatMap((name): [Key, Figure][] => [
    [
      name,
      {
        name: `first visit /${SCREENS[name].path}`,
        unit: 'KB',
        target: SCREENS[name].target,
        what: 'every byte on the wire, headers, favicon and API answers included, from an empty cache until the screen is complete and nothing has been under way for 0.5 s; idle work held back',
      },
    ],
    [
      `${name} warmed`,
      {
        name: `first visit /${SCREENS[name].path}, warmed afterwards`,
        unit: 'KB',
        what: 'what idle work fetches after that, until nothing has been under way for 2 s',
      },
    ],
  ]),
) as Record<Key, Figure>;

export const bytes: Family<Key> = {
  name: 'bytes',
  figures,
  sample: async (bench) => {
    const visits = await firstVisits(bench);
    return Object.fromEntries(
      NAMES.flatMap((name): [Key, number][] => [
        [name, kilobytes(visits[name].screen)],
        [`${name} warmed`, kilobytes(visits[name].warmed)],
      ]),
    ) as Record<Key, number>;
  },
};
