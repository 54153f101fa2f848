import { FAST_4G, SLOW_4G } from '../conditions';
import { type Family, during } from '../family';

const LOGIN = { cpu: 4, network: SLOW_4G, signedIn: false };
const ON_LOGIN = 'opening /login with an empty cache, CPU 4×, slow 4G, from the navigation’s start';

/** Waits for a button that React listens to: a painted one may not work yet. */
function watchLogin(): void {
  const usable = (): boolean =>
    [...document.querySelectorAll('button')].some(
      (button) =>
        button.textContent.trim() === 'Ingresar' &&
        Object.keys(button).some((key) => key.startsWith('__reactFiber')),
    );
  window.bench.arm(usable);
}

/** Reads the browser's paint entries and the largest contentful paint so far. */
async function readPaints(): Promise<{ first: number; largest: number }> {
  const noted = (type: string): Promise<PerformanceEntryList> =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => {
        resolve(list.getEntries());
      }).observe({ type, buffered: true });
    });
  const paints = await noted('paint');
  const largest = await noted('largest-contentful-paint');
  return {
    first: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
    largest: largest.at(-1)?.startTime ?? NaN,
  };
}

export const login: Family<'lcp' | 'first' | 'usable'> = {
  name: 'login',
  warmUp: true,
  figures: {
    first: {
      name: '/login first contentful paint',
      unit: 'ms',
      what: `the first text or image painted, ${ON_LOGIN}`,
    },
    lcp: {
      name: '/login largest contentful paint',
      unit: 'ms',
      what: `the largest element painted, once the form is usable and the network quiet, ${ON_LOGIN}`,
    },
    usable: {
      name: '/login form usable',
      unit: 'ms',
      what: `Ingresar painted and attached to React, ${ON_LOGIN}`,
    },
  },
  sample: (bench) =>
    during(bench.open({ ...LOGIN, init: watchLogin }), async ({ page, traffic }) => {
      await page.goto('login');
      const { at } = await page.evaluate(() => window.bench.armed());
      await traffic.quiet(500);
      const { first, largest } = await page.evaluate(readPaints);
      return { first, lcp: largest, usable: at };
    }),
};

function watchFirstRow(): void {
  window.bench.arm(() => document.querySelector('tbody tr input[type=checkbox]') !== null);
}

const FIRST_ROW = 'the first row of data painted, opening /clientes signed in';

export const firstRow: Family<'cold' | 'warm'> = {
  name: 'first row',
  warmUp: true,
  figures: {
    cold: {
      name: '/clientes first row',
      unit: 'ms',
      what: `${FIRST_ROW} with an empty cache, CPU 4×, fast 4G, from the navigation’s start`,
    },
    warm: {
      name: '/clientes first row, second visit',
      unit: 'ms',
      what: `${FIRST_ROW} once more in the same browser, whose cache has the files, CPU 4×, fast 4G`,
    },
  },
  sample: (bench) =>
    during(
      bench.open({ cpu: 4, network: FAST_4G, init: watchFirstRow }),
      async ({ page, traffic }) => {
        const visit = async (): Promise<number> => {
          await page.goto('clientes');
          return (await page.evaluate(() => window.bench.armed())).at;
        };
        const cold = await visit();
        await traffic.quiet(500);
        return { cold, warm: await visit() };
      },
    ),
};
