import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerInstead } from '../../../test/answer-instead';
import { expectConsole } from '../../../test/console';
import { pickOption } from '../../../test/fields';
import { recordPrintWindows } from '../../../test/print-windows';
import { renderApp } from '../../../test/render-app';

vi.setConfig({ testTimeout: 20_000 });

const BLOCKED = 'No se pudo abrir la ventana de impresión';
const WAITING = 'Preparando impresión…';

const printing = recordPrintWindows();

type Arrange = NonNullable<Parameters<typeof renderApp>[1]>['arrange'];

async function renderReady(arrange?: Arrange) {
  const app = await renderApp('/movimientos', arrange && { arrange });
  const { user, api } = app;
  const form = within(await screen.findByRole('form', { name: 'Nuevo movimiento' }));
  await user.type(form.getByRole('combobox', { name: 'Cliente Origen' }), 'Uno');
  await user.type(form.getByRole('combobox', { name: 'Cliente Destino' }), 'Dos');
  await user.type(form.getByRole('textbox', { name: 'Nro Remito' }), 'R-1');
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

describe.each([
  ['Remito', 'remito'],
  ['Remito Duplicado', 'remito-duplicado'],
])('%s', (button, path) => {
  it('opens its window at once, creates the movement and prints its remito', async () => {
    const { press, calls } = await renderReady(({ faults }) =>
      faults.add({ method: 'POST', path: '/movimientos/', fault: 'slow', ms: 100 }),
    );
    await press(button);
    await waitFor(() => expect(printing.windows).toHaveLength(1));
    expect(printing.windows[0]!.document.body.textContent).toBe(WAITING);
    expect(printing.windows[0]!.location.href).toBe('about:blank');
    expect(printing.documents.size).toBe(0);

    const document = await printing.printed();
    expect(document?.type).toBe('application/pdf');
    expect(calls()).toEqual(['POST /movimientos/', `GET /movimientos/138/${path}`]);
    expect(await screen.findByText('Movimiento agregado con éxito')).toBeVisible();
  });

  it('opens no window for an invalid form', async () => {
    const { user, press, form, calls } = await renderReady();
    await user.clear(form.getByRole('textbox', { name: 'Bultos' }));
    await press(button);
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Bultos' })).toBeInvalid());
    expect(printing.windows).toEqual([]);
    expect(calls()).toEqual([]);
  });

  it('closes its window when creating the movement fails', async () => {
    expectConsole('error', /HTTPError/);
    const { press, form, calls } = await renderReady(({ faults }) =>
      faults.add({ method: 'POST', path: '/movimientos/', fault: 'status-400-empty' }),
    );
    await press(button);
    expect(await form.findByRole('alert')).toHaveTextContent(
      'Error al crear el movimiento. Verifica los datos e intenta nuevamente.',
    );
    expect(printing.windows.map(({ closed }) => closed)).toEqual([true]);
    expect(calls()).toEqual(['POST /movimientos/']);
  });

  it('closes its window and keeps the movement when only the remito fails', async () => {
    expectConsole('error', /HTTPError/);
    const { press, api } = await renderReady(({ faults }) =>
      faults.add({ path: `/movimientos/{id}/${path}`, fault: 'status-500', message: 'Sin papel' }),
    );
    await press(button);
    expect(await screen.findByText('Sin papel')).toBeVisible();
    expect(screen.getByText('Movimiento agregado con éxito')).toBeVisible();
    expect(printing.windows.map(({ closed }) => closed)).toEqual([true]);
    expect(api.db.movimientos.lastId).toBe(138);
  });

  it('offers the PDF in a dialog when the window is blocked', async () => {
    printing.isBlocked = true;
    const { user, press, calls } = await renderReady();
    await press(button);
    const dialog = await screen.findByRole('dialog', { name: BLOCKED });
    expect(screen.getAllByText(BLOCKED)).toHaveLength(2);
    const open = within(dialog).getByRole('link', { name: 'Abrir PDF' });
    const download = within(dialog).getByRole('link', { name: 'Descargar' });
    const url = open.getAttribute('href')!;
    expect(printing.documents.get(url)?.type).toBe('application/pdf');
    expect(open).toHaveAttribute('target', '_blank');
    expect(download).toHaveAttribute('href', url);
    expect(download).toHaveAttribute('download', `${path}-138.pdf`);
    expect(calls()).toEqual(['POST /movimientos/', `GET /movimientos/138/${path}`]);

    await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(printing.documents.size).toBe(0);
  });
});

describe('when the creation answers with the remito', () => {
  const PDF = btoa('%PDF-1.7 de una sola copia');

  it('Remito prints it without another request', async () => {
    const { press, calls } = await renderReady();
    answerInstead('POST', /\/movimientos\/$/, (created) => ({
      ...(created as object),
      remitoPdf: PDF,
    }));
    await press('Remito');
    const document = await printing.printed();
    expect(btoa(await document!.text())).toBe(PDF);
    expect(calls()).toEqual(['POST /movimientos/']);
  });

  it('Remito Duplicado fetches the duplicate', async () => {
    const { press, calls } = await renderReady();
    answerInstead('POST', /\/movimientos\/$/, (created) => ({
      ...(created as object),
      remitoPdf: PDF,
    }));
    await press('Remito Duplicado');
    await printing.printed();
    expect(calls()).toEqual(['POST /movimientos/', 'GET /movimientos/138/remito-duplicado']);
  });
});

it('Generar Remito prints the selected movement once on a double click', async () => {
  const { user, api } = await renderApp('/movimientos');
  await user.click(
    await screen.findByRole('checkbox', { name: /^Seleccionar remito 0001-00020137/ }),
  );
  await user.dblClick(screen.getByRole('button', { name: 'Generar Remito' }));
  expect(printing.windows).toHaveLength(1);
  expect(printing.windows[0]!.document.body.textContent).toBe(WAITING);
  expect((await printing.printed())?.type).toBe('application/pdf');
  expect(api.requests.filter(({ path }) => path.endsWith('/remito'))).toHaveLength(1);
  expect(api.requests.at(-1)?.path).toBe('/movimientos/137/remito');
});
