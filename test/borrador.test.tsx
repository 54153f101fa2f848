import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setClock } from './clock';
import { fill, pickOption } from './fields';
import { renderApp } from './render-app';
import { button, field, title } from './screen';

vi.setConfig({ testTimeout: 40_000 });

type App = Awaited<ReturnType<typeof renderApp>>;

async function open(): Promise<App> {
  const app = await renderApp('/movimientos');
  await screen.findByRole('form', { name: 'Nuevo movimiento' });
  return app;
}

/** Reloads the page. */
function reload(): Promise<App> {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  return open();
}

const picker = (name: string) => screen.getByRole('combobox', { name });
const notice = () => screen.findByText(/^Hay un movimiento sin terminar/);
const offered = () => screen.queryByText(/^Hay un movimiento sin terminar/);
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('borrador'));
const observe = (app: App, text: string) => app.user.type(field('Nro Remito'), text);

describe('the draft of a movement', () => {
  it('is offered after a reload, comes back whole, and is gone once it was saved', async () => {
    const before = await open();
    await pickOption(before.user, picker('Cliente Origen'), /Bulonera/);
    await before.user.type(picker('Cliente Destino'), 'Doña Paula');
    await before.user.tab();
    await pickOption(before.user, picker('Servicio'), /Encomienda mediana/);
    await fill(before.user, field('Bultos'), '3');
    await before.user.click(screen.getByRole('switch', { name: 'Sub Servicio' }));
    await pickOption(before.user, picker('Sub Servicio'), /Entrega a domicilio/);
    await fill(before.user, field('Sub bultos'), '2');
    await before.user.click(screen.getByRole('radio', { name: 'Destino' }));
    await before.user.click(screen.getByRole('checkbox', { name: 'Monto pagado' }));
    await fill(before.user, field('Flete'), '777,5');
    await fill(before.user, field('Nro Remito'), 'Frágil');

    const app = await reload();
    expect(await notice()).toHaveTextContent(
      'Hay un movimiento sin terminar de las 10:30 (Bulonera Mediterránea S.R.L. → Doña Paula).',
    );
    expect((await notice()).closest('[role="status"]')).toContainElement(button('Descartar'));
    expect(field('Nro Remito')).toHaveValue('');
    await app.user.click(button('Recuperar'));
    expect(offered()).not.toBeInTheDocument();
    expect(picker('Cliente Origen')).toHaveFocus();
    expect(picker('Cliente Origen')).toHaveValue('Bulonera Mediterránea S.R.L.');
    expect(picker('Cliente Destino')).toHaveValue('Doña Paula');
    expect(picker('Sub Servicio')).toHaveValue('Entrega a domicilio');
    expect(field('Sub bultos')).toHaveValue('2');
    expect(field('Flete')).toHaveValue('777,50');
    expect(button('Recalcular Flete')).toBeVisible();
    await app.user.click(button('Agregar Movimiento'));
    await screen.findByText('Movimiento agregado con éxito');
    expect(app.api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      clienteOrigenId: 4,
      clienteDestinoId: 0,
      clienteDestinoNombre: 'Doña Paula',
      bultos: 3,
      subBultos: 2,
      flete: 777.5,
      fleteACargoCliente: false,
      montoPagado: true,
      remitoNumero: 'Frágil',
    });
    expect(drafts()).toEqual([]);
    await reload();
    expect(offered()).not.toBeInTheDocument();
  });

  it('is stored when typing pauses, and dropped when the typing is undone', async () => {
    const app = await open();
    await observe(app, 'x');
    await waitFor(() => expect(drafts()).toHaveLength(1));
    await app.user.type(field('Nro Remito'), '{Backspace}');
    expect(drafts()).toEqual([]);
  });

  it('is dropped by Descartar, which leaves the form alone', async () => {
    await observe(await open(), 'uno');
    const app = await reload();
    await notice();
    await observe(app, 'dos');
    await app.user.click(button('Descartar'));
    expect(offered()).not.toBeInTheDocument();
    expect(field('Nro Remito')).toHaveValue('dos');
    await reload();
    expect(await notice()).toBeVisible();
    expect(drafts()).toHaveLength(1);
  });

  it('is swapped with what is being typed, and neither is lost', async () => {
    await observe(await open(), 'uno');
    const app = await reload();
    await notice();
    await observe(app, 'dos');
    await app.user.click(button('Recuperar'));
    expect(field('Nro Remito')).toHaveValue('uno');
    await app.user.click(button('Recuperar'));
    expect(field('Nro Remito')).toHaveValue('dos');
    expect(drafts()).toHaveLength(2);
  });

  it.each([
    ['Limpiar campos', (app: App) => app.user.click(button('Limpiar campos'))],
    [
      'Salir sin guardar',
      async (app: App) => {
        await app.user.click(screen.getByRole('link', { name: 'Vehículos' }));
        await app.user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
        await title('Vehículos');
      },
    ],
    [
      'Cerrar sesión',
      async (app: App) => {
        await app.user.click(button('Cerrar sesión'));
        await app.user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
        await title('Iniciar Sesión');
      },
    ],
  ])('is dropped by %s', async (_, act) => {
    const app = await open();
    await observe(app, 'x');
    await waitFor(() => expect(drafts()).toHaveLength(1));
    await act(app);
    expect(drafts()).toEqual([]);
  });

  it('is not offered to another user', async () => {
    await observe(await open(), 'x');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    const own = drafts();
    const app = await renderApp('/movimientos', {
      arrange: () => localStorage.setItem('user', JSON.stringify({ id: 2, username: 'otra' })),
    });
    await screen.findByRole('form', { name: 'Nuevo movimiento' });
    expect(offered()).not.toBeInTheDocument();
    expect(drafts()).toEqual(own);
    expect(app.api.requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('shows its date from the next day on, and is dropped after a week', async () => {
    await observe(await open(), 'x');
    await waitFor(() => expect(drafts()).toHaveLength(1));
    setClock('2026-11-23T09:00:00-03:00');
    await reload();
    expect(await notice()).toHaveTextContent('sin terminar del 20/11/2026 a las 10:30.');
    setClock('2026-11-28T09:00:00-03:00');
    await reload();
    expect(offered()).not.toBeInTheDocument();
    expect(drafts()).toEqual([]);
  });

  it('warns after a save without a response that the movement may exist', async () => {
    const app = await open();
    app.api.faults.add({ method: 'POST', path: '/movimientos/', fault: 'hang' });
    await pickOption(app.user, picker('Cliente Origen'), /Bulonera/);
    await pickOption(app.user, picker('Cliente Destino'), /Agroinsumos/);
    await pickOption(app.user, picker('Servicio'), /Encomienda mediana/);
    await app.user.click(button('Agregar Movimiento'));
    await waitFor(() =>
      expect(app.api.requests.some(({ method }) => method === 'POST')).toBe(true),
    );
    await reload();
    await notice();
    expect(screen.getByText(/fijate que no esté en la lista/)).toBeVisible();
  });
});

/** Changes the stored draft, as another version of the panel would have written it. */
function rewrite(change: (draft: { values: Record<string, unknown> }) => object) {
  const [key] = drafts();
  const draft = JSON.parse(localStorage.getItem(key!)!) as { values: Record<string, unknown> };
  localStorage.setItem(key!, JSON.stringify(change(draft)));
}

describe('the draft of another version of the panel', () => {
  async function abandon() {
    const app = await open();
    await app.user.type(picker('Cliente Destino'), 'Doña Paula');
    await app.user.tab();
    await fill(app.user, field('Monto'), '500');
    await fill(app.user, field('Bultos'), '3');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
  }

  it('comes back: a missing field has its default, and a field that is no more is left out', async () => {
    await abandon();
    rewrite(({ values: { bultos: _, ...values }, ...draft }) => ({
      ...draft,
      version: 2,
      values: { ...values, peso: '12' },
    }));
    const app = await open();
    await notice();
    expect(screen.queryByText(/no se pudo leer/)).not.toBeInTheDocument();
    await app.user.click(button('Recuperar'));
    expect(picker('Cliente Destino')).toHaveValue('Doña Paula');
    expect(field('Monto')).toHaveValue('500,00');
    expect(field('Bultos')).toHaveValue('1');
  });

  it('comes back without a field that cannot be read, and says so', async () => {
    await abandon();
    rewrite((draft) => ({ ...draft, values: { ...draft.values, monto: { pesos: 500 } } }));
    const app = await open();
    await notice();
    expect(
      screen.getByText('Una parte no se pudo leer: revisalo antes de agregarlo.'),
    ).toBeVisible();
    await app.user.click(button('Recuperar'));
    expect(picker('Cliente Destino')).toHaveValue('Doña Paula');
    expect(field('Monto')).toHaveValue('');
  });
});

describe('unusable storage', () => {
  it.each([
    ['no JSON', 'x'],
    ['no time', '{"version":1,"sent":false,"values":{"bultos":"3"}}'],
    ['no values', '{"version":1,"at":1795000000000,"sent":false,"values":7}'],
    ['a draft without a field', '{"version":1,"at":1795000000000,"sent":false,"values":{}}'],
  ])('holding %s is dropped, which is said', async (_, text) => {
    localStorage.setItem('borrador:1:x', text);
    sessionStorage.setItem('borradores', '["borrador:1:x"]');
    await open();
    expect(
      await screen.findByText('Había un movimiento sin terminar que no se pudo leer: se descartó.'),
    ).toBeVisible();
    expect(offered()).not.toBeInTheDocument();
    expect(drafts()).toEqual([]);
  });

  it('that is full does not prevent saving', async () => {
    const app = await open();
    const storage = localStorage;
    const setItem = vi.fn(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const getItem = (key: string) => storage.getItem(key);
    const removeItem = (key: string) => storage.removeItem(key);
    vi.stubGlobal('localStorage', { getItem, removeItem, setItem });
    await pickOption(app.user, picker('Cliente Origen'), /Bulonera/);
    await pickOption(app.user, picker('Cliente Destino'), /Agroinsumos/);
    await pickOption(app.user, picker('Servicio'), /Encomienda mediana/);
    await observe(app, 'x');
    await waitFor(() => expect(setItem).toHaveBeenCalled());
    await app.user.click(button('Agregar Movimiento'));
    await screen.findByText('Movimiento agregado con éxito');
    vi.unstubAllGlobals();
    expect(drafts()).toEqual([]);
  });
});
