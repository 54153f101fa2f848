import { expect, test } from './support/fixtures';
import { foldMenu } from './support/look';
import {
  CONTRAREEMBOLSO,
  CUENTA,
  DEUDORES,
  HOJA_DE_RUTA,
  POR_RENDIR,
  REPORTES,
  SIZES,
} from './support/screens';
import { recordShifts, shiftsOf } from './support/shifts';

/** Lists that are longer than their placeholder, as long, shorter and empty. */
const LISTS = [
  'clientes',
  'vehiculos',
  'clientes?texto=bulonera',
  'clientes?texto=zzz',
  'movimientos',
  'ver-recibos',
  HOJA_DE_RUTA,
  CONTRAREEMBOLSO,
  REPORTES,
  DEUDORES,
  'reportes/deudores?por=mes&buscado=true',
  POR_RENDIR,
  CUENTA,
  'clientes/2/cuenta',
  'vencimientos',
];

/** A list with a page of rows, one under a form, and one of a search. The rest take long. */
const FIRST = ['clientes', 'movimientos', REPORTES];

for (const [path, size] of LISTS.flatMap((list) => [
  [list, 'desktop'] as const,
  [list, 'phone'] as const,
])) {
  test(
    `nothing moves while /${path.split('&')[0]} loads, ${size}`,
    { tag: FIRST.includes(path) ? [] : '@long' },
    async ({ page, api }) => {
      await page.setViewportSize(SIZES[size]);
      api.faults.latency = 200;
      await recordShifts(page);
      await page.goto(path);
      const isLoaded = async () => {
        await expect(
          page.getByRole('status').filter({ hasText: /^\d+ resultados?$/ }),
        ).not.toHaveCount(0);
        await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0);
      };
      await isLoaded();
      expect(await shiftsOf(page)).toEqual([]);
      if (size === 'phone') return;

      // The menu stays folded.
      await foldMenu(page);
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.reload();
      await isLoaded();
      expect(await shiftsOf(page)).toEqual([]);
    },
  );
}

test('no line of the heading has only «Monto» and «Flete»', async ({ page }) => {
  for (const path of ['movimientos', REPORTES]) {
    await page.goto(path);
    const head = page.getByRole('columnheader');
    const lineOf = (text: string) => head.getByText(text, { exact: true }).first();
    await expect(lineOf('Monto')).toBeVisible();
    const [monto, pagado] = [
      await lineOf('Monto').boundingBox(),
      await lineOf('Pagado').boundingBox(),
    ];
    expect(Math.abs(monto!.y - pagado!.y)).toBeLessThan(5);
  }
});
