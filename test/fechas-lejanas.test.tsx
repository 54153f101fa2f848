import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { config } from '@/lib/page/config';
import type { MockApi } from '@mocks/api';
import { enter, fieldsOf, fill, pickOption } from './support/fields';
import { recordPrintWindows } from './support/print-windows';
import { renderApp, type MountedApp } from './support/render-app';
import { clickFree, inDialog, noDialog, sent } from './support/screen';

recordPrintWindows();

interface Form {
  path: string;
  arrange?: (api: MockApi) => void;
  /** What the form needs besides the date. */
  complete?: (app: MountedApp) => Promise<unknown>;
  label: string;
  typed: string;
  words: string;
  submit: string;
  sends: [method: string, path: string, fecha: object];
}

const LEJOS = 'domingo 5 de marzo de 2062, dentro de 36 años';
const FECHA = { label: 'Fecha', typed: '05/03/2062', words: `Fecha: ${LEJOS}.` };
const FORMS: Record<string, Form> = {
  'a new movement': {
    ...FECHA,
    path: '/movimientos',
    async complete({ user }) {
      await user.click(screen.getByRole('combobox', { name: 'Cliente Origen' }));
      await enter(user, 'Zulma', 'Yolanda', 'R-1', 'A convenir');
      await waitFor(() => expect(fieldsOf(user).picker('Servicio')).toHaveValue('A convenir'));
    },
    submit: 'Agregar Movimiento',
    sends: ['POST', '/movimientos/', { fecha: '2062-03-05' }],
  },
  'a stored movement': {
    ...FECHA,
    path: '/movimientos/7',
    submit: 'Guardar Cambios',
    sends: ['PATCH', '/movimientos/7', { fecha: '2062-03-05' }],
  },
  'a receipt': {
    ...FECHA,
    path: '/recibos',
    async complete({ user }) {
      const { fill: write, picker } = fieldsOf(user);
      await pickOption(user, picker('Cliente'), /^Agroinsumos/);
      await write(`Entregué a ${config.companyName} la suma de...`, '10');
      await write('En concepto de...', 'Seña');
    },
    submit: 'Imprimir',
    sends: ['POST', '/v1/recibos/manual', { fecha: '2062-03-05' }],
  },
  'a reminder': {
    ...FECHA,
    path: '/',
    async complete({ user }) {
      await user.click(await screen.findByRole('button', { name: 'Agregar Recordatorio' }));
      await fill(user, await screen.findByRole('textbox', { name: 'Recordatorio' }), 'Llamar');
    },
    submit: 'Guardar',
    sends: ['POST', '/v1/anotaciones/', { fecha: '2062-03-05' }],
  },
  'a paper of a vehicle': {
    label: 'Fecha Seguro',
    typed: '05/03/2062',
    words: `Fecha Seguro: ${LEJOS}.`,
    path: '/vehiculos/3',
    submit: 'Guardar Cambios',
    sends: ['PATCH', '/v1/vehiculos/3', { fechaSeguro: '2062-03-05' }],
  },
  'a new driver’s licence': {
    label: 'Fecha de Vencimiento de Licencia',
    typed: '19/11/2026',
    words: 'Fecha de Vencimiento de Licencia: jueves 19 de noviembre de 2026, hace 1 día.',
    path: '/agregar-chofer',
    complete: ({ user }) => fieldsOf(user).fill('Nombre', 'Ñandú'),
    submit: 'Agregar Chofer',
    sends: ['POST', '/choferes/', { fechaVencimientoLicencia: '2026-11-19' }],
  },
  'an employee’s licence': {
    label: 'Fecha Vencimiento Licencia',
    typed: '01/12/2037',
    words: 'Fecha Vencimiento Licencia: martes 1 de diciembre de 2037, dentro de 11 años.',
    path: '/empleados/1',
    arrange: ({ db }) => db.empleados.update(db.empleados.get(1)!, { tipoId: 1 }),
    submit: 'Guardar Cambios',
    sends: ['PATCH', '/v1/empleados/1', { fechaVencimientoLicencia: '2037-12-01' }],
  },
};

it.each(Object.entries(FORMS))(
  'a date far from today asks once, in words, before %s is sent',
  async (_, { path, arrange, complete, label, typed, words, submit, sends }) => {
    const app = await renderApp(path, arrange && { arrange });
    const { user, api } = app;
    const { text, button } = fieldsOf(user);
    await waitFor(() =>
      expect(button(submit === 'Guardar' ? 'Agregar Recordatorio' : submit)).toBeVisible(),
    );
    await complete?.(app);
    await fill(user, text(label), typed);
    const [method, to, fecha] = sends;
    await clickFree(user, button(submit));
    const dialog = await inDialog('¿Está bien la fecha?');
    expect(dialog.getByText(words)).toBeVisible();
    expect(sent(api, method)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Seguir igual' }));
    await waitFor(() => expect(sent(api, method)).toEqual([[to, expect.objectContaining(fecha)]]));
    await noDialog();
  },
);
