import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from './console';
import { firstPage, MASTER_DATA, withoutDependents, withoutRows } from './master-data';
import { renderApp } from './render-app';
import {
  breadcrumb,
  button,
  confirmDelete,
  field,
  headers,
  main,
  rowOf,
  sent,
  tick,
  title,
} from './screen';
import { toastTexts } from './toasts';
import { setViewportWidth } from './viewport';

describe.each(MASTER_DATA)('the list at $path', (entity) => {
  const { path, api: calls, one, many, One, total, rows, texto, deleted, name } = entity;
  const [first, second] = rows;

  async function renderList(arrange?: Parameters<typeof renderApp>[1]) {
    const app = await renderApp(path, arrange);
    await screen.findByText(firstPage(entity, total));
    return app;
  }

  const search = () => screen.getByRole('searchbox', { name: `Buscar ${One}` });
  const rowsOfTable = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const dialogGone = () =>
    waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('shows ten rows, its columns, the search box and the link to add one', async () => {
    await renderList();
    expect(await title(entity.title)).toBeVisible();
    expect(breadcrumb()).toBe(`Inicio/${entity.crumb}`);
    expect(search()).toHaveValue('');
    expect(rowsOfTable()).toHaveLength(10);
    expect(screen.getByRole('link', { name: `Agregar ${One}` })).toHaveAttribute(
      'href',
      `/admin${entity.agregar}`,
    );
    expect(headers()).toEqual(entity.columns);
    expect(rowOf(second.label)).toEqual(entity.cells);
    setViewportWidth(767);
    expect(headers()).toEqual(entity.narrow);
  });

  it('searches, opens a row and returns to the same search on Cancelar', async () => {
    const { user, router } = await renderList();
    await user.type(search(), texto);
    await screen.findByText(new RegExp(`^Página 1 de 1 — Total ${many}: `));
    const searched = router.history.location.href;
    expect(searched).toBe(`/admin${path}?${new URLSearchParams({ texto }).toString()}`);

    if (entity.opensByDoubleClick) {
      const row = within(tick(second.label).closest('tr')!);
      await user.dblClick(row.getByRole('cell', { name: second.name }));
    } else {
      await user.click(tick(second.label));
      await user.click(button(`Editar ${One}`));
    }
    expect(await screen.findByDisplayValue(second.name)).toBeVisible();
    expect(router.history.location.href).toBe(`/admin${path}/${second.id}`);
    await user.click(button('Cancelar'));
    expect(await title(entity.title)).toBeVisible();
    expect(router.history.location.href).toBe(searched);
    expect(search()).toHaveValue(texto);
  });

  it('tells a search without matches from an empty list', async () => {
    const { user, api, router } = await renderApp(`${path}?texto=zz`);
    expect(await screen.findByText(`Ningún ${one} coincide con «zz».`)).toBeVisible();
    expect(search()).toHaveValue('zz');
    withoutRows(api, entity);
    await user.click(button('Borrar búsqueda'));
    expect(await screen.findByText(`Todavía no hay ${many}.`)).toBeVisible();
    expect(router.history.location.href).toBe(`/admin${path}`);
  });

  it('edits exactly one selected row', async () => {
    const { user, router } = await renderList();
    const edit = button(`Editar ${One}`);
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    await user.click(edit);
    expect(toastTexts()).toEqual([`No se ha seleccionado ningún ${one}`]);

    await user.click(tick(first.label));
    expect(edit).not.toHaveAttribute('aria-disabled');
    await user.click(tick(second.label));
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    await user.click(edit);
    expect(toastTexts()).toContain(`Seleccioná un solo ${one} para editar`);
    expect(router.history.location.href).toBe(`/admin${path}`);

    await user.click(button('Deseleccionar todo'));
    expect(main().queryByText(/seleccionado/)).not.toBeInTheDocument();
    await user.click(tick(second.label));
    await user.click(edit);
    expect(await title(`Editar ${One}`)).toBeVisible();
    await waitFor(() => expect(field(name)).toHaveValue(second.name));
    expect(router.history.location.href).toBe(`/admin${path}/${second.id}`);
  });

  it('deletes the selected row and clears the selection', async () => {
    const { user, api } = await renderList({ arrange: withoutDependents });
    await user.click(button('Eliminar'));
    expect(toastTexts()).toEqual([entity.nothingToDelete]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(tick(second.label));
    await confirmDelete(user, `¿Eliminar 1 ${one}?`);
    expect(await screen.findByText(deleted)).toBeVisible();
    expect(await screen.findByText(firstPage(entity, total - 1))).toBeVisible();
    await dialogGone();
    expect(
      screen.queryByRole('checkbox', { name: `Seleccionar ${second.label}` }),
    ).not.toBeInTheDocument();
    expect(main().queryByText(/seleccionado/)).not.toBeInTheDocument();
    expect(sent(api, 'DELETE')).toEqual([[`${calls}${second.id}`, undefined]]);
  });

  it('keeps the rows it could not delete selected, and deletes them on retry', async () => {
    expectConsole('error', 'HTTPError');
    const { user, api } = await renderList({
      arrange: (mock) => {
        withoutDependents(mock);
        mock.faults.add({ method: 'DELETE', path: `${calls}*`, fault: 'status-400-empty' });
      },
    });
    await user.click(tick(first.label));
    await user.click(tick(second.label));
    await confirmDelete(user, `¿Eliminar 2 ${many}?`);
    expect(
      await screen.findByText(`Error al eliminar ${one} (2 de 2 sin eliminar; eliminados: 0)`),
    ).toBeVisible();
    await dialogGone();
    expect(main().getByText('2 seleccionados')).toBeVisible();

    api.faults.clear();
    await confirmDelete(user, `¿Eliminar 2 ${many}?`);
    expect(await screen.findByText(`${deleted} (2)`)).toBeVisible();
    expect(await screen.findByText(firstPage(entity, total - 2))).toBeVisible();
    const paths = sent(api, 'DELETE').map(([sentTo]) => sentTo);
    const both = rows.map(({ id }) => `${calls}${id}`);
    expect(paths.sort()).toEqual([...both, ...both].sort());
  });
});
