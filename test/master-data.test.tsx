import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { VEHICULO_FORM } from '@/features/vehiculos/vehiculo.schema';
import { lastChange } from '@/lib/cache/last-change';
import { rememberChange } from '@/ui/undo/undo';
import {
  changeRow,
  firstPage,
  MASTER_DATA,
  withoutDependents,
  withoutRows,
  type MasterData,
} from './server/master-data';
import { fill } from './support/fields';
import { renderApp, type MountedApp } from './support/render-app';
import {
  breadcrumb,
  button,
  cardOf,
  confirmDelete,
  field,
  headers,
  noDialog,
  rowOf,
  sent,
  tick,
  title,
} from './support/screen';
import { clearToasts, toastTexts } from './support/toasts';
import { setViewportWidth } from './support/viewport';

vi.setConfig({ testTimeout: 40_000 });

/** A search that no row matches. */
const NO_MATCH = 'xxzzy';

/** A stored value as its field shows it. */
function shown(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.split('-').reverse().join('/') : text;
}

async function checkTable({ user, api }: MountedApp, entity: MasterData) {
  const [, second] = entity.rows;
  const [page, size] = entity.pageNames ?? ['pagina', 'cantidad'];
  expect(await screen.findByText(`Ningún ${entity.one} coincide con «${NO_MATCH}».`)).toBeVisible();
  expect(api.requests.find(({ path }) => path === entity.api)?.search).toBe(
    `?texto=${NO_MATCH}&${page}=0&${size}=10`,
  );
  const search = screen.getByRole('searchbox', { name: entity.search });
  expect(search).toHaveValue(NO_MATCH);
  expect(search).toHaveAttribute('placeholder', entity.search);
  expect(await title(entity.title)).toBeVisible();
  expect(breadcrumb()).toBe(`Inicio/${entity.crumb}`);

  await user.click(button('Borrar búsqueda'));
  await screen.findByText(firstPage(entity, 2));
  expect(headers()).toEqual(Object.keys(entity.cells));
  expect(rowOf(second.label)).toEqual(Object.values(entity.cells));
  setViewportWidth(767);
  if (typeof entity.narrow === 'string') expect(cardOf(second.label)).toBe(entity.narrow);
  else expect(headers()).toEqual(entity.narrow);
  setViewportWidth(1280);
}

/** Checks that Editar and Eliminar refuse without a row, then opens the second row. */
async function openRow({ user, router }: MountedApp, entity: MasterData) {
  const { One, path } = entity;
  const [first, second] = entity.rows;
  await user.click(button(`Editar ${One}`));
  await user.click(button('Eliminar'));
  await user.click(tick(first.label));
  await user.click(tick(second.label));
  await user.click(button(`Editar ${One}`));
  const refusals = [
    `No se ha seleccionado ningún ${entity.one}`,
    entity.nothingToDelete,
    `Seleccioná un solo ${entity.one} para editar`,
  ];
  expect(new Set(toastTexts())).toEqual(new Set(refusals));
  clearToasts();

  await user.click(tick(first.label));
  const row = within(tick(second.label).closest('tr')!);
  await user.dblClick(row.getByRole('cell', { name: second.name }));
  if (entity.ignoresDoubleClick) {
    expect(router.state.status).toBe('idle');
    expect(router.history.location.href).toBe(`/admin${path}`);
    expect(tick(second.label)).toBeChecked();
    await user.click(button(`Editar ${One}`));
  }
  expect(await screen.findByDisplayValue(second.name)).toBeVisible();
  expect(router.history.location.href).toBe(`/admin${path}/${second.id}`);
  expect(await title(`Editar ${One}`)).toBeVisible();
  expect(breadcrumb()).toBe(`Inicio/${entity.crumb}/Editar`);
}

/** Checks the stored values, a refused email, a save of every field, the row's mark in the list, and the way back. */
async function edit({ user, api, router }: MountedApp, entity: MasterData) {
  const { id } = entity.rows[1];
  const { fields, changes } = entity.edited!;
  const row: unknown = api.db[entity.table].get(id);
  const stored = row as Record<string, string | number | null>;
  const before = structuredClone(stored);
  const body: Record<string, unknown> = { id };
  const labels = button('Guardar Cambios').closest('form')!.querySelectorAll('label');
  expect([...labels].map((label) => label.textContent).sort()).toEqual(Object.keys(fields).sort());
  expect(Object.values(fields).filter((column) => !(column in stored))).toEqual([]);
  for (const [label, column] of Object.entries(fields)) {
    expect(field(label)).toHaveValue(shown(stored[column]));
    if (stored[column] !== null) body[column] = stored[column];
  }
  if ('Email' in entity.cells) {
    expect(field('Email')).toHaveAttribute('type', 'email');
    await fill(user, field('Email'), 'sin arroba');
    await user.click(button('Guardar Cambios'));
    expect(await screen.findByText('Ingresá un email válido')).toBeVisible();
    expect(field('Email')).toBeInvalid();
    expect(sent(api, 'PATCH')).toEqual([]);
    await fill(user, field('Email'), shown(stored.email));
  }
  for (const [label, typed, sentAs] of changes) {
    await fill(user, field(label), typed);
    body[fields[label]!] = sentAs;
  }
  await user.click(button('Guardar Cambios'));
  expect(await screen.findByText(entity.updated)).toBeVisible();
  expect(await title(entity.title)).toBeVisible();
  expect(router.history.location.href).toBe(`/admin${entity.path}`);
  expect(sent(api, 'PATCH')).toEqual([[`${entity.api}${id}`, body]]);
  const flashing = () =>
    [...document.querySelectorAll('tr[data-fresh]')].map((one) => one.getAttribute('data-row'));
  await waitFor(() => expect(flashing()).toEqual([String(id)]));

  const line = within(screen.getByRole('group', { name: 'Último cambio' })).getByRole('status');
  const text = line.textContent;
  for (const part of [entity.updated, ...changes.map(([label]) => label)]) {
    expect(text).toContain(part);
  }
  await user.click(button('Deshacer'));
  await waitFor(() => expect(line).toHaveTextContent(`Se deshizo «${text}»`));
  expect(api.db[entity.table].get(id)).toEqual(before);
}

/** Checks that typed work is guarded, then creates a row and returns to the list. */
async function create({ user, api, router }: MountedApp, entity: MasterData) {
  await user.click(screen.getByRole('link', { name: `Agregar ${entity.One}` }));
  expect(await title(`Agregar ${entity.One}`)).toBeVisible();
  expect(router.history.location.href).toBe(`/admin${entity.agregar}`);
  expect(breadcrumb()).toBe(`Inicio/${entity.crumb}/Agregar`);
  const menu = within(screen.getByRole('navigation', { name: 'Menú principal' }));
  // Drivers are not in the menu.
  const entry = menu.queryByRole('link', { name: entity.title });
  if (entry) expect(entry).toHaveAttribute('aria-current', 'true');
  if ('Email' in entity.cells) expect(field('Email')).toHaveAttribute('type', 'text');
  for (const [label, text] of Object.entries(entity.typed)) {
    expect(field(label)).toHaveValue('');
    await fill(user, field(label), text);
  }
  await user.click(button('Cancelar'));
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  await user.click(button(entity.submit));
  expect(await screen.findByText(entity.created)).toBeVisible();
  expect(await screen.findByText(firstPage(entity, 3))).toBeVisible();
  expect(router.history.location.href).toBe(`/admin${entity.path}`);
  expect(sent(api, 'POST')).toEqual([[entity.api, entity.body]]);
  // It has no way back, so neither has what was done before.
  expect(screen.queryByRole('group', { name: 'Último cambio' })).not.toBeInTheDocument();
}

async function deleteLast({ user, api }: MountedApp, entity: MasterData) {
  const [, second] = entity.rows;
  withoutRows(api, entity, second.id);
  const records = [{ id: 1, name: '', putBack: vi.fn() }];
  act(() => rememberChange({ entity: '', text: '', count: String, error: '', records }));
  expect(lastChange.get()).not.toBeNull();
  await user.click(tick(second.label));
  await confirmDelete(user, `¿Eliminar 1 ${entity.one}?`);
  expect(await screen.findByText(entity.deleted)).toBeVisible();
  expect(await screen.findByText(`Todavía no hay ${entity.many}.`)).toBeVisible();
  await noDialog();
  await waitFor(() => expect(button('Eliminar')).toHaveFocus());
  expect(sent(api, 'DELETE')).toEqual([[`${entity.api}${second.id}`, undefined]]);
  // As after a creation.
  expect(lastChange.get()).toBeNull();
}

// src/features/clientes tests the rest of the shared list and form.
it.each(MASTER_DATA)('$path lists, edits, creates and deletes', async (entity) => {
  const [first, second] = entity.rows;
  const app = await renderApp(`${entity.path}?texto=${NO_MATCH}`, {
    arrange: (api) => {
      withoutDependents(api);
      withoutRows(api, entity, first.id, second.id);
      changeRow(api, entity, second.id, entity.dates ?? {});
    },
  });
  await checkTable(app, entity);
  await openRow(app, entity);
  if (entity.edited) await edit(app, entity);
  else {
    await app.user.click(button('Cancelar'));
    await screen.findByText(firstPage(entity, 2));
  }
  clearToasts();
  await create(app, entity);
  clearToasts();
  await deleteLast(app, entity);
});

it('a vehicle has no required field', () => {
  expect(VEHICULO_FORM.schema.safeParse(VEHICULO_FORM.toForm()).success).toBe(true);
});
