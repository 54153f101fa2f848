import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../test/console';
import { holdCalls } from '../../../test/hold-calls';
import { renderApp } from '../../../test/render-app';

vi.setConfig({ testTimeout: 20_000 });

const SAVE = '{Control>}{Enter}{/Control}';
const PATH = '/movimientos/';

/** The form of a new movement with its origin typed, and the focus in Cliente Destino. */
async function renderForm() {
  const app = await renderApp('/movimientos');
  const element = await screen.findByRole('form', { name: 'Nuevo movimiento' });
  const form = within(element);
  await screen.findByText(/Total movimientos/);
  const picker = (name: string) => form.getByRole('combobox', { name });
  await app.user.keyboard('Zulma{Tab}');
  await waitFor(() =>
    expect(picker('Cliente Origen')).toHaveAttribute('aria-description', 'Sin registrar'),
  );
  const posts = () =>
    app.api.requests.filter(({ method, path }) => method === 'POST' && path === PATH);
  return {
    ...app,
    form,
    picker,
    text: (name: string) => form.getByRole<HTMLInputElement>('textbox', { name }),
    bodies: () => posts().map(({ body }) => body as Record<string, unknown>),
    status: () => form.getAllByRole('status').map(({ textContent }) => textContent),
    /** Types a destination, a remito number and a service, and does not wait for their searches. */
    typeNext: (destino: string, remito: string) =>
      app.user.keyboard(`${destino}{Tab}${remito}{Enter}A convenir{Tab}`),
  };
}

/** Ends once everything is done that the events now in the queue lead to, but no timer that they start. */
// eslint-disable-next-line no-restricted-syntax -- the end of a task, not a time
const thisTask = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

describe('the next movement', () => {
  it('begins empty in the task of the key, whatever the last one still waits for', async () => {
    const { user, api, picker, text, typeNext, bodies } = await renderForm();
    const searches = holdCalls('GET', /\/filtro/);
    await typeNext('Yolanda', 'R-1');
    const done = thisTask();
    fireEvent.keyDown(text('Bultos'), { key: 'Enter', ctrlKey: true });
    await done;
    expect(picker('Cliente Destino')).toHaveFocus();
    expect(picker('Cliente Destino')).toHaveValue('');
    expect(picker('Servicio')).toHaveValue('');
    expect(text('Nro Remito')).toHaveValue('');
    await user.keyboard('Xenia');
    searches.letGo();
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({
      clienteOrigenNombre: 'Zulma',
      clienteDestinoNombre: 'Yolanda',
      remitoNumero: 'R-1',
      servicioId: api.db.servicios.rows.find(({ nombre }) => nombre === 'A convenir')?.id,
    });
    expect(picker('Cliente Destino')).toHaveValue('Xenia');
    expect(picker('Servicio')).toHaveValue('');
  });

  it('has nothing of an unregistered destination that was typed last', async () => {
    const { user, picker, typeNext, bodies } = await renderForm();
    await typeNext('Yolanda', 'R-1');
    await user.click(picker('Cliente Destino'));
    await user.keyboard(`Kiosco Pepe${SAVE}Maderera Norte{Tab}`);
    expect(picker('Cliente Destino')).toHaveValue('Maderera Norte');
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({ clienteDestinoNombre: 'Kiosco Pepe' });
    await waitFor(() =>
      expect(picker('Cliente Destino')).toHaveAttribute('aria-description', 'Sin registrar'),
    );
    expect(picker('Cliente Destino')).toHaveValue('Maderera Norte');
  });

  it('keeps what is typed while the last one is sent, and follows it a second after its answer', async () => {
    const { user, text, typeNext, bodies, status } = await renderForm();
    const creation = holdCalls('POST', /^\/movimientos\/$/);
    await typeNext('Yolanda', 'R-1');
    await user.keyboard(SAVE);
    await waitFor(() => expect(creation.arrived).toBe(1));
    expect(status()).toContain('Guardando…');
    await typeNext('Xenia', 'R-2');
    await user.keyboard(`3${SAVE}`);
    expect(status()).toContain('Guardando 2 movimientos…');
    await typeNext('Wanda', 'R-3');
    const before = performance.now();
    creation.letGo();
    await waitFor(() => expect(bodies()).toHaveLength(2), { timeout: 5000 });
    expect(performance.now() - before).toBeGreaterThan(990);
    expect(bodies()).toMatchObject([
      { clienteDestinoNombre: 'Yolanda', remitoNumero: 'R-1', bultos: 1 },
      { clienteDestinoNombre: 'Xenia', remitoNumero: 'R-2', bultos: 3 },
    ]);
    expect(text('Nro Remito')).toHaveValue('R-3');
    await waitFor(() => expect(status()).not.toContain('Guardando…'));
  });

  it('is saved by Enter in its last field during the second after the one before', async () => {
    const { user, text, typeNext, bodies, status } = await renderForm();
    const creation = holdCalls('POST', /^\/movimientos\/$/);
    await typeNext('Yolanda', 'R-1');
    await user.keyboard(SAVE);
    await typeNext('Xenia', 'R-2');
    await user.click(text('Com. Contrareembolso'));
    creation.letGo();
    await screen.findByText('Movimiento agregado con éxito');
    await user.keyboard('{Enter}');
    expect(status()).toContain('Guardando…');
    await waitFor(() => expect(bodies()).toHaveLength(2), { timeout: 5000 });
  });

  it('is not refused by the same key pressed twice', async () => {
    const { user, form, typeNext, bodies } = await renderForm();
    await typeNext('Yolanda', 'R-1');
    await user.keyboard(SAVE + SAVE);
    await screen.findByText('Movimiento agregado con éxito');
    expect(form.queryByText('Debe seleccionar un cliente')).not.toBeInTheDocument();
    expect(bodies()).toHaveLength(1);
  });

  it('is offered a number again after one without, and the number after one that is being saved', async () => {
    const { user, text, typeNext, bodies } = await renderForm();
    const creation = holdCalls('POST', /^\/movimientos\/$/);
    await user.keyboard('Yolanda{Tab}{Escape}{Tab}A convenir{Tab}');
    expect(text('Nro Remito')).toHaveValue('');
    await user.keyboard(SAVE);
    expect(text('Nro Remito')).toHaveAttribute('placeholder', '0001-00020138');
    await typeNext('Xenia', 'R-7');
    await user.keyboard(SAVE);
    expect(text('Nro Remito')).toHaveAttribute('placeholder', 'R-8');
    creation.letGo();
    await screen.findByText('Movimiento agregado con éxito');
    // Or the second would be sent to the next test's API.
    await waitFor(() => expect(bodies()).toHaveLength(2));
  });

  it('has its number under the focus in the task of Alt+R', async () => {
    const { user, text, picker, typeNext } = await renderForm();
    await typeNext('Yolanda', 'R-1');
    await user.keyboard(SAVE);
    fireEvent.keyDown(picker('Cliente Destino'), { key: 'r', altKey: true });
    expect(text('Nro Remito')).toHaveFocus();
    expect(picker('Cliente Destino')).toHaveValue('Yolanda');
    await screen.findByText('Movimiento agregado con éxito');
  });
});

describe('a movement that is refused', () => {
  it('comes back into an untouched form, with the focus where its text means nothing', async () => {
    const { user, picker, text, typeNext, bodies } = await renderForm();
    await typeNext('Yolanda', 'R-1');
    await user.click(picker('Representante'));
    await user.keyboard(`zzz${SAVE}`);
    await waitFor(() => expect(picker('Representante')).toHaveFocus());
    expect(picker('Representante')).toHaveAccessibleDescription('Sin resultados para «zzz»');
    expect(picker('Cliente Destino')).toHaveValue('Yolanda');
    expect(text('Nro Remito')).toHaveValue('R-1');
    expect(bodies()).toEqual([]);
  });

  it('is named beside the one that is being typed, and comes back when asked for', async () => {
    expectConsole('error', /HTTPError/);
    const { user, api, form, picker, text, typeNext, bodies } = await renderForm();
    const message = 'El remito ya existe.';
    api.faults.add({ method: 'POST', path: PATH, fault: 'status-422', message, times: 1 });
    const creation = holdCalls('POST', /^\/movimientos\/$/);
    await typeNext('Yolanda', 'R-1');
    await user.keyboard(`${SAVE}Xenia{Tab}`);
    creation.letGo();
    const notice = await form.findByRole('alert');
    expect(notice).toHaveTextContent(
      /^No se agregó el movimiento \(Zulma → Yolanda\), remito R-1\.El remito ya existe\./,
    );
    expect(picker('Cliente Destino')).toHaveValue('Xenia');
    expect(text('Nro Remito')).toHaveFocus();
    const again = within(notice).getByRole('button', { name: 'Volver a este movimiento' });
    await user.click(again);
    await screen.findByText('Hay un movimiento a medio cargar: agregalo o limpiá los campos');
    expect(picker('Cliente Destino')).toHaveValue('Xenia');

    await user.click(text('Nro Remito'));
    await user.keyboard(`R-2{Enter}A convenir{Tab}${SAVE}`);
    await waitFor(() => expect(bodies()).toHaveLength(2), { timeout: 5000 });
    await user.click(again);
    expect(picker('Cliente Destino')).toHaveValue('Yolanda');
    expect(text('Nro Remito')).toHaveValue('R-1');
    expect(form.getByRole('alert')).toHaveTextContent(message);
    expect(form.getByRole('button', { name: 'Agregar Movimiento' })).toHaveFocus();
    await user.keyboard(SAVE);
    await waitFor(() => expect(bodies()).toHaveLength(3), { timeout: 5000 });
    expect(bodies()[2]).toEqual(bodies()[0]);
  });

  it('asks before it is left, and is offered as a draft where it was left before its answer', async () => {
    expectConsole('error', /HTTPError/);
    const { user, api, router, typeNext } = await renderForm();
    api.faults.add({ method: 'POST', path: PATH, fault: 'status-500', times: 1 });
    const creation = holdCalls('POST', /^\/movimientos\/$/);
    await typeNext('Yolanda', 'R-1');
    await user.keyboard(SAVE);
    await waitFor(() => expect(creation.arrived).toBe(1));
    await act(() => router.navigate({ to: '/recibos-menu' }));
    await screen.findByRole('heading', { level: 1, name: 'Recibos' });
    creation.letGo();
    await screen.findByText('No se agregó el movimiento (Zulma → Yolanda): quedó sin terminar');
    await act(() => router.navigate({ to: '/movimientos' }));
    expect(
      await screen.findByText(/Hay un movimiento sin terminar.*Zulma → Yolanda/),
    ).toBeVisible();
  });

  it('because a search failed is searched again by the next save', async () => {
    expectConsole('error', /HTTPError/);
    const { user, api, picker, typeNext, bodies } = await renderForm();
    await typeNext('Yolanda', 'R-1');
    await waitFor(() => expect(picker('Servicio')).toHaveValue('A convenir'));
    api.faults.add({ path: '/representantes/filtro', fault: 'status-500' });
    await user.click(picker('Representante'));
    await user.keyboard(`bol${SAVE}`);
    await waitFor(() =>
      expect(picker('Representante')).toHaveAccessibleDescription(/^No se pudo buscar «bol»\./),
    );
    expect(bodies()).toEqual([]);
    api.faults.clear();
    await user.keyboard(SAVE);
    await waitFor(() => expect(bodies()).toHaveLength(1), { timeout: 5000 });
    expect(bodies()[0]).toMatchObject({ representanteId: 3 });
  });
});

describe('an amount', () => {
  it('typed by hand is not touched by the answer to an earlier search', async () => {
    const { user, text, picker, bodies } = await renderForm();
    await user.keyboard('Yolanda{Tab}R-1{Enter}');
    const searches = holdCalls('GET', /\/filtro/);
    await user.keyboard('mediana{Enter}2');
    expect(text('Flete')).toHaveValue('');
    await user.click(text('Flete'));
    await user.keyboard('8000');
    searches.letGo();
    await waitFor(() => expect(picker('Servicio')).toHaveValue('Encomienda mediana'));
    expect(text('Flete')).toHaveValue('8000');
    await user.keyboard(SAVE);
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({ flete: 8000, bultos: 2 });
  });

  it('does not change under the cursor, and is the tariff once it is left', async () => {
    const { user, text, picker } = await renderForm();
    await user.keyboard('Yolanda{Tab}R-1{Enter}');
    const searches = holdCalls('GET', /\/filtro/);
    await user.keyboard('mediana{Enter}');
    await user.click(text('Flete'));
    searches.letGo();
    await waitFor(() => expect(picker('Servicio')).toHaveValue('Encomienda mediana'));
    expect(text('Flete')).toHaveValue('');
    await user.tab();
    expect(text('Flete')).toHaveValue('5.200,50');
    expect(text('Flete')).toHaveAttribute('aria-description', 'Según tarifa');
  });

  it('typed by hand says so, and Escape takes the tariff again, to be typed over', async () => {
    const { user, text, picker } = await renderForm();
    await user.click(picker('Servicio'));
    await user.keyboard('mediana{Tab}');
    await waitFor(() => expect(text('Flete')).toHaveValue('5.200,50'));
    await user.click(text('Flete'));
    await user.keyboard('1');
    expect(text('Flete')).toHaveAttribute(
      'aria-description',
      'Escrito a mano. Escape vuelve a la tarifa',
    );
    await user.keyboard('{Escape}');
    expect(text('Flete')).toHaveValue('5.200,50');
    expect(text('Flete').selectionEnd).toBe('5.200,50'.length);
    expect(text('Flete').selectionStart).toBe(0);
  });
});
