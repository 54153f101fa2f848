import { describe, expect, it } from 'vitest';
import { toVehiculoForm, vehiculoSchema } from './vehiculo.schema';

const sent = {
  id: 7,
  vehiculo: 'Scania P 310',
  patente: null,
  fechaTecnica: '12/04/2027',
  fechaSeguro: '2027-04-13',
};
const read = {
  ...sent,
  fechaTecnica: '2027-04-12',
  fechaSeguro: '2027-04-13',
  fechaMatafuego: null,
  fechaRuta: null,
};

describe('vehiculoSchema', () => {
  it('reads dates of either form as yyyy-mm-dd, and what is missing as null', () => {
    expect(vehiculoSchema.parse(sent)).toEqual(read);
  });
});

describe('toVehiculoForm', () => {
  it('shows texts as texts and dates as yyyy-mm-dd or none', () => {
    expect(toVehiculoForm(read)).toEqual({
      vehiculo: 'Scania P 310',
      patente: '',
      fechaTecnica: '2027-04-12',
      fechaSeguro: '2027-04-13',
      fechaMatafuego: null,
      fechaRuta: null,
    });
  });
});
