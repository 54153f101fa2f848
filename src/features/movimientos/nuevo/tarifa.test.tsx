import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../../test/support/console';
import { setClock } from '../../../../test/support/clock';
import { enter } from '../../../../test/support/fields';
import { renderCreateForm } from '../../../../test/support/render-create-form';

const SAVE = '{Control>}{Enter}{/Control}';
const RETURN = 'Volver a este movimiento';

/** The form, with a service of $ 80 a bulto that the origin Bulonera has used. */
async function renderCaja(text?: string) {
  if (text) localStorage.setItem('borrador:1:x', text);
  const app = await renderCreateForm(({ db }) => {
    const caja = db.servicios.rows[0]!;
    db.servicios.update(caja, { nombre: 'Caja', precio: 80, porcentaje: null });
    for (const row of db.movimientos.rows) {
      db.movimientos.update(row, { servicioId: caja.id, clienteOrigenId: 4 });
    }
  });
  const { api, queryClient } = app;
  const caja = api.db.servicios.rows[0]!;
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return {
    ...app,
    caja,
    /** Somebody changes the service. The panel learns it when it reads the services again. */
    change: (changes: Partial<typeof caja>) => api.db.servicios.update(caja, changes),
    readAgain: () => act(() => queryClient.invalidateQueries({ queryKey: ['servicios'] })),
    /** The parties, a remito number and a service. */
    type: (servicio: string) => enter(app.user, 'Zulma', 'Yolanda', 'R-1', servicio),
  };
}

const DRAFT = JSON.stringify({
  at: Date.parse('2026-11-17T09:15:00-03:00'),
  sent: false,
  values: {
    clienteOrigen: { id: 4, nombre: 'Bulonera' },
    clienteDestino: { id: null, nombre: 'Yolanda' },
    servicio: { id: 1, nombre: 'Caja', precio: 80, porcentaje: null, contrareembolso: false },
    bultos: '2',
    flete: null,
  },
});

describe('a service that went from $ 80 to $ 120 costs $ 120', () => {
  type App = Awaited<ReturnType<typeof renderCaja>>;
  it.each<[string, string | undefined, (app: App) => Promise<unknown>]>([
    [
      'as the last one of this origin',
      undefined,
      async ({ pick, picker, user, fill, readAgain }) => {
        await readAgain();
        await pick('Cliente Origen', /Bulonera/);
        await user.type(picker('Cliente Destino'), 'Yolanda');
        await pick('Servicio', /Caja.*el último de este origen/);
        await fill('Bultos', '2');
      },
    ],
    [
      'in Repetir último',
      undefined,
      async ({ type, fill, press, change, readAgain, bodies }) => {
        change({ precio: 80 });
        await type('Caja');
        await fill('Bultos', '2');
        await press('Agregar Movimiento');
        await waitFor(() => expect(bodies()).toMatchObject([{ flete: 160 }]));
        change({ precio: 120 });
        await readAgain();
        await press('Repetir último');
      },
    ],
    [
      'in a draft of last week, which has its price of then',
      DRAFT,
      async ({ press, readAgain }) => {
        await readAgain();
        await press('Recuperar');
      },
    ],
  ])('%s', async (_, draft, reach) => {
    const app = await renderCaja(draft);
    const { change, text, user, bodies } = app;
    change({ precio: 120 });
    await reach(app);
    await waitFor(() => expect(text('Flete')).toHaveValue('240,00'));
    expect(text('Flete')).toHaveAttribute('aria-description', 'Según tarifa');
    await user.keyboard(SAVE);
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ servicioId: 1, flete: 240 }));
  });
});

describe('a tariff that changed since the user saw it', () => {
  async function renderSeen() {
    const app = await renderCaja();
    await app.type('Caja');
    await app.fill('Bultos', '2');
    await waitFor(() => expect(app.text('Flete')).toHaveValue('160,00'));
    setClock('2026-11-20T10:32:00-03:00');
    return app;
  }

  it('brings the movement back with both amounts, and the next press sends the new one', async () => {
    const { user, form, text, change, bodies } = await renderSeen();
    change({ precio: 120 });
    await user.keyboard(SAVE);
    expect(await form.findByRole('alert')).toHaveTextContent(
      /La tarifa de Caja cambió de \$\s80,00 a \$\s120,00\. Flete: antes \$\s160,00, ahora \$\s240,00/,
    );
    expect(bodies()).toEqual([]);
    await user.click(form.getByRole('button', { name: RETURN }));
    expect(text('Flete')).toHaveFocus();
    expect(text('Flete')).toHaveValue('240,00');
    expect(form.getByRole('alert')).toHaveTextContent(/La tarifa de Caja cambió/);
    await user.keyboard(SAVE);
    await waitFor(() => expect(bodies()).toMatchObject([{ flete: 240 }]));
  });

  it('leaves a typed flete alone', async () => {
    const { user, fill, change, bodies } = await renderSeen();
    await fill('Flete', '150');
    change({ precio: 120 });
    await user.keyboard(SAVE);
    await waitFor(() => expect(bodies()).toMatchObject([{ flete: 150 }]));
  });

  it('is not looked for again within a minute', async () => {
    const { user, api, change, bodies } = await renderSeen();
    setClock('2026-11-20T10:30:50-03:00');
    change({ precio: 120 });
    api.requests.length = 0;
    await user.keyboard(SAVE);
    await waitFor(() => expect(bodies()).toMatchObject([{ flete: 160 }]));
  });

  it('of a deleted service is told at its field', async () => {
    const { user, api, form, picker, caja, bodies } = await renderSeen();
    api.db.servicios.remove(caja);
    await user.keyboard(SAVE);
    const gone = 'El servicio «Caja» ya no existe: elegí otro';
    expect(await form.findByRole('alert')).toHaveTextContent(gone);
    expect(bodies()).toEqual([]);
    await user.click(form.getByRole('button', { name: RETURN }));
    expect(picker('Servicio')).toHaveFocus();
    await waitFor(() => expect(picker('Servicio')).toHaveAccessibleDescription(gone));
  });
});

it('a service created a moment ago has its price, once the services are read again', async () => {
  const { user, api, text, type, bodies } = await renderCaja();
  api.db.servicios.insert({ ...api.db.servicios.rows[0]!, nombre: 'Nuevo', precio: 500 });
  await type('Nuevo');
  await waitFor(() => expect(text('Flete')).toHaveValue('500,00'));
  await user.keyboard(SAVE);
  await waitFor(() => expect(bodies()).toMatchObject([{ flete: 500 }]));
});

it('nothing is sent if the services were never read', async () => {
  expectConsole('error', /HTTPError/);
  const { user, api, form, bodies } = await renderCreateForm((mock) => {
    mock.faults.add({ path: '/servicios/', fault: 'status-500', message: 'Sin tarifas.' });
  });
  expect(await screen.findByText('Sin tarifas.')).toBeVisible();
  await enter(user, 'Zulma', 'Yolanda', 'R-1', 'Encomienda chica');
  await user.keyboard(SAVE);
  expect(await form.findByText(/^No se agregó el movimiento \(Zulma → Yolanda\)/)).toBeVisible();
  expect(bodies()).toEqual([]);
  api.faults.clear();
  fireEvent.click(form.getByRole('button', { name: 'Reintentar' }));
  await user.click(form.getByRole('button', { name: RETURN }));
  await user.keyboard(SAVE);
  await waitFor(() => expect(bodies()).toMatchObject([{ flete: 3500 }]));
});
