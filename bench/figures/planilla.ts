import { utils, write } from '@e965/xlsx';
import { type Family, type Figure, during } from '../family';
import type { Visit } from '../visit';
import { rest, SELECTED, TURN_PX, TURNS, turnWheel, WORK } from './rows';
import { scrollThrough } from './scrolling';
import { timeKeys } from './typing';

/** No numbers: each would be searched. */
const HEADINGS = ['Remitente', 'Destinatario', 'Servicio', 'Bultos', 'Monto', 'Obs.'];

/** An Excel file of so many shipments, as base64. Few names, as in a sender's list. */
function fileOf(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => [
    'Agroinsumos del Sur S.A.',
    ['Bulonera Mediterránea S.R.L.', 'Corralón El Constructor'][at % 2],
    'Encomienda chica',
    (at % 9) + 1,
    at * 10.25,
    'Frágil',
  ]);
  const sheet = utils.aoa_to_sheet([HEADINGS, ...rows]);
  const book = { SheetNames: ['A'], Sheets: { A: sheet } };
  return write(book, { bookType: 'xlsx', type: 'base64' }) as string;
}

/** From the file's choice to its rows painted, in milliseconds. */
async function openFile({ page, api }: Visit, count: number): Promise<number> {
  api.faults.clear();
  await page.goto('movimientos/planilla');
  await page.getByText('Soltá la planilla').waitFor();
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const files = new DataTransfer();
    files.items.add(new File([bytes], 'lista.xlsx'));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no field for a file.');
    const start = performance.now();
    window.bench.arm(() => document.querySelector('tbody tr input[type=checkbox]') !== null);
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return (await window.bench.armed()).at - start;
  }, fileOf(count));
}

/** Leaves the planilla for the next file. */
const forget = ({ page }: Visit) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('planilla:')) localStorage.removeItem(key);
  });

async function sample(visit: Visit): Promise<Record<keyof typeof figures, number>> {
  const { page } = visit;
  const read = await openFile(visit, 1000);
  await forget(visit);
  const shown = await openFile(visit, 5000);
  await page.getByRole('button', { name: 'Agregar 5.000 movimientos' }).waitFor();
  await rest(visit);
  const turn = await turnWheel(visit);
  const { longest, empty } = await scrollThrough(visit, SELECTED);
  await page.evaluate(() => scrollTo(0, 0));
  const box = page.getByRole('checkbox', { name: /^Seleccionar fila 5:/ });
  await page.locator('tbody tr').filter({ has: box }).dblclick();
  const form = page.getByRole('form', { name: 'Fila 5' });
  await form.waitFor();
  await rest(visit);
  const keys = await timeKeys(visit, form, { 'Nro Remito': '0002000123', Monto: '1234567' });
  return { read, shown, turn, longest, empty, key: Math.max(...Object.values(keys)) };
}

const OPENED = 'from the choice of an .xlsx to its rows checked and painted, without the searches';

const figures = {
  read: { name: 'a file of 1,000 rows', unit: 'ms', target: 1000, what: `${OPENED}, CPU 1×` },
  shown: { name: 'a file of 5,000 rows', unit: 'ms', what: `${OPENED}, CPU 1×` },
  turn: {
    name: '5,000 rows of a file, a turn of the wheel: work',
    unit: 'ms',
    target: 100,
    what: `${WORK}, of ${TURN_PX.toLocaleString('en')} px, median of ${TURNS}`,
  },
  longest: {
    name: '5,000 rows of a file, scrolling: longest frame',
    unit: 'ms',
    what: 'as of 10,000 rows',
  },
  empty: {
    name: '5,000 rows of a file, scrolling: frames without a row',
    unit: 'frames',
    target: 0,
    what: 'as of 10,000 rows',
  },
  key: {
    name: 'a key in a row of a file: script',
    unit: 'ms',
    target: 16,
    what: 'as in the form of a new movement, in the drawer over 5,000 rows, the slower of two fields',
  },
} satisfies Record<string, Figure>;

export const planilla: Family<keyof typeof figures> = {
  name: 'planilla',
  figures,
  sample: (bench) => during(bench.open({}), sample),
};
