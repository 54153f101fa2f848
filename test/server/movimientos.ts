import { within } from '@testing-library/react';
import type { MockApi, LoggedRequest } from '@mocks/api';

export { DIA, insertThree } from './seeded-day';

/** A service of the seed, as a form holds it. */
export const encomiendaChica = {
  id: 1,
  nombre: 'Encomienda chica',
  descripcion: null,
  precio: 3500,
  porcentaje: null,
  contrareembolso: false,
  porcentajeContrareembolso: null,
};

/** Whether a value stands in the URL as it is: a text that would be read as something else is quoted. */
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

/** The calls of one endpoint so far. */
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

/** What an element says, white space folded. */
export const tidy = (element: HTMLElement): string =>
  element.textContent.replace(/\s+/g, ' ').trim();

/** What a row shows, its checkbox left out. */
export const cellsOf = (row: HTMLElement): string[] =>
  within(row).getAllByRole('cell').slice(1).map(tidy);
