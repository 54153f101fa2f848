import type { Locator, Page } from '@playwright/test';
import { type Family, type Figure, during } from '../family';
import { median } from '../report';
import { mainThread, sleep, type Visit } from '../visit';

/** The text to type, by the field's label. */
const FIELDS = {
  'Nro Remito': '0002000123',
  Bultos: '123',
  Monto: '1234567',
  Observaciones: 'fragil con',
  'Cliente Destino': 'ferreteria',
};
type Field = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Field[];

/** A good typist's interval between keys: work within it belongs to the key. */
const KEY_MS = 100;

async function pick(page: Page, name: string, typed: string, wanted: string): Promise<void> {
  await page.getByRole('combobox', { name }).fill(typed);
  await page
    .getByRole('option', { name: new RegExp(`^${wanted}`) })
    .first()
    .click();
}

/** Opens the form of a new movement with a service chosen, so that amounts depend on each other. */
async function prepare({ page, traffic }: Visit): Promise<void> {
  await page.goto('movimientos');
  await page.locator('tbody').getByRole('checkbox').first().waitFor();
  await pick(page, 'Cliente Origen', 'bulonera', 'Bulonera');
  await pick(page, 'Servicio', 'mediana', 'Encomienda mediana');
  await page.getByRole('button', { name: 'Más datos' }).click();
  await traffic.quiet(1000);
}

/** The median of script per key at CPU 4×, by field of a form. */
export async function timeKeys<Name extends string>(
  { cdp, page }: Visit,
  form: Locator,
  texts: Record<Name, string>,
): Promise<Record<Name, number>> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const medians: [string, number][] = [];
  for (const [name, text] of Object.entries<string>(texts)) {
    const field = form
      .getByRole('textbox', { name, exact: true })
      .or(form.getByRole('combobox', { name, exact: true }));
    await field.fill('');
    await field.focus();
    await sleep(1000);
    const keys: number[] = [];
    for (const key of text) {
      const before = await mainThread(cdp);
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await sleep(KEY_MS);
      keys.push((await mainThread(cdp)).script - before.script);
    }
    medians.push([name, median(keys)]);
  }
  return Object.fromEntries(medians) as Record<Name, number>;
}

const SCRIPT = `script between a key going down and ${KEY_MS} ms later, CPU 4×, in the form of a new movement with a service chosen`;

const perField = Object.fromEntries(
  NAMES.map((name): [Field, Figure] => [
    name,
    { name: `a key in ${name}: script`, unit: 'ms', what: `${SCRIPT}; the median of its keys` },
  ]),
) as Record<Field, Figure>;

export const typing: Family<'script' | Field> = {
  name: 'typing',
  figures: {
    script: {
      name: 'a key in the slowest field: script',
      unit: 'ms',
      target: 16,
      what: `${SCRIPT}; the median of the keys of the field whose median is highest`,
    },
    ...perField,
  },
  sample: (bench) =>
    during(bench.open({}), async (visit) => {
      await prepare(visit);
      const form = visit.page.getByRole('form', { name: 'Nuevo movimiento' });
      const medians = await timeKeys(visit, form, FIELDS);
      return { script: Math.max(...Object.values(medians)), ...medians };
    }),
};
