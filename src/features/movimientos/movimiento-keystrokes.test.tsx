import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { drawnDuring } from '../../../test/drawn';
import { pickOption } from '../../../test/fields';
import { renderApp, type MountedApp } from '../../../test/render-app';
import { button } from '../../../test/screen';

/** The fields that hold a text, with what is typed there. */
const FIELDS = [
  ['Nro Remito', '123'],
  ['Bultos', '12'],
  ['Monto', '123'],
  ['Flete', '123'],
  ['Seguro', '123'],
  ['Redespacho', '123'],
  ['Com. Contrareembolso', '123'],
  ['Valor Declarado', '123'],
  ['Observaciones', 'abc'],
  ['Fecha', '2'],
] as const;

const PICKERS = [
  ['Cliente Origen', 'gom'],
  ['Cliente Destino', 'gom'],
  ['Servicio', 'enc'],
  ['Representante', 'bol'],
] as const;

beforeEach(() => localStorage.setItem('masDatos', 'true'));

const form = () => within(screen.getByRole('form', { name: /movimiento$/ }));
const list = () => screen.queryByRole('table', { name: 'Movimientos' });

/** What typing in a field draws: the labels of fields, and what else of the form and the list. */
async function drawnByTyping({ user }: MountedApp, label: string, text: string) {
  await user.click(form().getByLabelText(label));
  const elements = [...(await drawnDuring(() => user.keyboard(text)))];
  const fields = elements.filter((element) => element.matches('input:not([type=hidden]),textarea'));
  return {
    elements,
    fields: fields.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent),
    ofList: elements.filter((element) => list()?.contains(element)),
  };
}

/** Types in every field, and answers which of them drew another field or the list. */
async function fieldsThatDrawMore(app: MountedApp): Promise<string[]> {
  const found: string[] = [];
  for (const [label, text] of FIELDS) {
    const { fields, ofList } = await drawnByTyping(app, label, text);
    await app.user.tab();
    if (fields.some((field) => field !== label) || ofList.length > 0) found.push(label);
  }
  return found;
}

it('a key in a field of a new movement draws no other field and not the list', async () => {
  const app = await renderApp('/movimientos');
  await screen.findByText(/Total movimientos/);
  expect(await fieldsThatDrawMore(app)).toEqual([]);
});

it.each(PICKERS)('nor does one in the picker %s', async (label, text) => {
  const app = await renderApp('/movimientos');
  await screen.findByText(/Total movimientos/);
  await app.user.click(form().getByLabelText(label));
  await screen.findAllByRole('option');
  const { fields, ofList } = await drawnByTyping(app, label, text);
  expect(new Set(fields)).toEqual(new Set([label]));
  expect(ofList).toEqual([]);
});

it('nor does one in a form that was refused', async () => {
  const app = await renderApp('/movimientos');
  await screen.findByText(/Total movimientos/);
  await app.user.click(button('Agregar Movimiento'));
  await screen.findByText('Debe seleccionar un servicio');
  expect(await fieldsThatDrawMore(app)).toEqual([]);
});

it('nor does one in a movement that is edited', async () => {
  const app = await renderApp('/movimientos/1');
  await screen.findByRole('form', { name: 'Editar movimiento' });
  expect(await fieldsThatDrawMore(app)).toEqual([]);
});

it('what a key makes computed is written in place, and only the total is drawn', async () => {
  const app = await renderApp('/movimientos');
  await screen.findByText(/Total movimientos/);
  await pickOption(app.user, form().getByLabelText('Servicio'), /Encomienda mediana/);
  const flete = form().getByLabelText<HTMLInputElement>('Flete');
  const before = flete.value;
  const { elements, fields } = await drawnByTyping(app, 'Bultos', '3');
  expect(flete.value).not.toBe(before);
  expect(fields).toEqual([]);
  expect(elements).toContain(screen.getByText(/^Flete con seguro/));
});
