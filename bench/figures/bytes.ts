import type { Page } from '@playwright/test';
import { type Bench, type Family, type Figure, during } from '../family';

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
  clientes: { path: 'clientes', signedIn: true, target: 274, complete: rowsShown },
  movimientos: {
    path: 'movimientos',
    signedIn: true,
    target: 341,
    complete: async (page) => {
      await button(page, 'Agregar Movimiento');
      await rowsShown(page);
    },
  },
} satisfies Record<string, Screen>;

type Name = keyof typeof SCREENS;

/** Network idle time after which everything has loaded. */
const QUIET_MS = 500;

/** The KB that a first visit fetches. */
async function firstVisit(bench: Bench, name: Name): Promise<number> {
  const { path, signedIn, complete }: Screen = SCREENS[name];
  return during(bench.open({ signedIn, holdIdle: true }), async ({ page, traffic }) => {
    await page.goto(path);
    await complete(page);
    await traffic.quiet(QUIET_MS);
    return traffic.bytes() / 1000;
  });
}

const figureOf = (name: Name): Figure => ({
  name: `first visit /${SCREENS[name].path}`,
  unit: 'KB',
  target: SCREENS[name].target,
  what: 'every byte on the wire, headers, favicon and API answers included, from an empty cache until the screen is complete and nothing has been under way for 0.5 s; idle work held back',
});

export const bytes: Family<Name> = {
  name: 'bytes',
  figures: {
    login: figureOf('login'),
    clientes: figureOf('clientes'),
    movimientos: figureOf('movimientos'),
  },
  sample: async (bench) => ({
    login: await firstVisit(bench, 'login'),
    clientes: await firstVisit(bench, 'clientes'),
    movimientos: await firstVisit(bench, 'movimientos'),
  }),
};
