import { describe, expect, it } from 'vitest';
import { choferSchema, toChoferForm } from './chofer.schema';

const sent = {
  id: 3,
  nombre: 'Córdoba, Ezequiel',
  identificacion: '23-22660906-7',
  telefono: null,
  fechaVencimientoLicencia: '12/04/2027',
  fechaIngreso: '07/04/2009',
};

describe('choferSchema', () => {
  it('reads dd/mm/yyyy as yyyy-mm-dd, and what is missing as null', () => {
    expect(choferSchema.parse(sent)).toEqual({
      ...sent,
      localidad: null,
      direccion: null,
      email: null,
      fechaVencimientoLicencia: '2027-04-12',
      fechaIngreso: '2009-04-07',
    });
  });
});

describe('toChoferForm', () => {
  it('shows texts as texts and dates as yyyy-mm-dd or none', () => {
    expect(toChoferForm(choferSchema.parse({ ...sent, fechaIngreso: null }))).toEqual({
      nombre: 'Córdoba, Ezequiel',
      identificacion: '23-22660906-7',
      telefono: '',
      localidad: '',
      direccion: '',
      email: '',
      fechaVencimientoLicencia: '2027-04-12',
      fechaIngreso: null,
    });
  });
});
