import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from './fields';
import { firstPage, MASTER_DATA } from './master-data';
import { renderApp } from './render-app';
import { breadcrumb, button, field, sent, title } from './screen';

/** A stored value as its field shows it. */
function shown(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.split('-').reverse().join('/') : text;
}

it.each(MASTER_DATA)('$agregar guards typed work, creates one and returns', async (entity) => {
  const { user, api, router } = await renderApp(entity.agregar);
  expect(await title(`Agregar ${entity.One}`)).toBeVisible();
  expect(breadcrumb()).toBe(`Inicio/${entity.crumb}/Agregar`);
  if (entity.hasEmail) expect(field('Email')).toHaveAttribute('type', 'text');
  for (const [label, text] of Object.entries(entity.typed)) {
    expect(field(label)).toHaveValue('');
    await fill(user, field(label), text);
  }
  await user.click(button('Cancelar'));
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  await user.click(button(entity.submit));
  expect(await screen.findByText(entity.created)).toBeVisible();
  expect(await screen.findByText(firstPage(entity, entity.total + 1))).toBeVisible();
  expect(router.history.location.href).toBe(`/admin${entity.path}`);
  expect(sent(api, 'POST')).toEqual([[entity.api, entity.body]]);
});

it.each(MASTER_DATA.filter(({ edited }) => edited))(
  '$path/{id} shows the stored values, refuses a wrong email and sends every field',
  async (entity) => {
    const { id, fields, changes } = entity.edited!;
    const { user, api, router } = await renderApp(`${entity.path}/${id}`);
    await screen.findByRole('button', { name: 'Guardar Cambios' });
    expect(await title(`Editar ${entity.One}`)).toBeVisible();
    expect(breadcrumb()).toBe(`Inicio/${entity.crumb}/Editar`);
    const row: unknown = api.db[entity.table].get(id);
    const stored = row as Record<string, string | number | null>;
    const body: Record<string, unknown> = { id };
    for (const [label, column] of Object.entries(fields)) {
      expect(field(label)).toHaveValue(shown(stored[column]));
      body[column] = stored[column];
    }
    if (entity.hasEmail) {
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
      [...document.querySelectorAll('tr[data-fresh]')].map((row) => row.getAttribute('data-row'));
    await waitFor(() => expect(flashing()).toEqual([String(id)]));
  },
);
