import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { useTarifas } from '@/features/servicios';
import { listSearchDefaults } from '@/lib/url/list-search';
import { formKeys } from '@/ui/field/form-keys';
import { holdCalls } from '../../../../test/server/hold-calls';
import { fieldsOf } from '../../../../test/support/fields';
import { renderPart } from '../../../../test/support/render-part';
import { movimientosQueries } from '../movimientos.queries';
import { MovimientoFields } from './movimiento-fields';
import { emptyMovimientoForm } from '../movimiento-form';
import { movimientoCreateFormSchema, type MovimientoFormValues } from '../movimiento-form.schema';

function Form({ values }: { values: Partial<MovimientoFormValues> }) {
  const defaultValues = { ...emptyMovimientoForm('2026-11-20'), ...values };
  const { tarifas } = useTarifas();
  const form = useForm<MovimientoFormValues>({
    resolver: standardSchemaResolver(movimientoCreateFormSchema(tarifas)),
    defaultValues,
    shouldFocusError: false,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields
    <form
      noValidate
      onKeyDown={formKeys([])}
      onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}
      onReset={(event) => {
        event.preventDefault();
        form.reset(defaultValues);
      }}
    >
      <MovimientoFields form={form} tarifas={tarifas} />
      <button type="submit">Agregar</button>
      <button type="reset">Limpiar</button>
    </form>
  );
}

/** The fields of a new movement. The last remito of the list is 0001-00020137. */
async function renderFields(values: Partial<MovimientoFormValues> = {}) {
  const part = await renderPart(<Form values={values} />, {
    load: (client) => client.query(movimientosQueries.list(listSearchDefaults)),
  });
  return { ...part, ...fieldsOf(part.user) };
}

const total = () => screen.getByText(/^Flete con seguro/).textContent;

describe('Flete', () => {
  it('follows the price, the bultos and the sub-service whenever one of them changes', async () => {
    const { user, text, picker, pick, fill } = await renderFields();
    const flete = () => text('Flete').value;
    const byHand = async () => {
      await fill('Flete', '1');
      expect(flete()).toBe('1,00');
    };
    await byHand();
    await pick('Servicio', /Encomienda chica/);
    expect(flete()).toBe('3.500,00');
    await fill('Bultos', '2');
    expect(flete()).toBe('7.000,00');
    await byHand();
    await fill('Bultos', '3');
    expect(flete()).toBe('10.500,00');

    const toggle = screen.getByRole('switch', { name: 'Sub Servicio' });
    await user.click(toggle);
    expect(text('Sub bultos')).toHaveValue('1');
    await byHand();
    await pick('Sub Servicio', /Retiro a domicilio/);
    expect(flete()).toBe('13.000,00');
    await byHand();
    await fill('Sub bultos', '2');
    expect(flete()).toBe('15.500,00');
    await fill('Monto', '1000');
    expect(total()).toBe('Flete con seguro, redespacho y comisión: $\u00a015.500,00');
    await byHand();
    await user.click(toggle);
    expect(flete()).toBe('10.500,00');
    expect(screen.queryByRole('textbox', { name: 'Sub bultos' })).not.toBeInTheDocument();
    await user.click(toggle);
    expect(text('Sub bultos')).toHaveValue('1');
    expect(picker('Sub Servicio')).toHaveValue('');
    expect(flete()).toBe('10.500,00');
  });

  it('keeps a typed value when the monto changes, until Recalcular Flete or Escape', async () => {
    const { user, text, pick, fill, press } = await renderFields();
    const again = () => screen.queryByRole('button', { name: 'Recalcular Flete' });
    await fill('Monto', '1000');
    await pick('Servicio', /Flete por valor/);
    expect(text('Flete')).toHaveValue('30,00');
    expect(text('Flete')).toHaveAttribute('aria-description', 'Según tarifa');
    expect(again()).not.toBeInTheDocument();

    await fill('Flete', '777,5');
    expect(text('Flete')).toHaveValue('777,50');
    await fill('Monto', '2000');
    expect(text('Flete')).toHaveValue('777,50');
    await press('Recalcular Flete');
    expect(text('Flete')).toHaveValue('60,00');
    expect(again()).not.toBeInTheDocument();
    await fill('Monto', '3000');
    expect(text('Flete')).toHaveValue('90,00');

    await user.click(text('Flete'));
    await user.keyboard('1');
    expect(text('Flete')).toHaveAttribute(
      'aria-description',
      'Escrito a mano. Escape vuelve a la tarifa',
    );
    await user.keyboard('{Escape}');
    expect(text('Flete')).toHaveValue('90,00');
    expect([text('Flete').selectionStart, text('Flete').selectionEnd]).toEqual([0, 5]);
  });

  it('is no longer marked as invalid once the tariff applies again', async () => {
    const { text, fill, press } = await renderFields();
    await fill('Flete', 'mil');
    await press('Agregar');
    await waitFor(() => expect(text('Flete')).toBeInvalid());
    await fill('Bultos', '2');
    expect(text('Flete')).toHaveValue('0,00');
    expect(text('Flete')).not.toBeInvalid();
  });

  it('does not change under the cursor, nor after typing, when an earlier search is answered', async () => {
    const { user, text, picker } = await renderFields();
    const searches = holdCalls('GET', /\/filtro/);
    await user.click(picker('Servicio'));
    await user.keyboard('mediana{Enter}2');
    await user.click(text('Flete'));
    expect(total()).toBe('Flete con seguro, redespacho y comisión: —');
    searches.letGo();
    await waitFor(() => expect(picker('Servicio')).toHaveValue('Encomienda mediana'));
    expect(text('Flete')).toHaveValue('');
    await user.tab();
    expect(text('Flete')).toHaveValue('10.401,00');

    const later = holdCalls('GET', /\/filtro/);
    await user.clear(picker('Servicio'));
    await user.keyboard('grande{Enter}');
    await user.click(text('Flete'));
    await user.keyboard('8000');
    later.letGo();
    await waitFor(() => expect(picker('Servicio')).toHaveValue('Encomienda grande'));
    await user.tab();
    expect(text('Flete')).toHaveValue('8.000,00');
  });
});

it('the commission is recomputed when the service or the monto changes', async () => {
  const { user, text, pick, fill, press } = await renderFields();
  const commission = () => text('Com. Contrareembolso').value;
  await fill('Monto', '1234,50');
  expect(commission()).toBe('0,00');
  await pick('Servicio', /^Contrareembolso\b(?! por| sin)/);
  expect(commission()).toBe('61,73');

  await fill('Com. Contrareembolso', '10');
  await fill('Bultos', '2');
  await user.click(screen.getByRole('switch', { name: 'Sub Servicio' }));
  await pick('Sub Servicio', /Retiro a domicilio/);
  expect(commission()).toBe('10,00');
  await fill('Monto', '1000');
  expect(commission()).toBe('50,00');

  await fill('Com. Contrareembolso', '10');
  await pick('Servicio', /Contrareembolso por valor/);
  expect(commission()).toBe('35,00');

  await fill('Com. Contrareembolso', '10');
  await press('Recalcular Com. Contrareembolso');
  expect(commission()).toBe('35,00');
});

describe('Nro Remito', () => {
  const OFFER = 'Tab pone el siguiente, 0001-00020138. Escape lo deja vacío.';

  it('offers the number after the last: Tab accepts it, other keys reject it until the next movement', async () => {
    const { user, text, picker, press } = await renderFields();
    const remito = text('Nro Remito');
    const leaveWith = async (keys: string) => {
      await press('Limpiar');
      expect(remito).toHaveAttribute('placeholder', '0001-00020138');
      expect(remito).toHaveAttribute('aria-description', OFFER);
      await user.click(remito);
      await user.keyboard(keys);
      return remito.value;
    };
    expect(await leaveWith('{Tab}')).toBe('0001-00020138');
    expect(picker('Servicio')).toHaveFocus();
    expect(await leaveWith('{Shift>}{Tab}{/Shift}')).toBe('');
    expect(await leaveWith('7{Tab}')).toBe('7');
    expect(await leaveWith('{Escape}{Tab}')).toBe('');
    expect(remito).not.toHaveAttribute('placeholder');
    expect(await leaveWith('{Enter}{Tab}')).toBe('');
    await press('Limpiar');
    await press('Usar 0001-00020138');
    expect(remito).toHaveValue('0001-00020138');
  });

  it('once accepted, is cleared by Escape, replaced by typing and kept by Enter', async () => {
    const { user, text, press } = await renderFields({ remitoNumero: '0001-00020138' });
    const remito = text('Nro Remito');
    const leaveWith = async (keys: string) => {
      await press('Limpiar');
      expect(remito).toHaveAttribute('aria-description', 'Es el siguiente. Escape lo deja vacío.');
      await user.click(remito);
      await user.keyboard(keys);
      return remito.value;
    };
    expect(await leaveWith('{Escape}{Tab}')).toBe('');
    expect(await leaveWith('7{Tab}')).toBe('7');
    expect(await leaveWith('{Enter}{Tab}')).toBe('0001-00020138');
  });
});

it('the service last used for an origin is offered first', async () => {
  const { user, pick, picker } = await renderFields();
  await pick('Cliente Origen', /Fernández, Lucía/);
  await user.click(picker('Servicio'));
  await screen.findByRole('option', { name: /Encomienda chica/ });
  expect(screen.getAllByRole('option')[0]).toHaveTextContent(/el último de este origen$/);
});

it('warns about identical clients, and about a contrareembolso without monto', async () => {
  const { pick, fill } = await renderFields();
  const aviso = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  await pick('Cliente Origen', /Echeverría/);
  expect(aviso()).toBe('');
  await pick('Cliente Destino', /Echeverría/);
  expect(aviso()).toBe('Origen y destino son el mismo cliente.');
  await pick('Cliente Destino', /Fernández, Lucía/);
  await pick('Servicio', /^Contrareembolso\b(?! por| sin)/);
  expect(aviso()).toBe('Es contrareembolso y no tiene monto.');
  await fill('Monto', '100');
  expect(aviso()).toBe('');
});

describe('Más datos', () => {
  const button = () => screen.getByRole('button', { name: 'Más datos' });
  const seguro = () => screen.queryByRole('textbox', { name: 'Seguro' });

  it('starts closed and stays as the user left it; closed over a filled field, it names the field', async () => {
    const { user, press } = await renderFields();
    expect(seguro()).not.toBeInTheDocument();
    await press('Más datos');
    expect(seguro()).toBeVisible();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(localStorage.getItem('masDatos')).toBe('true');
    await user.type(seguro()!, '10');
    await press('Más datos');
    expect(seguro()).not.toBeInTheDocument();
    expect(screen.getByText('Seguro: $ 10,00')).toBeVisible();
    await press('Más datos');
    expect(seguro()).toHaveValue('10,00');
    expect(screen.queryByText(/^Seguro: /)).not.toBeInTheDocument();

    await user.clear(seguro()!);
    expect(seguro()).toHaveFocus();
    await press('Más datos');
    expect(seguro()).not.toBeInTheDocument();
    expect(localStorage.getItem('masDatos')).toBe('false');
  });

  it('opens if one of its amounts is invalid', async () => {
    const { user, press } = await renderFields();
    await press('Más datos');
    await user.type(seguro()!, '10,5,5');
    await press('Más datos');
    expect(seguro()).not.toBeInTheDocument();
    expect(screen.getByText('Seguro: 10,5,5')).toBeVisible();
    await press('Agregar');
    await waitFor(() => expect(seguro()).toHaveAccessibleDescription('Ingresá un importe válido'));
  });

  it.each([
    ['open', '1.500,00', true],
    ['closed', '0,00', false],
  ])('starts %s with a seguro of %s', async (_, importe, isOpen) => {
    await renderFields({ seguro: importe });
    expect(seguro() !== null).toBe(isOpen);
  });

  it('starts as the user last left it', async () => {
    localStorage.setItem('masDatos', 'true');
    const { user, text } = await renderFields();
    await user.click(text('Observaciones'));
    await user.keyboard('Frágil{Enter}Arriba');
    expect(text('Observaciones')).toHaveValue('Frágil\nArriba');
  });
});
