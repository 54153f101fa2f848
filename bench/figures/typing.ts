import type { Page } from '@playwright/test';
import { type Bench, type Family, type Figure, during } from '../family';
import { quantile } from '../statistics';
import { mainThread, sleep, type Visit } from '../visit';
import { installRenderCount } from './render-count';

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

/** Types into each field and returns what `during` measured for each key. */
async function typeEach<Result>(
  { page }: Visit,
  measure: (press: () => Promise<void>) => Promise<Result>,
): Promise<Record<Field, Result[]>> {
  const form = page.getByRole('form', { name: 'Nuevo movimiento' });
  const results: Partial<Record<Field, Result[]>> = {};
  for (const name of NAMES) {
    const field = form
      .getByRole('textbox', { name, exact: true })
      .or(form.getByRole('combobox', { name, exact: true }));
    await field.fill('');
    await field.focus();
    await sleep(1000);
    const ofField: Result[] = [];
    for (const key of FIELDS[name]) {
      ofField.push(await measure(() => page.keyboard.press(key === ' ' ? 'Space' : key)));
    }
    results[name] = ofField;
  }
  return results as Record<Field, Result[]>;
}

interface Key {
  script: number;
  task: number;
}

const timeKeys = (bench: Bench): Promise<Record<Field, Key[]>> =>
  during(bench.open({}), async (visit) => {
    await prepare(visit);
    const { cdp } = visit;
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return typeEach(visit, async (press) => {
      const before = await mainThread(cdp);
      await press();
      await sleep(KEY_MS);
      const after = await mainThread(cdp);
      return { script: after.script - before.script, task: after.task - before.task };
    });
  });

const countRenders = (
  bench: Bench,
): Promise<Record<Field, { components: number; fields: string[] }[]>> =>
  during(bench.open({ init: installRenderCount }), async (visit) => {
    await prepare(visit);
    return typeEach(visit, async (press) => {
      await visit.page.evaluate(() => window.renderCount.take());
      await press();
      await sleep(KEY_MS);
      return visit.page.evaluate(() => window.renderCount.take());
    });
  });

const middle = (values: readonly number[]): number => quantile(values, 0.5);

type FigureKey = 'script' | 'slowest' | 'work' | 'components' | 'fields' | Field;

const SCRIPT = `script between a key going down and ${KEY_MS} ms later, CPU 4×, in the form of a new movement with a service chosen`;

const perField = Object.fromEntries(
  NAMES.map((name): [Field, Figure] => [
    name,
    { name: `a key in ${name}: script`, unit: 'ms', what: `${SCRIPT}; the median of its keys` },
  ]),
) as Record<Field, Figure>;

export const typing: Family<FigureKey> = {
  name: 'typing',
  figures: {
    script: {
      name: 'a key in the slowest field: script',
      unit: 'ms',
      target: 16,
      what: `${SCRIPT}; the median of the keys of the field whose median is highest`,
    },
    ...perField,
    slowest: {
      name: 'the slowest key: script',
      unit: 'ms',
      what: `${SCRIPT}; the highest of all keys of all fields`,
    },
    work: {
      name: 'a key: all work',
      unit: 'ms',
      what: 'the same with style, layout and paint; the median of the keys of the field whose median is highest',
    },
    components: {
      name: 'a key: components rendered',
      unit: 'renders',
      what: 'by React’s own marks; the median of the keys of the field whose median is highest',
    },
    fields: {
      name: 'a key: inputs rendered',
      unit: 'renders',
      what: 'inputs that React gave new properties; the median of the keys of the field whose median is highest',
    },
  },
  sample: async (bench) => {
    const keys = await timeKeys(bench);
    const renders = await countRenders(bench);
    const script = (name: Field) => middle(keys[name].map((key) => key.script));
    const highest = (of: (name: Field) => number) => Math.max(...NAMES.map(of));
    return {
      script: highest(script),
      ...(Object.fromEntries(NAMES.map((name) => [name, script(name)])) as Record<Field, number>),
      slowest: highest((name) => Math.max(...keys[name].map((key) => key.script))),
      work: highest((name) => middle(keys[name].map(({ task }) => task))),
      components: highest((name) => middle(renders[name].map((key) => key.components))),
      fields: highest((name) => middle(renders[name].map((key) => key.fields.length))),
    };
  },
};
