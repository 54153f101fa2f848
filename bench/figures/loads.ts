import { type Family, during } from '../family';
import { FAST_4G, SLOW_4G } from '../visit';

const LOGIN = { cpu: 4, network: SLOW_4G, signedIn: false };

/** React renders the form, so that its button works once it is there. */
function watchLogin(): void {
  window.bench.arm(() =>
    [...document.querySelectorAll('button')].some(
      (button) => button.textContent.trim() === 'Ingresar',
    ),
  );
}

export const login: Family<'usable'> = {
  name: 'login',
  warmUp: true,
  figures: {
    usable: {
      name: '/login form usable',
      unit: 'ms',
      what: 'Ingresar painted, opening /login with an empty cache, CPU 4×, slow 4G, from the navigation’s start',
    },
  },
  sample: (bench) =>
    during(bench.open({ ...LOGIN, init: watchLogin }), async ({ page }) => {
      await page.goto('login');
      return { usable: (await page.evaluate(() => window.bench.armed())).at };
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
