import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { firstPage, MASTER_DATA, withoutDependents, withoutRows } from './master-data';
import { renderApp } from './render-app';
import {
  breadcrumb,
  button,
  cardOf,
  confirmDelete,
  headers,
  rowOf,
  sent,
  tick,
  title,
} from './screen';
import { toastTexts } from './toasts';
import { setViewportWidth } from './viewport';

// What the lists share is in src/features/clientes/clientes-page.test.tsx.
describe.each(MASTER_DATA)('the list at $path', (entity) => {
  const { path, one, many, One, search } = entity;
  const [first, second] = entity.rows;

  it('has its own title, links and columns', async () => {
    const { user } = await renderApp(`${path}?texto=zz`);
    expect(await screen.findByText(`Ningún ${one} coincide con «zz».`)).toBeVisible();
    expect(screen.getByRole('searchbox', { name: search })).toHaveValue('zz');
    expect(await title(entity.title)).toBeVisible();
    expect(breadcrumb()).toBe(`Inicio/${entity.crumb}`);
    const add = screen.getByRole('link', { name: `Agregar ${One}` });
    expect(add).toHaveAttribute('href', `/admin${entity.agregar}`);

    await user.click(button('Borrar búsqueda'));
    await screen.findByText(firstPage(entity, entity.total));
    expect(headers()).toEqual(Object.keys(entity.cells));
    expect(rowOf(second.label)).toEqual(Object.values(entity.cells));
    setViewportWidth(767);
    if (typeof entity.narrow === 'string') expect(cardOf(second.label)).toBe(entity.narrow);
    else expect(headers()).toEqual(entity.narrow);
  });

  it('says what Editar and Eliminar need, and opens a row', async () => {
    const { user, router } = await renderApp(path);
    await screen.findByText(firstPage(entity, entity.total));
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
  });

  it('deletes the last row, and says that there is none', async () => {
    const { user, api } = await renderApp(path, {
      arrange: (api) => {
        withoutDependents(api);
        withoutRows(api, entity, second.id);
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: `Seleccionar ${second.label}` }));
    await confirmDelete(user, `¿Eliminar 1 ${one}?`);
    expect(await screen.findByText(entity.deleted)).toBeVisible();
    expect(await screen.findByText(`Todavía no hay ${many}.`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(api, 'DELETE')).toEqual([[`${entity.api}${second.id}`, undefined]]);
  });
});
