import { expect, expectRowVisible, test } from './fixtures';
import { seenDialog } from './seen';
import { expectToast } from './toasts';

test(
  'a service is created with fractions, edited in whole percent and deleted',
  { tag: '@both' },
  async ({ page, api, isMobile }) => {
    await page.goto('servicios');
    const table = page.getByRole('table', { name: 'Servicios' });
    const search = page.getByRole('searchbox', { name: 'Buscar Servicio' });
    await expect(page.getByText('Página 1 de 2 — Total servicios: 15')).toBeVisible();
    const rest = ['Descripción', 'Com. Contrareembolso', 'Porcentaje Comisión'];
    await expect(table.getByRole('columnheader')).toHaveText([
      '',
      'Nombre',
      'Precio',
      'Porcentaje',
      ...(isMobile ? [] : rest),
    ]);

    await page.getByRole('link', { name: 'Agregar Servicio' }).click();
    await page.getByLabel('Nombre').fill('Traslado asegurado');
    await page.getByLabel('Precio').fill('1234,5');
    await page.getByRole('switch', { name: 'Usar Porcentaje' }).check();
    const fraccion = page.getByLabel('Porcentaje (como fracción)', { exact: true });
    await fraccion.fill('10');
    await expect(page.getByText('= 1.000 %: es más que el 100 %')).toBeVisible();
    await fraccion.fill('0.1');
    await expect(page.getByText('= 10 %')).toBeVisible();
    await page.getByRole('switch', { name: 'Comisión Contrareembolso' }).check();
    await page.getByLabel('Porcentaje Comisión (como fracción)').fill('0,0725');
    await page.getByRole('button', { name: 'Agregar Servicio' }).click();
    await expectToast(page, 'Servicio agregado');
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      nombre: 'Traslado asegurado',
      porcentaje: 0.1,
      contrareembolso: true,
      porcentajeContrareembolso: 0.0725,
    });

    await search.fill('traslado');
    await expect(page.getByText('Página 1 de 1 — Total servicios: 1')).toBeVisible();
    const row = await expectRowVisible(table, {
      Nombre: 'Traslado asegurado',
      Precio: '',
      Porcentaje: '10 %',
      ...(!isMobile && { 'Com. Contrareembolso': 'Si', 'Porcentaje Comisión': '7,25 %' }),
    });
    await row.dblclick();
    const porcentaje = page.getByLabel('Porcentaje', { exact: true });
    await expect(porcentaje).toHaveValue('10');
    await expect(page.getByLabel('Porcentaje Comisión')).toHaveValue('7,25');
    await porcentaje.fill('12,5');
    await page.getByRole('switch', { name: 'Comisión Contrareembolso' }).uncheck();
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Servicio actualizado');
    await expectRowVisible(table, { Nombre: 'Traslado asegurado', Porcentaje: '12,5 %' });
    expect(api.db.servicios.rows.at(-1)).toMatchObject({
      precio: null,
      porcentaje: 0.125,
      contrareembolso: false,
      porcentajeContrareembolso: null,
    });

    await page.getByRole('checkbox', { name: 'Seleccionar Traslado asegurado' }).check();
    await page.getByRole('button', { name: 'Eliminar' }).click();
    const dialog = await seenDialog(page, '¿Eliminar 1 servicio?');
    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await expectToast(page, 'Servicio eliminado');
    await expect(page.getByText('Ningún servicio coincide con «traslado».')).toBeVisible();
  },
);
