import { within } from '@testing-library/react';
import type { MockApi, LoggedRequest } from '@mocks/api';

export { DIA, insertThree } from './seeded-day';

export const encomiendaChica = {
  id: 1,
  nombre: 'Encomienda chica',
  descripcion: null,
  precio: 3500,
  porcentaje: null,
  contrareembolso: false,
  porcentajeContrareembolso: null,
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
