import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { firstPage, MASTER_DATA, withoutDependents, withoutRows } from './master-data';
import { renderApp } from './render-app';
import { breadcrumb, button, confirmDelete, headers, rowOf, sent, tick, title } from './screen';
import { toastTexts } from './toasts';
import { setViewportWidth } from './viewport';

// What the lists share is in src/features/clientes/clientes-page.test.tsx.
it.each(MASTER_DATA)('the list at $path has its own texts, columns and links', async (entity) => {
  const { path, api: calls, one, many, One } = entity;
  const [first, second] = entity.rows;
  const { user, api, router } = await renderApp(`${path}?texto=zz`, { arrange: withoutDependents });
  expect(await screen.findByText(`Ningún ${one} coincide con «zz».`)).toBeVisible();
  expect(screen.getByRole('searchbox', { name: `Buscar ${One}` })).toHaveValue('zz');
  expect(await title(entity.title)).toBeVisible();
  expect(breadcrumb()).toBe(`Inicio/${entity.crumb}`);
  expect(screen.getByRole('link', { name: `Agregar ${One}` })).toHaveAttribute(
    'href',
    `/admin${entity.agregar}`,
  );

  await user.click(button('Borrar búsqueda'));
  await screen.findByText(firstPage(entity, entity.total));
  expect(headers()).toEqual(Object.keys(entity.cells));
  expect(rowOf(second.label)).toEqual(Object.values(entity.cells));
  setViewportWidth(767);
  expect(headers()).toEqual(entity.narrow);
  setViewportWidth(1280);

  await user.click(button(`Editar ${One}`));
  await user.click(button('Eliminar'));
  await user.click(tick(first.label));
  await user.click(tick(second.label));
  await user.click(button(`Editar ${One}`));
  const refusals = [
    `No se ha seleccionado ningún ${one}`,
    entity.nothingToDelete,
    `Seleccioná un solo ${one} para editar`,
  ];
  expect(new Set(toastTexts())).toEqual(new Set(refusals));
  await user.click(tick(first.label));

  if (entity.opensByDoubleClick) {
    const row = within(tick(second.label).closest('tr')!);
    await user.dblClick(row.getByRole('cell', { name: second.name }));
  } else {
    await user.click(button(`Editar ${One}`));
  }
  expect(await screen.findByDisplayValue(second.name)).toBeVisible();
  expect(router.history.location.href).toBe(`/admin${path}/${second.id}`);
  await user.click(button('Cancelar'));
  await screen.findByText(firstPage(entity, entity.total));

  await user.click(tick(second.label));
  withoutRows(api, entity, second.id);
  await confirmDelete(user, `¿Eliminar 1 ${one}?`);
  expect(await screen.findByText(entity.deleted)).toBeVisible();
  expect(await screen.findByText(`Todavía no hay ${many}.`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(api, 'DELETE')).toEqual([[`${calls}${second.id}`, undefined]]);
});
