import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '@/lib/session';
import { expectConsole } from '../../../test/console';
import { holdCalls } from '../../../test/hold-calls';
import { goOffline, goOnline } from '../../../test/network';
import { recordPrintWindows } from '../../../test/print-windows';
import { renderApp, type MountedApp } from '../../../test/render-app';
import { field, title } from '../../../test/screen';
import { toastTexts } from '../../../test/toasts';

const input = () => screen.findByRole('combobox', { name: 'Buscar en el panel' });
const palette = () => screen.queryByRole('dialog', { name: 'Buscar en el panel' });
const status = () => within(palette()!).getByRole('status');
const closed = () => waitFor(() => expect(palette()).toBeNull());

/** The groups with their options. */
const groups = () =>
  Object.fromEntries(
    screen.getAllByRole('group').map((group) => [
      group.getAttribute('aria-label'),
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ]),
  );

async function open({ user }: MountedApp, text = '') {
  await user.keyboard('{Control>}k{/Control}');
  const box = await input();
  await waitFor(() => expect(box).toHaveFocus());
  if (text) await user.type(box, text);
  return box;
}

const searched = () => waitFor(() => expect(status()).toHaveTextContent(/resultados?$/));
const paths = ({ api }: MountedApp) =>
  api.requests.filter(({ search }) => search.includes('texto=')).map(({ path }) => path);

describe('the palette', () => {
  it('finds screens and actions without regard to accents, and opens the first by Enter', async () => {
    const app = await renderApp('/recibos-menu');
    await open(app, 'VEHICULO');
    expect(groups()).toMatchObject({ Pantallas: ['Vehículos'], Acciones: ['Agregar vehículo'] });
    await app.user.keyboard('{ArrowDown}');
    expect(await input()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    );
    await app.user.keyboard('{Enter}');
    await title('Agregar Vehículo');
    await closed();
  });

  it.each(['atajos', 'teclas'])('finds the list of keys by «%s»', async (words) => {
    const app = await renderApp('/recibos-menu');
    await open(app, words);
    expect(groups()).toMatchObject({ Acciones: ['Atajos de teclado'] });
    await app.user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  });

  it('offers the manual and the list of keys to whoever asks for help', async () => {
    await open(await renderApp('/recibos-menu'), 'ayuda');
    expect(groups()).toMatchObject({ Pantallas: ['Manual'], Acciones: ['Atajos de teclado'] });
  });

  it('reaches every screen and every form from an empty field', async () => {
    const app = await renderApp('/recibos-menu');
    await open(app);
    expect(groups()).toEqual({
      Pantallas: [
        'Inicio',
        'Movimientos',
        'Hoja de Ruta',
        'Recibos',
        'Clientes',
        'Empleados',
        'Representantes',
        'Vehículos',
        'Servicios',
        'Consultas',
        'Choferes',
        'Ver Recibos',
        'Crear Recibos',
        'Contrareembolso',
        'Contrareembolsos por rendir',
        'Deudores',
        'Vencimientos',
        'Manual',
      ],
      Acciones: [
        'Nuevo movimiento',
        'Agregar cliente',
        'Agregar representante',
        'Agregar vehículo',
        'Agregar chofer',
        'Agregar empleado',
        'Agregar servicio',
        'Tema: Claro',
        'Tema: Oscuro',
        'Tema: Sistema',
        'Cuenta de un clienteBuscá «cuenta» y su nombre',
        'Atajos de teclado',
        'Cerrar sesión',
      ],
    });
    expect(paths(app)).toEqual([]);
  });

  it('searches records by the lists’ own searches, five of each, and opens one', async () => {
    const app = await renderApp('/recibos-menu');
    await open(app, 'bulonera');
    await searched();
    expect(groups()).toEqual({
      Clientes: [expect.stringMatching(/^Bulonera Mediterránea S\.R\.L\./)],
    });
    expect(status()).toHaveTextContent('1 resultado');
    expect(paths(app)).toEqual(['/clientes/', '/v1/vehiculos/', '/v1/empleados/']);
    await app.user.keyboard('{Enter}');
    await title('Editar Cliente');
    expect(app.router.state.location.pathname).toBe('/clientes/4');
  });

  it('searches movements by remito only when a digit is typed', async () => {
    const app = await renderApp('/recibos-menu');
    await open(app, '0001-000201');
    await searched();
    expect(groups().Movimientos).toHaveLength(5);
    expect(groups().Movimientos?.[0]).toMatch(/^Remito 0001-000201\d\d\d\d\/\d\d\/2026 · .+ → .+/);
  });

  it.each([
    ['a word of its title', 'etiquetas', 'Etiquetas'],
    ['a word of its text, without its accent', 'emergentes', 'Cuando algo falla'],
    ['several words', 'fletes pagados', 'Cuentas y deudores'],
  ])('finds a page of the manual by %s, and opens it', async (_, words, page) => {
    const app = await renderApp('/recibos-menu');
    await open(app, words);
    const found = await screen.findByRole('option', { name: new RegExp(`^${page}`) });
    expect(within(screen.getByRole('group', { name: 'Manual' })).getAllByRole('option')[0]).toBe(
      found,
    );
    await app.user.click(found);
    await title(page);
    await closed();
    await open(app);
    expect(groups().Recientes).toEqual([expect.stringContaining(page)]);
  });

  it('says that nothing matches', async () => {
    const app = await renderApp('/recibos-menu');
    await open(app, 'zzz');
    expect(await screen.findByText('Nada coincide con «zzz»')).toBeVisible();
    expect(status()).toHaveTextContent('0 resultados');
  });

  it('takes several pasted remito numbers as one search in Consultas', async () => {
    const app = await renderApp('/recibos-menu');
    await open(app);
    await app.user.paste('0001-00020101\r\n0001-00020103\n0001-00020105; R-9');
    expect(await input()).toHaveValue('0001-00020101 0001-00020103 0001-00020105; R-9');
    const option = screen.getByRole('option', { name: /^Buscar 4 remitos en Consultas/ });
    expect(option).toHaveAttribute('aria-selected', 'true');
    await app.user.keyboard('{Enter}');
    await title('Consultas');
    expect(field('Nro Remito')).toHaveValue('0001-00020101, 0001-00020103, 0001-00020105, R-9');
    expect(await screen.findByText('No están entre los resultados: R-9')).toBeVisible();
    expect(screen.getByText('3 resultados')).toBeVisible();
    expect(paths(app)).toEqual([]);
  });

  it('aborts an outdated search', async () => {
    const app = await renderApp('/recibos-menu');
    const signals: AbortSignal[] = [];
    const healthy = globalThis.fetch;
    globalThis.fetch = (request, init) => {
      const { url, signal } = request as Request;
      if (!url.includes('texto=bul&')) return healthy(request, init);
      signals.push(signal);
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    };
    const box = await open(app, 'bul');
    await waitFor(() => expect(signals).toHaveLength(3));
    await app.user.type(box, 'onera');
    await searched();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
    expect(groups().Clientes).toHaveLength(1);
  });

  it('aborts its searches when it closes', async () => {
    const app = await renderApp('/recibos-menu');
    app.api.faults.add({ path: '/v1/vehiculos/', fault: 'hang' });
    await open(app, 'iveco');
    await waitFor(() => expect(paths(app)).toContain('/v1/vehiculos/'));
    expect(status()).toHaveTextContent('Buscando…');
    await app.user.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  });

  it('keeps the records that still match while the next answer is awaited', async () => {
    const app = await renderApp('/recibos-menu');
    const box = await open(app, 'bulone');
    await searched();
    const held = holdCalls('GET', /texto=bulonera/);
    await app.user.type(box, 'ra');
    await waitFor(() => expect(held.arrived).toBe(3));
    expect(groups().Clientes).toHaveLength(1);
    await app.user.type(box, 'x');
    expect(screen.queryAllByRole('option')).toEqual([]);
    held.letGo();
  });

  it('shows a failed search in its place, without a toast', async () => {
    expectConsole('error', /HTTPError/);
    const app = await renderApp('/recibos-menu', {
      arrange: ({ faults }) => void faults.add({ path: '/v1/vehiculos/', fault: 'status-500' }),
    });
    await open(app, 'bulonera');
    expect(
      await screen.findByText('No se pudo buscar en vehículos', { exact: true }),
    ).toBeVisible();
    await waitFor(() =>
      expect(status()).toHaveTextContent('1 resultado. No se pudo buscar en vehículos'),
    );
    expect(groups().Clientes).toHaveLength(1);
    expect(toastTexts()).toEqual([]);
  });

  it('offers screens and actions without a connection, and searches once it is back', async () => {
    const app = await renderApp('/recibos-menu');
    goOffline(app.api);
    await open(app, 'cliente');
    expect(status()).toHaveTextContent('Sin conexión: solo pantallas y acciones');
    expect(groups()).toEqual({
      Pantallas: ['Clientes'],
      Acciones: ['Agregar cliente', 'Cuenta de un clienteBuscá «cuenta» y su nombre'],
    });
    goOnline(app.api);
    await searched();
  });

  it('lists the last five choices first, until one signs out', async () => {
    const app = await renderApp('/recibos-menu');
    const key = `recientes:${session.userId()}`;
    const stored = ['/choferes', 'clientes/7', '/gone', '/recibos', '/servicios'];
    localStorage.setItem(key, JSON.stringify(stored.map((id) => ({ id, label: id }))));
    await open(app, 'bulonera');
    await searched();
    await app.user.keyboard('{Enter}');
    await title('Editar Cliente');
    await closed();
    await open(app);
    const { Recientes, Pantallas } = groups();
    expect(Recientes).toEqual([
      expect.stringMatching(/^Bulonera/),
      'Choferes',
      'clientes/7',
      'Crear Recibos',
    ]);
    expect(Pantallas).not.toContain('Choferes');
    await app.user.keyboard('{ArrowDown}{Enter}');
    await title('Choferes');
    act(() => session.signOut());
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('has no recent choices where the stored ones cannot be read', async () => {
    const app = await renderApp('/recibos-menu');
    localStorage.setItem(`recientes:${session.userId()}`, '[{"id":7}]');
    await open(app);
    expect(Object.keys(groups())).toEqual(['Pantallas', 'Acciones']);
  });

  it('changes the theme, and gives the focus back', async () => {
    const app = await renderApp('/agregar-cliente');
    const nombre = await screen.findByLabelText('Nombre');
    await app.user.click(nombre);
    await open(app, 'oscuro');
    await app.user.keyboard('{Enter}');
    await closed();
    expect(document.documentElement).toHaveClass('dark');
    expect(nombre).toHaveFocus();
  });

  it('asks before it leaves typed work, which stays', async () => {
    const app = await renderApp('/agregar-cliente');
    const nombre = await screen.findByLabelText('Nombre');
    await app.user.type(nombre, 'Ñandubay');
    await open(app, 'servicios');
    await app.user.keyboard('{Enter}');
    const question = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
    await app.user.click(within(question).getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(nombre).toHaveFocus());
    expect(nombre).toHaveValue('Ñandubay');
  });

  it('opens by its button, and Escape returns the focus to it', async () => {
    const { user } = await renderApp('/recibos-menu');
    const button = screen.getByRole('button', { name: 'Buscar en el panel' });
    await user.click(button);
    await waitFor(async () => expect(await input()).toHaveFocus());
    await user.keyboard('{Escape}');
    await closed();
    expect(button).toHaveFocus();
  });

  it('closes when the browser goes back', async () => {
    const app = await renderApp('/clientes');
    await act(() => app.router.navigate({ to: '/recibos-menu' }));
    await title('Recibos');
    await open(app);
    act(() => app.router.history.back());
    await title('Clientes');
    await closed();
  });

  it('stays closed while an input method composes and above a dialog', async () => {
    const { user } = await renderApp('/');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, isComposing: true });
    await user.click(screen.getByRole('button', { name: 'Agregar Recordatorio' }));
    await screen.findByRole('dialog', { name: 'Agregar Recordatorio' });
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

describe('a movement found in the palette', () => {
  const printing = recordPrintWindows();

  it.each([
    ['Imprimir remito', 'remito'],
    ['Imprimir duplicado', 'remito-duplicado'],
  ])('is printed by %s if no other is found, and is no recent choice', async (label, call) => {
    const app = await renderApp('/recibos-menu');
    await open(app, '0001-00020137');
    await searched();
    expect(groups()).toMatchObject({
      Imprimir: ['Imprimir remito 0001-00020137', 'Imprimir duplicado 0001-00020137'],
    });
    await app.user.click(screen.getByRole('option', { name: `${label} 0001-00020137` }));
    await closed();
    await printing.printed();
    expect(app.api.requests.at(-1)?.path).toBe(`/movimientos/137/${call}`);
    await open(app);
    expect(groups().Recientes).toBeUndefined();
  });

  it('is not printed beside others', async () => {
    const app = await renderApp('/recibos-menu');
    await open(app, '0001-000201');
    await searched();
    expect(groups().Movimientos).toHaveLength(5);
    expect(groups().Imprimir).toBeUndefined();
  });
});
