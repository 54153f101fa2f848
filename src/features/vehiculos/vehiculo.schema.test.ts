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

  it.each(['fechaTecnica', 'fechaSeguro', 'fechaMatafuego', 'fechaRuta'])(
    'does not read a %s that is no date',
    (name) => {
      expect(vehiculoSchema.safeParse({ ...sent, [name]: '31/02/2027' }).success).toBe(false);
    },
  );
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

  it('is empty for a new one', () => {
    expect(toVehiculoForm()).toEqual({
      vehiculo: '',
      patente: '',
      fechaTecnica: null,
      fechaSeguro: null,
      fechaMatafuego: null,
      fechaRuta: null,
    });
  });
});
