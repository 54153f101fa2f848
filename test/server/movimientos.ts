import { within } from '@testing-library/react';
import type { Movimiento } from '@/features/movimientos';
import type { Servicio, Tarifas } from '@/features/servicios';
import type { MockApi, LoggedRequest } from '@mocks/api';

export { DIA, insertThree } from './seeded-day';

export const encomiendaChica: Servicio = {
  id: 1,
  nombre: 'Encomienda chica',
  descripcion: null,
  precio: 3500,
  porcentaje: null,
  contrareembolso: false,
  porcentajeContrareembolso: null,
};

export const retiro: Servicio = {
  ...encomiendaChica,
  id: 12,
  nombre: 'Retiro a domicilio',
  precio: 2500,
};

export const tarifasOf = (...servicios: Servicio[]): Tarifas =>
  new Map(servicios.map((servicio) => [servicio.id, servicio]));

/** Has a value in every field but its texts, a flete by tariff, and cents in its extras. */
export const entero: Movimiento = {
  id: 7,
  fecha: '2026-11-20',
  hora: '10:30',
  clienteOrigen: { id: 3, nombre: 'Autopartes Núñez Hnos.' },
  clienteDestino: { id: null, nombre: 'Consumidor final' },
  representante: { id: 2, nombre: 'Comisionista Ñato Pereyra' },
  servicio: encomiendaChica,
  subServicio: retiro,
  remitoNumero: null,
  bultos: 2,
  subBultos: 3,
  monto: 1000,
  montoPagado: true,
  montoRendido: false,
  flete: 16000.1,
  fletePagado: false,
  fleteRendido: true,
  seguro: 1250.5,
  redespacho: 249.49,
  contrareembolso: 0.11,
  valorDeclarado: 5000,
  cuentaCorriente: true,
  observaciones: null,
  fleteACargoCliente: false,
};

/** Whether the URL holds a value unquoted: the router quotes a text that it would read as another type. */
function isPlain(value: unknown): value is string {
  return typeof value === 'string' && !/^(true|false|null|-?[\d.]+)$/.test(value);
}

/** A path with the search params that the router writes for these values. */
export function pathWith(path: string, search: Record<string, unknown>): string {
  const params = Object.entries(search).map(([name, value]) => {
    const text = isPlain(value) ? value : JSON.stringify(value);
    return `${name}=${encodeURIComponent(text)}`;
  });
  return `${path}?${params.join('&')}`;
}

export const callsTo = (
  { requests }: MockApi,
  wanted: string,
  path: string | RegExp,
): LoggedRequest[] =>
  requests.filter(
    (call) =>
      call.method === wanted &&
      (typeof path === 'string' ? call.path === path : path.test(call.path)),
  );

/** The text of an element, with white space collapsed. */
export const tidy = (element: HTMLElement): string =>
  element.textContent.replace(/\s+/g, ' ').trim();

/** The texts of a row, without its checkbox. */
export const cellsOf = (row: HTMLElement): string[] =>
  within(row).getAllByRole('cell').slice(1).map(tidy);
