import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from './fields';
import { firstPage, MASTER_DATA } from './master-data';
import { renderApp } from './render-app';
import { breadcrumb, button, field, sent, title } from './screen';

/** A stored value as its field shows it. */
function shown(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.split('-').reverse().join('/') : text;
}

describe.each(MASTER_DATA)('the form at $agregar', (entity) => {
  const { agregar, api: calls, path, submit, typed, One } = entity;

  it('creates one and returns to the list', async () => {
    const { user, api, router } = await renderApp(agregar);
    expect(await title(`Agregar ${One}`)).toBeVisible();
    expect(breadcrumb()).toBe(`Inicio/${entity.crumb}/Agregar`);
    if (entity.hasEmail) expect(field('Email')).toHaveAttribute('type', 'text');
    for (const [label, text] of Object.entries(typed)) {
      expect(field(label)).toHaveValue('');
      await fill(user, field(label), text);
    }
    await user.click(button(submit));
    expect(await screen.findByText(entity.created)).toBeVisible();
    expect(await screen.findByText(firstPage(entity, entity.total + 1))).toBeVisible();
    expect(router.history.location.href).toBe(`/admin${path}`);
    expect(sent(api, 'POST')).toEqual([[calls, entity.body]]);
  });

  it('returns to the list on Cancelar without saving', async () => {
    const { user, api, router } = await renderApp(agregar);
    await user.click(button('Cancelar'));
    expect(await title(entity.title)).toBeVisible();
    expect(router.history.location.href).toBe(`/admin${path}`);
    expect(sent(api, 'POST')).toEqual([]);
  });
});

async function renderEdit(path: string) {
  const app = await renderApp(path);
  await screen.findByRole('button', { name: 'Guardar Cambios' });
  return app;
}

describe.each(MASTER_DATA.filter(({ edited }) => edited))('the edit form of $path', (entity) => {
  const { id, fields, changes } = entity.edited!;

  it('shows the stored values, sends every field and returns to the list', async () => {
    const { user, api, router } = await renderEdit(`${entity.path}/${id}`);
    expect(await title(`Editar ${entity.One}`)).toBeVisible();
    expect(breadcrumb()).toBe(`Inicio/${entity.crumb}/Editar`);
    const stored = api.db[entity.table].get(id) as unknown as Record<
      string,
      string | number | null
    >;
    const body: Record<string, unknown> = { id };
    for (const [label, column] of Object.entries(fields)) {
      expect(field(label)).toHaveValue(shown(stored[column]));
      body[column] = stored[column];
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
  });
});

describe.each(MASTER_DATA.filter(({ hasEmail }) => hasEmail))(
  'the edit form of $path',
  (entity) => {
    it('refuses an invalid email at its field', async () => {
      const { user, api } = await renderEdit(`${entity.path}/${entity.rows[1].id}`);
      expect(field('Email')).toHaveAttribute('type', 'email');
      await fill(user, field('Email'), 'sin arroba');
      await user.click(button('Guardar Cambios'));
      expect(await screen.findByText('Ingresá un email válido')).toBeVisible();
      expect(field('Email')).toBeInvalid();
      expect(sent(api, 'PATCH')).toEqual([]);
      await fill(user, field('Email'), '');
      await user.click(button('Guardar Cambios'));
      expect(await screen.findByText(entity.updated)).toBeVisible();
    });
  },
);
