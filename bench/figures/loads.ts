import { type Family, during } from '../family';
import { FAST_4G, SLOW_4G, type Visit } from '../visit';

const LOGIN = { cpu: 4, network: SLOW_4G, signedIn: false };

/** React renders the form, so that its button works once it is there. */
function watchLogin(): void {
  window.bench.arm(() =>
    [...document.querySelectorAll('button')].some(
      (button) => button.textContent.trim() === 'Ingresar',
    ),
  );
}

/** When the navigation's first paint was, and its first paint of words or pictures, in milliseconds since it started. */
const paints = async ({ page }: Visit): Promise<{ painted: number; words: number }> => {
  await page.waitForFunction(() => performance.getEntriesByType('paint').length === 2);
  const [painted = NaN, words = NaN] = await page.evaluate(() =>
    ['first-paint', 'first-contentful-paint'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime,
    ),
  );
  return { painted, words };
};

export const login: Family<'usable' | 'painted' | 'words'> = {
  name: 'login',
  warmUp: true,
  figures: {
    usable: {
      name: '/login form usable',
      unit: 'ms',
      what: 'Ingresar painted, opening /login with an empty cache, CPU 4×, slow 4G, from the navigation’s start',
    },
    painted: {
      name: '/login first paint',
      unit: 'ms',
      what: 'of anything, grounds included, as above',
    },
    words: { name: '/login first words', unit: 'ms', what: 'first contentful paint, as above' },
  },
  sample: (bench) =>
    during(bench.open({ ...LOGIN, init: watchLogin }), async (visit) => {
      const { page } = visit;
      await page.goto('login');
      const { at: usable } = await page.evaluate(() => window.bench.armed());
      return { usable, ...(await paints(visit)) };
    }),
};

function watchFirstRow(): void {
  window.bench.arm(() => document.querySelector('tbody tr input[type=checkbox]') !== null);
}

const FIRST_ROW = 'the first row of data painted, opening /clientes signed in';

export const firstRow: Family<'cold' | 'warm' | 'painted' | 'words'> = {
  name: 'first row',
  warmUp: true,
  figures: {
    cold: {
      name: '/clientes first row',
      unit: 'ms',
      what: `${FIRST_ROW} with an empty cache, CPU 4×, fast 4G, from the navigation’s start`,
    },
    painted: {
      name: '/clientes first paint',
      unit: 'ms',
      what: 'of anything, grounds included, as above',
    },
    words: { name: '/clientes first words', unit: 'ms', what: 'first contentful paint, as above' },
    warm: {
      name: '/clientes first row, second visit',
      unit: 'ms',
      what: `${FIRST_ROW} once more in the same browser, whose cache has the files, CPU 4×, fast 4G`,
    },
  },
  sample: (bench) =>
    during(bench.open({ cpu: 4, network: FAST_4G, init: watchFirstRow }), async (visit) => {
      const { page, traffic } = visit;
      const load = async (): Promise<number> => {
        await page.goto('clientes');
        return (await page.evaluate(() => window.bench.armed())).at;
      };
      const cold = await load();
      const seen = await paints(visit);
      await traffic.quiet(500);
      return { cold, ...seen, warm: await load() };
    }),
};
