import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '../../../test/clock';
import { expectConsole } from '../../../test/console';
import { pickOption } from '../../../test/fields';
import { renderApp } from '../../../test/render-app';

vi.setConfig({ testTimeout: 20_000 });

const BLOCKED = 'No se pudo abrir la ventana de impresión';
const WAITING = 'Preparando impresión…';

/** The little of a window that printing touches. */
class PrintWindow {
  document = {
    title: '',
    readyState: 'complete',
    documentElement: { lang: '' },
    body: { textContent: '' },
  };
  location = {
    href: 'about:blank',
    replace: (url: string) => {
      this.location.href = url;
    },
  };
  closed = false;
  prints = 0;
  focus = () => undefined;
  print = () => {
    this.prints += 1;
  };
  close = () => {
    this.closed = true;
  };
}

let windows: PrintWindow[];
/** What is held of an object URL, until it is given back. */
let documents: Map<string, Blob>;
let isBlocked: boolean;

beforeEach(() => {
  windows = [];
  documents = new Map();
  isBlocked = false;
  vi.spyOn(window, 'open').mockImplementation(() => {
    if (isBlocked) return null;
    const opened = new PrintWindow();
    windows.push(opened);
    return opened as unknown as Window;
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((source) => {
    const url = `blob:http://localhost:3000/${documents.size}`;
    documents.set(url, source as Blob);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void documents.delete(url));
});

afterEach(() => {
  // Printing polls its windows until they are closed.
  for (const opened of windows) opened.close();
  vi.restoreAllMocks();
});

type Arrange = NonNullable<Parameters<typeof renderApp>[1]>['arrange'];

async function renderReady(arrange?: Arrange) {
  const app = await renderApp('/movimientos', arrange && { arrange });
  const { user, api } = app;
  const form = within(await screen.findByRole('form', { name: 'Nuevo movimiento' }));
  await user.type(form.getByRole('combobox', { name: 'Cliente Origen' }), 'Uno');
  await user.type(form.getByRole('combobox', { name: 'Cliente Destino' }), 'Dos');
  await pickOption(user, form.getByRole('combobox', { name: 'Servicio' }), /A convenir/);
  return {
    ...app,
    form,
    press: (name: string) => user.click(form.getByRole('button', { name })),
    calls: () =>
      api.requests
        .filter(({ path }) => /^\/movimientos\/(\d|$)/.test(path))
        .map(({ method, path }) => `${method} ${path}`)
        .filter((call) => call !== 'GET /movimientos/'),
  };
}

/** Answers one call with a body of the test's own. */
function answerInstead(method: string, path: RegExp, body: (healthy: object) => object) {
  const healthy = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await healthy(request);
    if (request.method !== method || !path.test(request.url)) return response;
    return Response.json(body((await response.json()) as object), { status: response.status });
  };
}

/** The document that a window shows and prints, which it does half a second after showing it. */
async function printed(opened: PrintWindow): Promise<Blob | undefined> {
  await waitFor(() => expect(opened.location.href).toMatch(/^blob:/));
  expect(opened.prints).toBe(0);
  setClock('2026-11-20T10:30:00.500-03:00');
  await waitFor(() => expect(opened.prints).toBe(1));
  return documents.get(opened.location.href);
}

describe.each([
  ['Remito', 'remito'],
  ['Remito Duplicado', 'remito-duplicado'],
])('%s', (button, path) => {
  it('opens its window at once, creates, and prints what comes', async () => {
    const { press, calls } = await renderReady(({ faults }) =>
      faults.add({ method: 'POST', path: '/movimientos/', fault: 'slow', ms: 100 }),
    );
    await press(button);
    await waitFor(() => expect(windows).toHaveLength(1));
    expect(windows[0]!.document.body.textContent).toBe(WAITING);
    expect(windows[0]!.location.href).toBe('about:blank');
    expect(documents.size).toBe(0);

    const document = await printed(windows[0]!);
    expect(document?.type).toBe('application/pdf');
    expect(calls()).toEqual(['POST /movimientos/', `GET /movimientos/138/${path}`]);
    expect(await screen.findByText('Movimiento agregado con éxito')).toBeVisible();
  });

  it('opens no window for a form that cannot be sent', async () => {
    const { user, press, form, calls } = await renderReady();
    await user.clear(form.getByRole('textbox', { name: 'Bultos' }));
    await press(button);
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Bultos' })).toBeInvalid());
    expect(windows).toEqual([]);
    expect(calls()).toEqual([]);
  });

  it('closes its window where the movement could not be created', async () => {
    expectConsole('error', /HTTPError/);
    const { press, form, calls } = await renderReady(({ faults }) =>
      faults.add({ method: 'POST', path: '/movimientos/', fault: 'status-400-empty' }),
    );
    await press(button);
    expect(await form.findByRole('alert')).toHaveTextContent(
      'Error al crear el movimiento. Verifica los datos e intenta nuevamente.',
    );
    expect(windows.map(({ closed }) => closed)).toEqual([true]);
    expect(calls()).toEqual(['POST /movimientos/']);
  });

  it('keeps the movement where only the remito failed, and closes the window', async () => {
    expectConsole('error', /HTTPError/);
    const { press, api } = await renderReady(({ faults }) =>
      faults.add({ path: `/movimientos/{id}/${path}`, fault: 'status-500', message: 'Sin papel' }),
    );
    await press(button);
    expect(await screen.findByText('Sin papel')).toBeVisible();
    expect(screen.getByText('Movimiento agregado con éxito')).toBeVisible();
    expect(windows.map(({ closed }) => closed)).toEqual([true]);
    expect(api.db.movimientos.lastId).toBe(138);
  });

  it('offers the document where the window is blocked, without asking for it again', async () => {
    isBlocked = true;
    const { user, press, calls } = await renderReady();
    await press(button);
    const dialog = await screen.findByRole('dialog', { name: BLOCKED });
    expect(screen.getAllByText(BLOCKED)).toHaveLength(2);
    const open = within(dialog).getByRole('link', { name: 'Abrir PDF' });
    const download = within(dialog).getByRole('link', { name: 'Descargar' });
    const url = open.getAttribute('href')!;
    expect(documents.get(url)?.type).toBe('application/pdf');
    expect(open).toHaveAttribute('target', '_blank');
    expect(download).toHaveAttribute('href', url);
    expect(download).toHaveAttribute('download', `${path}-138.pdf`);
    expect(calls()).toEqual(['POST /movimientos/', `GET /movimientos/138/${path}`]);

    await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(documents.size).toBe(0);
  });

  it.each([
    ['no base64', '¡no!'],
    ['no PDF', btoa('<html></html>')],
  ])('closes the window where what comes is %s', async (_label, remitoPdf) => {
    expectConsole('error', /Error al decodificar el PDF/);
    const { press } = await renderReady();
    answerInstead('GET', /\/remito/, () => ({ remitoPdf }));
    await press(button);
    expect(await screen.findByText('Error al decodificar el PDF.')).toBeVisible();
    expect(windows.map(({ closed }) => closed)).toEqual([true]);
    expect(documents.size).toBe(0);
  });
});

describe('a creation that answers with the remito already', () => {
  const PDF = btoa('%PDF-1.7 de una sola copia');

  it('prints it without asking for it', async () => {
    const { press, calls } = await renderReady();
    answerInstead('POST', /\/movimientos\/$/, (created) => ({ ...created, remitoPdf: PDF }));
    await press('Remito');
    await waitFor(() => expect(windows).toHaveLength(1));
    const document = await printed(windows[0]!);
    expect(btoa(await document!.text())).toBe(PDF);
    expect(calls()).toEqual(['POST /movimientos/']);
  });

  it('asks for the duplicate all the same', async () => {
    const { press, calls } = await renderReady();
    answerInstead('POST', /\/movimientos\/$/, (created) => ({ ...created, remitoPdf: PDF }));
    await press('Remito Duplicado');
    await waitFor(() => expect(windows).toHaveLength(1));
    await printed(windows[0]!);
    expect(calls()).toEqual(['POST /movimientos/', 'GET /movimientos/138/remito-duplicado']);
  });
});

it('Generar Remito prints the movement that is selected, once', async () => {
  const { user, api } = await renderApp('/movimientos');
  await user.click(
    await screen.findByRole('checkbox', { name: /^Seleccionar remito 0001-00020137/ }),
  );
  await user.dblClick(screen.getByRole('button', { name: 'Generar Remito' }));
  expect(windows).toHaveLength(1);
  expect(windows[0]!.document.body.textContent).toBe(WAITING);
  expect((await printed(windows[0]!))?.type).toBe('application/pdf');
  expect(api.requests.filter(({ path }) => path.endsWith('/remito'))).toHaveLength(1);
  expect(api.requests.at(-1)?.path).toBe('/movimientos/137/remito');
});
