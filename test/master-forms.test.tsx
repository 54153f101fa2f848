import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from './console';
import { fill } from './fields';
import { firstPage, MASTER_DATA } from './master-data';
import { renderApp } from './render-app';
import { breadcrumb, button, field, main, released, sent, title } from './screen';
import { toastTexts } from './toasts';

type Options = Parameters<typeof renderApp>[1];

/** A stored value as its field shows it. */
function shown(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.split('-').reverse().join('/') : text;
}

describe.each(MASTER_DATA)('$agregar', (entity) => {
  const { agregar, api: calls, path, name, submit, typed, One, one } = entity;

  it('creates one, refused at first, and returns to the list', async () => {
    expectConsole('error', 'HTTPError');
    const refusal = `Ya existe ese ${one}.`;
    const { user, api, router } = await renderApp(agregar, {
      arrange: ({ faults }) =>
        faults.add({
          method: 'POST',
          path: calls,
          fault: 'status-409',
          message: refusal,
          times: 1,
        }),
    });
    expect(await title(`Agregar ${One}`)).toBeVisible();
    expect(breadcrumb()).toBe(`Inicio/${entity.crumb}/Agregar`);
    if (entity.hasEmail) expect(field('Email')).toHaveAttribute('type', 'text');
    const values = () => Object.keys(typed).map((label) => field(label).value);
    expect(values().join('')).toBe('');
    for (const [label, text] of Object.entries(typed)) await fill(user, field(label), text);
    const filledIn = values();
    await user.click(button(submit));
    expect(await main().findByRole('alert')).toHaveTextContent(refusal);
    expect(toastTexts()).toEqual([refusal]);
    expect(filledIn[0]).toBe(Object.values(typed)[0]);
    expect(values()).toEqual(filledIn);
    expect(router.history.location.href).toBe(`/admin${agregar}`);

    await released(submit);
    await user.click(button(submit));
    expect(await screen.findByText(entity.created)).toBeVisible();
    expect(await screen.findByText(firstPage(entity, entity.total + 1))).toBeVisible();
    expect(router.history.location.href).toBe(`/admin${path}`);
    const post = [calls, entity.body];
    expect(sent(api, 'POST')).toEqual([post, post]);
  });

  it('refused without a reason says so in the words of the specification', async () => {
    expectConsole('error', 'HTTPError');
    const { user } = await renderApp(agregar, {
      arrange: ({ faults }) =>
        faults.add({ method: 'POST', path: calls, fault: 'status-400-empty' }),
    });
    await fill(user, field(name), 'Ana');
    await user.click(button(submit));
    expect(await main().findByRole('alert')).toHaveTextContent('Error inesperado');
    expect(toastTexts()).toEqual(['Error inesperado']);
    expect(field(name)).toHaveValue('Ana');
  });

  it('is left by Cancelar', async () => {
    const { user, api, router } = await renderApp(agregar);
    await user.click(button('Cancelar'));
    expect(await title(entity.title)).toBeVisible();
    expect(router.history.location.href).toBe(`/admin${path}`);
    expect(sent(api, 'POST')).toEqual([]);
  });
});

async function renderEdit(path: string, options?: Options) {
  const app = await renderApp(path, options);
  await screen.findByRole('button', { name: 'Guardar Cambios' });
  return app;
}

describe.each(MASTER_DATA)('$path/{id}', (entity) => {
  const { api: calls, path, name, One, one } = entity;
  const { id } = entity.rows[1];

  it('refused says so and keeps what was typed', async () => {
    expectConsole('error', 'HTTPError');
    const { user, api } = await renderEdit(`${path}/${id}`, {
      arrange: ({ faults }) =>
        faults.add({ method: 'PATCH', path: `${calls}${id}`, fault: 'status-400-empty' }),
    });
    expect(await title(`Editar ${One}`)).toBeVisible();
    expect(breadcrumb()).toBe(`Inicio/${entity.crumb}/Editar`);
    await fill(user, field(name), 'Ana');
    await user.click(button('Guardar Cambios'));
    expect(await main().findByRole('alert')).toHaveTextContent(entity.updateFailed);
    expect(toastTexts()).toEqual([entity.updateFailed]);
    expect(field(name)).toHaveValue('Ana');
    expect(sent(api, 'PATCH')).toHaveLength(1);
  });

  it.each(['status-400-empty', 'html'] as const)(
    'that cannot be loaded (%s) says so in place of the form, and can be asked for again',
    async (fault) => {
      expectConsole('error', /./);
      const { user, api } = await renderApp(`${path}/${id}`, {
        arrange: ({ faults }) => faults.add({ path: `${calls}${id}`, fault }),
      });
      expect(await main().findByRole('alert')).toHaveTextContent(`Error al cargar el ${one}`);
      expect(screen.queryByLabelText(name)).not.toBeInTheDocument();
      api.faults.clear();
      await user.click(button('Reintentar'));
      expect(await screen.findByLabelText(name)).toBeVisible();
    },
  );

  it('that is not there says so', async () => {
    expectConsole('error', 'HTTPError');
    await renderApp(`${path}/999`);
    expect(await main().findByText(entity.notFound)).toBeVisible();
    expect(screen.queryByLabelText(name)).not.toBeInTheDocument();
  });
});

describe.each(MASTER_DATA.filter(({ edited }) => edited))('$path/{id}, stored', (entity) => {
  const { id, fields, changes } = entity.edited!;

  it('is shown as it is, sent with every field, and leaves for the list', async () => {
    const { user, api, router } = await renderEdit(`${entity.path}/${id}`);
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

describe.each(MASTER_DATA.filter(({ hasEmail }) => hasEmail))('$path/{id}, its email', (entity) => {
  it('is not sent where it is none, which is said at its field', async () => {
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
});
