import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdCalls } from '../../../../test/server/hold-calls';
import { expectConsole } from '../../../../test/support/console';
import { renderCreateForm } from '../../../../test/support/render-create-form';

const SAVE = '{Control>}{Enter}{/Control}';
const PATH = '/movimientos/';
const BACK = 'Volver a este movimiento';

async function renderForm() {
  const app = await renderCreateForm();
  await app.typeOrigin();
  return app;
}

const holdCreation = () => holdCalls('POST', /^\/movimientos\/$/);

/** Ends after the events that are now in the queue, but before timers that they start. */
// oxlint-disable-next-line panel/sleep -- the end of a task, not a time
const thisTask = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

describe('the next movement', () => {
  it('starts empty within the key event, whatever the last one still waits for', async () => {
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

  it('keeps nothing of an unregistered destination typed before', async () => {
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

  it('keeps its input while the last ones are sent, and follows them in the order of the keys', async () => {
    const { user, button, typeNext, bodies, status } = await renderForm();
    const creation = holdCreation();
    await typeNext('Yolanda', 'R-1');
    await user.keyboard(SAVE);
    await waitFor(() => expect(creation.arrived).toBe(1));
    expect(status()).toContain('Guardando…');
    for (const name of ['Agregar Movimiento', 'Remito', 'Remito Duplicado'])
      expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    await typeNext('Xenia', 'R-2');
    await user.keyboard(`3${SAVE}`);
    expect(status()).toContain('Guardando 2 movimientos…');
    expect(creation.arrived).toBe(1);
    creation.letGo();
    await waitFor(() =>
      expect(bodies()).toMatchObject([
        { clienteDestinoNombre: 'Yolanda', remitoNumero: 'R-1', bultos: 1 },
        { clienteDestinoNombre: 'Xenia', remitoNumero: 'R-2', bultos: 3 },
      ]),
    );
    await waitFor(() => expect(status()).not.toContain('Guardando…'));
  });

  it('is offered a number after one without a number, and the next number while one is being saved', async () => {
    const { user, form, text, picker, typeNext, bodies } = await renderForm();
    const creation = holdCreation();
    await user.keyboard('Yolanda{Tab}{Escape}{Tab}A convenir{Tab}');
    expect(text('Nro Remito')).toHaveValue('');
    // Pressing the key twice saves once.
    await user.keyboard(SAVE + SAVE);
    expect(form.queryByText('Debe seleccionar un cliente')).not.toBeInTheDocument();
    expect(text('Nro Remito')).toHaveAttribute('placeholder', '0001-00020138');
    await typeNext('Xenia', 'R-7');
    await user.keyboard(SAVE);
    expect(text('Nro Remito')).toHaveAttribute('placeholder', 'R-8');
    fireEvent.keyDown(picker('Cliente Destino'), { key: 'r', altKey: true });
    expect(text('Nro Remito')).toHaveFocus();
    expect(text('Nro Remito')).toHaveValue('R-8');
    expect(picker('Cliente Destino')).toHaveValue('Xenia');
    creation.letGo();
    // Otherwise the second would be sent to the next test's API.
    await waitFor(() => expect(bodies()).toHaveLength(2));
  });
});

describe('a refused movement', () => {
  it('leaves an untouched form and its focus alone, and returns on request to the text that found nothing', async () => {
    expectConsole('error', /HTTPError/);
    const { user, api, form, picker, text, typeNext, bodies } = await renderForm();
    const goBack = async () => user.click(await form.findByRole('button', { name: BACK }));
    await typeNext('Yolanda', 'R-1');
    await user.click(picker('Representante'));
    await user.keyboard(`zzz${SAVE}`);
    expect(await form.findByRole('alert')).toHaveTextContent('Sin resultados para «zzz»');
    expect(picker('Cliente Destino')).toHaveFocus();
    expect(text('Nro Remito')).toHaveValue('');
    await goBack();
    expect(form.queryByRole('button', { name: BACK })).not.toBeInTheDocument();
    expect(picker('Representante')).toHaveFocus();
    expect(picker('Representante')).toHaveAccessibleDescription('Sin resultados para «zzz»');
    expect(picker('Cliente Destino')).toHaveValue('Yolanda');
    expect(text('Nro Remito')).toHaveValue('R-1');

    api.faults.add({ path: '/representantes/filtro', fault: 'status-500' });
    await user.clear(picker('Representante'));
    await user.keyboard(`bol${SAVE}`);
    expect(await form.findByRole('alert')).toHaveTextContent(/No se pudo buscar «bol»\./);
    expect(bodies()).toEqual([]);
    api.faults.clear();
    await goBack();
    await user.keyboard(SAVE);
    await waitFor(() => expect(bodies()).toMatchObject([{ representanteId: 3 }]));
  });

  it('takes no key of the next one, which keeps nothing of it', async () => {
    expectConsole('error', /HTTPError/);
    const { user, api, form, picker, text, box, fill, typeNext, bodies } = await renderForm();
    api.faults.add({ method: 'POST', path: PATH, fault: 'status-500', times: 1 });
    await typeNext('Yolanda', 'R-1');
    await fill('Monto', '7777');
    await user.click(box('Monto pagado'));
    await user.keyboard(SAVE);
    const notice = await form.findByRole('alert');
    expect(notice).toHaveTextContent(/^No sabemos si se agregó .*Fijate en la lista antes de/);
    await user.keyboard('Gas del Sur{Tab}');
    expect(picker('Cliente Destino')).toHaveValue('Gas del Sur');
    expect(text('Nro Remito')).toHaveFocus();
    await user.keyboard(`R-2{Enter}A convenir{Tab}${SAVE}`);
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toMatchObject({
      clienteDestinoNombre: 'Gas del Sur',
      monto: 0,
      montoPagado: false,
    });
    expect(notice).toBeVisible();
  });

  it('is listed beside the movement being typed, and returns on request', async () => {
    expectConsole('error', /HTTPError/);
    const { user, api, form, picker, text, typeNext, bodies } = await renderForm();
    const message = 'El remito ya existe.';
    api.faults.add({ method: 'POST', path: PATH, fault: 'status-422', message, times: 1 });
    const creation = holdCreation();
    await typeNext('Yolanda', 'R-1');
    await user.keyboard(`${SAVE}Xenia{Tab}`);
    creation.letGo();
    const notice = await form.findByRole('alert');
    expect(notice).toHaveTextContent(
      /^No se agregó el movimiento \(Zulma → Yolanda\), remito R-1\.El remito ya existe\./,
    );
    expect(picker('Cliente Destino')).toHaveValue('Xenia');
    expect(text('Nro Remito')).toHaveFocus();
    const again = within(notice).getByRole('button', { name: BACK });
    await user.click(again);
    await screen.findByText('Hay un movimiento a medio cargar: agregalo o limpiá los campos');
    expect(picker('Cliente Destino')).toHaveValue('Xenia');

    await user.click(text('Nro Remito'));
    await user.keyboard(`R-2{Enter}A convenir{Tab}${SAVE}`);
    await waitFor(() => expect(bodies()).toHaveLength(2));
    await user.click(again);
    expect(picker('Cliente Destino')).toHaveValue('Yolanda');
    expect(text('Nro Remito')).toHaveValue('R-1');
    expect(form.getByRole('alert')).toHaveTextContent(message);
    expect(form.getByRole('button', { name: 'Agregar Movimiento' })).toHaveFocus();
    await user.keyboard(SAVE);
    await waitFor(() => expect(bodies()).toHaveLength(3));
    expect(bodies()[2]).toEqual(bodies()[0]);
  });
});
