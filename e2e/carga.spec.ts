import { expect, test } from './fixtures';
import { CONTRAREEMBOLSO, CUENTA, DEUDORES, HOJA_DE_RUTA, POR_RENDIR, REPORTES } from './screens';
import { shiftsOf, watchShifts } from './shifts';
import { boxesOf } from './table';

const LISTS = [
  'clientes',
  'clientes?texto=bulonera',
  'movimientos',
  'choferes',
  'representantes',
  'servicios',
  'vehiculos',
  'empleados',
  'ver-recibos',
  'vencimientos',
  HOJA_DE_RUTA,
  CONTRAREEMBOLSO,
  REPORTES,
  DEUDORES,
  POR_RENDIR,
  CUENTA,
];

for (const path of LISTS) {
  test(
    `nothing moves while the list loads: ${path.replace(/\?.*buscado.*/, '')}`,
    { tag: '@both' },
    async ({ page, api }) => {
      api.faults.latency = 200;
      await watchShifts(page);
      await page.goto(path);
      const row = boxesOf(page).or(page.getByRole('link', { name: /^Cuenta de / }));
      await expect(row.first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await shiftsOf(page)).toEqual([]);
    },
  );
}
