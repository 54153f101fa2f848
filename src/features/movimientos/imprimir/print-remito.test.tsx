import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { MockApi } from '@mocks/api';
import { answerOtherwise } from '../../../../test/server/answer-otherwise';
import { expectConsole } from '../../../../test/support/console';
import { recordPrintWindows } from '../../../../test/support/print-windows';
import { renderTypedForm } from '../../../../test/support/render-create-form';
import { clickFree, inDialog, noDialog } from '../../../../test/support/screen';

const BLOCKED = 'No se pudo abrir la ventana de impresión';

const printing = recordPrintWindows();

async function renderReady(arrange?: (api: MockApi) => void) {
  const app = await renderTypedForm(arrange);
  const type = async (remito: string) => {
    await app.typeNext('Yolanda', remito);
    await waitFor(() => expect(app.picker('Servicio')).toHaveValue('A convenir'));
  };
  return {
    ...app,
    type,
    press: (name: string) => clickFree(app.user, app.button(name)),
    calls: () =>
      app.api.requests
        .filter(({ path }) => /^\/movimientos\/(\d|$)/.test(path))
        .map(({ method, path }) => `${method} ${path}`)
        // What a list reads, and what papers are compared with.
        .filter((call) => !/^GET \/movimientos\/\d*$/.test(call)),
  };
}

it('Remito and Remito Duplicado open a window at once, create the movement, and print its remito or its duplicate', async () => {
  const { user, press, type, fill, text, calls } = await renderReady(({ faults }) =>
    faults.add({ method: 'POST', path: '/movimientos/', fault: 'slow', ms: 100 }),
  );
  await user.clear(text('Bultos'));
  await press('Remito');
  await waitFor(() => expect(text('Bultos')).toBeInvalid());
  expect(printing.windows).toEqual([]);
  expect(calls()).toEqual([]);
  await fill('Bultos', '1');

  await press('Remito');
  await waitFor(() => expect(printing.windows).toHaveLength(1));
  expect(printing.documents.size).toBe(0);
  expect((await printing.printed())?.type).toBe('application/pdf');
  expect(calls()).toEqual(['POST /movimientos/', 'GET /movimientos/138/remito']);
  expect(await screen.findByText('Movimiento agregado con éxito')).toBeVisible();

  await type('R-2');
  await press('Remito Duplicado');
  await printing.shown(2);
  expect(calls().slice(2)).toEqual(['POST /movimientos/', 'GET /movimientos/139/remito-duplicado']);
});

// A remito that fails after its creation: the fault table.
it('a failed creation closes the window', async () => {
  expectConsole('error', /HTTPError/);
  const { press, form, calls } = await renderReady(({ faults }) =>
    faults.add({ method: 'POST', path: '/movimientos/', fault: 'status-400-empty' }),
  );
  await press('Remito');
  expect(await form.findByRole('alert')).toHaveTextContent(
    'Error al crear el movimiento. Verifica los datos e intenta nuevamente.',
  );
  expect(printing.windows.map(({ closed }) => closed)).toEqual([true]);
  expect(calls()).toEqual(['POST /movimientos/']);
});

it('offers the PDF in a dialog when the window is blocked, and only the download, which has the focus, in a browser that downloads PDFs', async () => {
  printing.isBlocked = true;
  const { user, picker, press, type, calls } = await renderReady();
  await press('Remito Duplicado');
  const dialog = await inDialog(BLOCKED);
  await waitFor(() => expect(screen.getAllByText(BLOCKED)).toHaveLength(2));
  const open = dialog.getByRole('link', { name: 'Abrir PDF' });
  const download = dialog.getByRole('link', { name: 'Descargar' });
  const url = open.getAttribute('href')!;
  expect(printing.documents.get(url)?.type).toBe('application/pdf');
  expect(open).toHaveAttribute('target', '_blank');
  expect(download).toHaveAttribute('href', url);
  expect(download).toHaveAttribute('download', 'remito-duplicado-138.pdf');
  expect(calls()).toEqual(['POST /movimientos/', 'GET /movimientos/138/remito-duplicado']);
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await noDialog();
  expect(printing.documents.size).toBe(0);
  await waitFor(() => expect(picker('Cliente Destino')).toHaveFocus());

  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled'));
  await type('R-2');
  await press('Remito');
  const again = await inDialog(BLOCKED);
  await waitFor(() => expect(again.getByRole('link', { name: 'Descargar' })).toHaveFocus());
  expect(again.queryByRole('link', { name: 'Abrir PDF' })).toBeNull();
});

it('prints the remito that the creation answers with, but fetches the duplicate', async () => {
  const PDF = btoa('%PDF-1.7 de una sola copia');
  const { press, type, calls } = await renderReady();
  answerOtherwise('POST', /^\/movimientos\/$/, (created: object) =>
    Response.json({ ...created, remitoPdf: PDF }),
  );
  await press('Remito');
  expect(btoa(await (await printing.shown(1)).text())).toBe(PDF);
  expect(calls()).toEqual(['POST /movimientos/']);

  await type('R-2');
  await press('Remito Duplicado');
  await printing.shown(2);
  expect(calls().slice(1)).toEqual(['POST /movimientos/', 'GET /movimientos/139/remito-duplicado']);
});
