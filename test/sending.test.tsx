import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { config } from '@/lib/page/config';
import type { MockApi } from '@mocks/api';
import { holdCalls } from './server/hold-calls';
import { DIA, insertThree, pathWith } from './server/movimientos';
import { expectConsole } from './support/console';
import { pickOption } from './support/fields';
import { recordPrintWindows } from './support/print-windows';
import { renderApp, type MountedApp } from './support/render-app';
import { button } from './support/screen';

recordPrintWindows();

interface Form {
  form: string;
  path: string;
  /** Opens the form, and fills in what it needs. */
  reach?: (app: MountedApp) => Promise<unknown>;
  call: string;
  /** A field that is typed into before and after the save. */
  label: string;
  press: string;
}

const FORMS: Form[] = [
  {
    form: 'a record',
    path: '/clientes/2',
    call: 'PATCH /clientes/2',
    label: 'Localidad',
    press: 'Guardar Cambios',
  },
  {
    form: 'a new record',
    path: '/agregar-vehiculo',
    call: 'POST /v1/vehiculos/',
    label: 'Patente',
    press: 'Agregar Vehículo',
  },
  {
    form: 'a movement',
    path: '/movimientos/137',
    call: 'PATCH /movimientos/137',
    label: 'Observaciones',
    press: 'Guardar Cambios',
  },
  {
    form: 'a movement in a drawer',
    path: pathWith('/reportes', { fechaDesde: DIA, fechaHasta: DIA, buscado: true }),
    async reach({ user }) {
      await user.click(await screen.findByRole('checkbox', { name: /^Seleccionar remito A-2,/ }));
      await user.click(button('Editar Movimiento'));
      await waitFor(() => expect(screen.getByLabelText('Observaciones')).toBeEnabled());
    },
    call: 'PATCH /movimientos/139',
    label: 'Observaciones',
    press: 'Guardar Cambios',
  },
  {
    form: 'a new client in a drawer',
    path: '/movimientos',
    reach: async ({ user }) => user.click(button('Agregar un cliente: Cliente Origen')),
    call: 'POST /clientes/',
    label: 'Nombre',
    press: 'Agregar Cliente',
  },
  {
    form: 'a receipt',
    path: '/recibos',
    async reach({ user }) {
      await pickOption(user, screen.getByRole('combobox', { name: 'Cliente' }), /^Agroinsumos/);
      const importe = `Entregué a ${config.companyName} la suma de...`;
      await user.type(screen.getByLabelText(importe), '100');
    },
    call: 'POST /v1/recibos/manual',
    label: 'En concepto de...',
    press: 'Imprimir',
  },
  {
    form: 'a reminder',
    path: '/',
    reach: async ({ user }) => user.click(button('Agregar Recordatorio')),
    call: 'POST /v1/anotaciones/',
    label: 'Recordatorio',
    press: 'Guardar',
  },
];

/** Types into a field of the form, and presses its button while the field has the focus. */
async function save(
  { path, reach, call, label, press }: Form,
  arrange?: (api: MockApi) => unknown,
) {
  const app = await renderApp(path, {
    arrange(api) {
      insertThree(api);
      for (const row of [...api.db.notificaciones.rows]) api.db.notificaciones.remove(row);
      arrange?.(api);
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await reach?.(app);
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await waitFor(() => expect(field).toBeEnabled());
  const [method, called] = call.split(' ') as [string, string];
  await app.user.type(field, 'antes');
  const typed = field.value;
  const answer = holdCalls(method, new RegExp(`^${called}$`));
  const form = within(field.closest('form')!);
  const save = form.getByText(press).closest('button')!;
  // As Enter does, which some forms have as a key of their own.
  field.form!.requestSubmit();
  await waitFor(() => expect(answer.arrived).toBe(1));
  return { ...app, field, typed, answer, save };
}

it.each(FORMS)('$form cannot be typed into while it is sent', async (form) => {
  const { user, field, typed, answer, save: pressed } = await save(form);
  expect(field).toBeDisabled();
  expect(pressed).toHaveFocus();
  await user.click(field);
  await user.keyboard(' después');
  expect(field).toHaveValue(typed);
  answer.letGo();
  await answer.answered;
  // It is left, or empty for the next.
  await waitFor(() => expect(field.isConnected && field.value !== '').toBe(false));
});

// Each of the two ways to send.
it.each(FORMS.filter(({ form }) => ['a record', 'a receipt'].includes(form)))(
  '$form that was refused goes on where it was',
  async (form) => {
    expectConsole('error', 'HTTPError');
    const [method, path] = form.call.split(' ') as [string, string];
    const { user, field, typed, answer } = await save(form, (api) =>
      api.faults.add({ method, path, fault: 'status-409' }),
    );
    answer.letGo();
    await waitFor(() => expect(field).toBeEnabled());
    expect(field).toHaveFocus();
    await user.keyboard(' y más');
    expect(field).toHaveValue(`${typed} y más`);
  },
);
