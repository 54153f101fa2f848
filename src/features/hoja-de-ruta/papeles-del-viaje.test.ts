import { describe, expect, it } from 'vitest';
import { empleadoSchema } from '@/features/empleados/empleado.schema';
import { setClock } from '../../../test/support/clock';
import { describeVencidos, papelesDeChofer } from './papeles-del-viaje';

const empleado = empleadoSchema.parse({
  id: 7,
  nombre: 'Ángel',
  apellido: 'Díaz',
  fechaVencimientoLicencia: '2026-10-11',
});

describe('papelesDeChofer', () => {
  it.each([
    ['Díaz, Ángel', {}],
    ['Ángel Díaz', {}],
    ['ÁNGEL', {}],
    ['Díaz Ángel', { nombre: 'Díaz Ángel', apellido: null }],
  ])('accepts the licence for the driver «%s»', (nombre, more) => {
    expect(papelesDeChofer(nombre, { ...empleado, ...more })).toEqual([
      { nombre: 'Licencia', vence: '2026-10-11' },
    ]);
  });

  it.each([
    ['Bustos, Néstor Fabián', {}],
    ['Díaz, Ángel Rubén', {}],
    ['', {}],
    ['Díaz, Ángel', { apellido: null }],
  ])('rejects the licence of someone else for «%s»', (nombre, more) => {
    expect(papelesDeChofer(nombre, { ...empleado, ...more })).toBeNull();
  });
});

describe('describeVencidos', () => {
  it.each([
    ['Licencia', '2026-10-11', '2026-11-20', 'Licencia vencida 11/10'],
    ['Seguro', '2026-10-11', '2026-11-20', 'Seguro vencido 11/10'],
    ['Técnica', '2026-11-19', '2026-11-20', 'Técnica vencida 19/11'],
    ['Matafuego', '2026-01-01', '2026-11-20', 'Matafuego vencido 01/01'],
    ['RUTA', '2026-10-11', '2026-11-20', 'RUTA vencida 11/10'],
    ['Licencia', '2026-11-20', '2026-11-21', 'Licencia vence 20/11'],
    ['Seguro', '2025-10-11', '2026-11-20', 'Seguro vencido 11/10/2025'],
    ['Seguro', '2026-12-31', '2027-01-02', 'Seguro vence 31/12/2026'],
  ] as const)('%s expiring on %s, on a sheet of %s: %s', (nombre, vence, fecha, text) => {
    const alarms = !text.includes('vence ');
    expect(describeVencidos([{ nombre, vence }], fecha)).toEqual([{ text, alarms }]);
  });

  it.each([[null], ['2026-02-31']])('uses today if the sheet’s date is %j', (fecha) => {
    const papeles = [
      { nombre: 'Seguro', vence: '2026-11-19' },
      { nombre: 'RUTA', vence: '2026-11-20' },
    ] as const;
    expect(describeVencidos(papeles, fecha)).toMatchObject([{ text: 'Seguro vencido 19/11' }]);
  });

  it.each([
    ['2026-11-20T23:59:00-03:00', 'Seguro vence 20/11'],
    ['2026-11-21T00:00:00-03:00', 'Seguro vencido 20/11'],
  ])("uses the machine's own day: at %s it says %s", (now, text) => {
    setClock(now);
    expect(
      describeVencidos([{ nombre: 'Seguro', vence: '2026-11-20' }], '2026-11-21'),
    ).toMatchObject([{ text }]);
  });
});
