import { type Family, type Figure, during } from '../family';
import type { Visit } from '../visit';
import { rest, searchAll } from './rows';

const COUNT = 1000;

/** From the confirmed question to the toast that says how many were changed, in milliseconds. */
async function mark({ page, api }: Visit): Promise<number> {
  // The server keeps what the runs before have marked.
  for (const row of api.db.movimientos.rows) row.montoPagado = false;
  api.faults.latency = 100;
  await page.getByRole('button', { name: 'Marcar como pagado' }).click();
  await page.getByRole('menuitem', { name: 'Monto' }).click();
  const question = page.getByRole('dialog', { name: '¿Marcar como pagado?' });
  await question.getByText(/1\.000 movimientos/).waitFor();
  const start = await page.evaluate(() => {
    window.bench.arm(() => document.body.textContent.includes('Actualización exitosa'));
    return performance.now();
  });
  await question.getByRole('button', { name: 'Confirmar' }).click();
  return (await page.evaluate(() => window.bench.armed())).at - start;
}

async function sample(visit: Visit): Promise<Record<keyof typeof figures, number>> {
  await searchAll(visit);
  await rest(visit);
  await visit.page.locator('thead input[type=checkbox]').click();
  return { mark: await mark(visit) };
}

const figures = {
  mark: {
    name: 'a bulk change of 1,000 movements',
    unit: 'ms',
    what: 'from Confirmar to its toast, 100 ms a call, CPU 1×',
  },
} satisfies Record<string, Figure>;

export const bulk: Family<keyof typeof figures> = {
  name: 'bulk',
  figures,
  sample: (bench) => during(bench.open({}, COUNT), sample),
};
