import { describe, expect, it } from 'vitest';
import { readTarifas } from '@/features/servicios';
import {
  encomiendaChica as servicio,
  entero,
  retiro,
  tarifasOf,
} from '../../../test/server/movimientos';
import { start } from '../../../test/support/render-app';
import { emptyMovimientoForm, toMovimientoForm } from './movimiento-form';
import type { MovimientoFormValues } from './movimiento-form.schema';
import {
  toEditedMovimiento,
  toMovimientoCreatePayload,
  toMovimientoUpdatePayload,
} from './movimiento-payload';
import type { Movimiento } from './movimiento.schema';
import { writeMovimiento } from './movimientos.queries';

const tarifas = tarifasOf(servicio, retiro);

const form = (changes: Partial<MovimientoFormValues> = {}): MovimientoFormValues => ({
  ...emptyMovimientoForm('2026-11-20'),
  servicio,
  ...changes,
});

describe('toMovimientoCreatePayload', () => {
  it('sends a barely filled form', () => {
    expect(toMovimientoCreatePayload(form(), tarifas)).toEqual({
      fecha: '2026-11-20',
      clienteOrigenId: 0,
      clienteOrigenNombre: '',
      clienteDestinoId: 0,
      clienteDestinoNombre: '',
      representanteId: null,
      servicioId: 1,
      remitoNumero: '',
      bultos: 1,
      monto: 0,
      montoPagado: false,
      montoRendido: false,
      flete: 3500,
      fletePagado: false,
      fleteRendido: false,
      seguro: 0,
      redespacho: 0,
      contrareembolso: 0,
      valorDeclarado: 0,
      cuentaCorriente: false,
      observaciones: '',
      fleteACargoCliente: true,
    });
  });

  it('trims texts, and sends amounts and marks as the form has them', () => {
    const marks = { montoRendido: true, fletePagado: true, cuentaCorriente: true };
    const changes = {
      ...marks,
      clienteDestino: { id: 5, nombre: 'Cerámica Los Ñandúes' },
      representante: { id: 3, nombre: 'Encomiendas Bolívar' },
      remitoNumero: '  R-4500/B ',
      conSubServicio: true,
      subServicio: retiro,
      bultos: ' 3 ',
      subBultos: '4',
      monto: '1.234,50',
      flete: '777,77',
      seguro: '250,50',
      redespacho: '1800',
      contrareembolso: '61,73',
      valorDeclarado: '2000000',
      observaciones: " Frágil\n  12'30\n",
      fleteACargo: 'destino' as const,
    };
    expect(toMovimientoCreatePayload(form(changes), tarifas)).toEqual({
      ...marks,
      fecha: '2026-11-20',
      clienteOrigenId: 0,
      clienteOrigenNombre: '',
      clienteDestinoId: 5,
      representanteId: 3,
      servicioId: 1,
      subServicioId: 12,
      remitoNumero: 'R-4500/B',
      bultos: 3,
      subBultos: 4,
      monto: 1234.5,
      montoPagado: false,
      flete: 777.77,
      fleteRendido: false,
      seguro: 250.5,
      redespacho: 1800,
      contrareembolso: 61.73,
      valorDeclarado: 2000000,
      observaciones: "Frágil\n  12'30",
      fleteACargoCliente: false,
    });
  });

  it.each([
    ['a name typed freely', { id: null, nombre: '  Consumidor final ' }, 'Consumidor final'],
    ['id 0', { id: 0, nombre: 'Sin registrar' }, 'Sin registrar'],
    ['a negative id', { id: -4, nombre: 'Sin registrar' }, 'Sin registrar'],
    ['nothing', null, ''],
  ])('sends id 0 and the name: %s', (_label, cliente, nombre) => {
    const payload = toMovimientoCreatePayload(
      form({ clienteOrigen: cliente, clienteDestino: cliente }),
      tarifas,
    );
    expect(payload).toMatchObject({
      clienteOrigenId: 0,
      clienteOrigenNombre: nombre,
      clienteDestinoId: 0,
      clienteDestinoNombre: nombre,
    });
  });

  it('omits the sub-service while its toggle is off, whatever the fields hold', () => {
    const payload = toMovimientoCreatePayload(
      form({ subServicio: retiro, subBultos: '4' }),
      tarifas,
    );
    expect(payload).not.toHaveProperty('subServicioId');
    expect(payload).not.toHaveProperty('subBultos');
  });

  it('sends null for a service and a sub-service that were not chosen, and zero sub bultos as zero', () => {
    const payload = toMovimientoCreatePayload(
      form({ servicio: null, conSubServicio: true, subServicio: null, subBultos: '0' }),
      tarifas,
    );
    expect(payload).toMatchObject({ servicioId: null, subServicioId: null, subBultos: 0 });
  });
});

describe('toMovimientoUpdatePayload', () => {
  const update = (changes: Partial<MovimientoFormValues> = {}, from = entero) =>
    toMovimientoUpdatePayload(
      toEditedMovimiento({ ...toMovimientoForm(from, tarifas), ...changes }, from, tarifas),
      from,
    );

  it('sends exactly the fields of the contract', () => {
    expect(update()).toEqual({
      fecha: null,
      clienteOrigenId: 3,
      clienteDestinoId: 0,
      representanteId: 2,
      servicioId: 1,
      remitoNumero: null,
      monto: 1000,
      montoPagado: true,
      montoRendido: false,
      flete: 14500,
      seguro: 1251,
      redespacho: 249,
      contrareembolso: 0.11,
      valorDeclarado: 5000,
      fletePagado: false,
      fleteRendido: true,
      cuentaCorriente: true,
      observaciones: null,
      fleteACargoCliente: false,
      bultos: 2,
      subServicioId: 12,
      subBultos: 3,
    });
  });

  it.each<[string, Partial<MovimientoFormValues>, object]>([
    ['a changed date', { fecha: '2026-11-21' }, { fecha: '2026-11-21' }],
    [
      'null for a sub-service that was switched off',
      { conSubServicio: false },
      { subServicioId: null, subBultos: null },
    ],
    [
      'null for a representative that was removed',
      { representante: null },
      { representanteId: null },
    ],
  ])('sends %s', (_label, changes, sent) => {
    expect(update(changes)).toMatchObject(sent);
  });

  it('keeps a null text null if it stays empty, and empties one that had a value', () => {
    expect(update({ remitoNumero: '  ' }).remitoNumero).toBeNull();
    expect(update({ remitoNumero: ' 12 ' }).remitoNumero).toBe('12');
    expect(update({ remitoNumero: "0001'00020131" }).remitoNumero).toBe('0001-00020131');
    const noted = { ...entero, observaciones: 'Frágil', remitoNumero: 'S/N' };
    expect(update({ observaciones: '', remitoNumero: ' ' }, noted)).toMatchObject({
      observaciones: '',
      remitoNumero: '',
    });
  });

  it('sends untouched fields as stored, even values that the form would reject', () => {
    const odd = {
      bultos: 1.5,
      subBultos: -2,
      monto: -1000.005,
      valorDeclarado: 1e20,
      contrareembolso: -0.114,
      flete: 1e20,
      remitoNumero: ' R\u20131 ',
      observaciones: ' Frágil\r\n',
    };
    const { flete, ...sent } = update({}, { ...entero, ...odd });
    expect({ ...sent, flete: odd.flete }).toMatchObject(odd);
    expect(flete).toBeCloseTo(1e20, -5);
  });
});

it('saving an untouched movement keeps the row, except for cents of seguro and redespacho and a cent of tolerance', async () => {
  const { api, queryClient } = await start({});
  const { rows } = api.db.movimientos;
  const today = await readTarifas(queryClient, []);
  expect(rows.length).toBeGreaterThan(100);
  const stored = structuredClone(rows);
  const save = (movimiento: Movimiento) =>
    toEditedMovimiento(toMovimientoForm(movimiento, today), movimiento, today);
  await Promise.all(rows.map(({ id }) => writeMovimiento(queryClient, id, save)));
  let rounded = 0;
  for (const [index, row] of rows.entries()) {
    const before = stored[index]!;
    const seguro = Math.round(before.seguro);
    const redespacho = Math.round(before.redespacho);
    const { flete, ...after } = row;
    const { flete: fleteBefore, ...expected } = { ...before, seguro, redespacho };
    expect(after).toEqual(expected);
    // The freight grows by what rounding added to seguro and redespacho.
    const moved = flete - fleteBefore - (seguro + redespacho - before.seguro - before.redespacho);
    expect(Math.abs(moved), `movement ${row.id}`).toBeLessThan(0.0101);
    if (seguro !== before.seguro) rounded += 1;
  }
  // Otherwise no row would have had cents to round.
  expect(rounded).toBeGreaterThan(0);
});
