import { expectSeen, expectState, expectToast, expectValue } from './expect';
import { expect, test } from './fixtures';

test('a client is created, found, changed and deleted', async ({ panel, api }) => {
  await panel.goto('clientes');
  await expectSeen(panel.text('Página 1 de 6 — Total clientes: 57'));
  await panel.role('button', 'Siguiente').click();
  await expectSeen(panel.text('Página 2 de 6 — Total clientes: 57'));
  await panel.role('link', 'Agregar Cliente').click();
  await expectState(panel.label('Nombre'), { hasFocus: true });
  await panel.type('Ñandubay Exportación');
  await panel.label('CUIT').fill('30-71234567-1');
  await panel.label('Localidad').fill('Río Cuarto');
  await panel.press('Enter');
  await expectToast(panel, 'Cliente agregado con éxito');
  expect(api.db.clientes.rows.at(-1)).toMatchObject({
    nombre: 'Ñandubay Exportación',
    identificacion: '30-71234567-1',
    localidad: 'Río Cuarto',
  });

  const search = panel.role('searchbox', 'Buscar Cliente');
  await search.fill('nandubay exportacion');
  await expectSeen(panel.text('Página 1 de 1 — Total clientes: 1'));
  await expect.poll(() => panel.path()).toBe('clientes?texto=nandubay+exportacion');
  await panel.role('checkbox', 'Seleccionar Ñandubay Exportación').click();
  await panel.role('button', 'Editar Cliente').click();
  await expectValue(panel.label('Localidad'), 'Río Cuarto');
  await panel.label('Localidad').fill('Villa María');
  await panel.role('button', 'Guardar Cambios').click();
  await expectToast(panel, 'Cliente actualizado');
  await expectSeen(panel.role('cell', 'Villa María'));

  await panel.role('checkbox', 'Seleccionar Ñandubay Exportación').click();
  await panel.role('button', 'Eliminar').click();
  const dialog = panel.role('dialog', '¿Eliminar 1 cliente?');
  await expectSeen(dialog);
  await expectState(dialog.role('button', 'Cancelar'), { hasFocus: true });
  await dialog.role('button', 'Eliminar').click();
  await expectToast(panel, 'Cliente eliminado');
  await search.fill('');
  await expectSeen(panel.text('Página 1 de 6 — Total clientes: 57'));
  await expectState(panel.role('row'), { count: 11 });
});
