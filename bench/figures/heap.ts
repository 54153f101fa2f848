import { type Family, during } from '../family';
import { sleep, type Visit } from '../visit';

/** The menu entries to visit in turn. */
const ENTRIES = [
  'Movimientos',
  'Hoja de Ruta',
  'Recibos',
  'Clientes',
  'Empleados',
  'Representantes',
  'Vehículos',
  'Servicios',
  'Consultas',
  'Inicio',
];
const FEW = 30;
const MANY = 300;

/** Clicks a menu entry and waits for its screen. Runs in the page, since a click from outside takes longer than the panel. */
async function go({ page }: Visit, label: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const links = [...document.querySelectorAll<HTMLElement>('nav a')];
    const link = links.find(({ textContent }) => textContent.trim() === wanted);
    if (!link) throw new Error(`No ${wanted} in the menu.`);
    link.click();
    window.bench.arm(
      () =>
        link.getAttribute('aria-current') === 'page' &&
        document.querySelector('main h1') !== null &&
        document.querySelector('main [aria-busy=true]') === null,
    );
    await window.bench.armed();
  }, label);
}

interface Held {
  /** MB. */
  heap: number;
  nodes: number;
  listeners: number;
}

async function held({ cdp }: Visit): Promise<Held> {
  await sleep(1000);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { heap: usedSize / 1_000_000, nodes, listeners: jsEventListeners };
}

const PLACE =
  'going through the menu’s ten screens by its links, after a forced garbage collection';

export const heap: Family<'ratio' | 'few' | 'many' | 'nodes' | 'listeners'> = {
  name: 'heap',
  // V8's optimized code lives in the same heap and would be most of the growth, although it is no leak.
  jsFlags: '--no-opt --no-maglev --no-sparkplug',
  figures: {
    ratio: {
      name: `heap after ${MANY} navigations to that after ${FEW}`,
      unit: 'ratio',
      target: 1.1,
      what: `JavaScript heap in use, V8's compilers off, ${PLACE}`,
    },
    few: { name: `heap after ${FEW} navigations`, unit: 'MB', what: `the same, ${PLACE}` },
    many: { name: `heap after ${MANY} navigations`, unit: 'MB', what: `the same, ${PLACE}` },
    nodes: {
      name: `nodes after ${MANY} navigations to those after ${FEW}`,
      unit: 'ratio',
      what: 'DOM nodes that are not collected, in the page or out of it',
    },
    listeners: {
      name: `listeners after ${MANY} navigations to those after ${FEW}`,
      unit: 'ratio',
      what: 'event listeners that are not collected',
    },
  },
  sample: (bench) =>
    during(bench.open({}), async (visit) => {
      await visit.page.goto('');
      await visit.page.getByRole('link', { name: 'Consultas', exact: true }).first().waitFor();
      const through = async (count: number): Promise<Held> => {
        for (let step = 0; step < count; step += 1) {
          await go(visit, ENTRIES[step % ENTRIES.length] ?? '');
        }
        return held(visit);
      };
      const few = await through(FEW);
      const many = await through(MANY - FEW);
      return {
        ratio: many.heap / few.heap,
        few: few.heap,
        many: many.heap,
        nodes: many.nodes / few.nodes,
        listeners: many.listeners / few.listeners,
      };
    }),
};
