import type { Hono } from 'hono';
import type { z } from 'zod';
import { pageOf } from './answers';
import { idParams, listQuery } from './contract';
import { created, endpoint, noContent, ok } from './endpoint';
import { pageRows, type PageRequest } from './paging';
import { required, sameId } from './resources';
import { searchRows, sortByText } from './search';
import type { Changes, Table } from '../db';
import type { Contacto } from '../model';

interface Resource<T extends { id: number }> {
  /** With a slash at the end. */
  path: string;
  table: Table<T>;
  /** With its article, for messages: `el cliente`. */
  name: string;
  /** The list's key in the response. */
  key: string;
  /** A row in an answer. */
  row: z.ZodType;
  query?: z.ZodType<PageRequest & { texto?: string | undefined }>;
  sortBy: (row: T) => string | null;
  searchIn: (row: T) => readonly (string | null)[];
  create: z.ZodType<Omit<T, 'id'>>;
  edit: z.ZodType<Changes<T>>;
  toResponse?: (row: T) => unknown;
  /** Throws if another row still needs this one. */
  checkUnused?: (row: T) => void;
}

/** Adds the list, create, read, edit and delete calls of a resource. */
export function addCrud<T extends { id: number }>(app: Hono, resource: Resource<T>): void {
  const {
    path,
    table,
    name,
    key,
    row,
    query: pageQuery = listQuery,
    toResponse = (stored) => stored,
  } = resource;

  app.get(
    path,
    endpoint(
      {
        summary: `A page of ${key}`,
        description:
          'In the order in which they are shown: the panel sorts no page. Past the end there are no rows, and the counts stay.',
        query: pageQuery,
        answer: [200, pageOf(key, row)],
      },
      ({ query }) => {
        const sorted = sortByText(table.rows, resource.sortBy);
        const { rows, page } = pageRows(searchRows(sorted, query.texto, resource.searchIn), query);
        return ok({ [key]: rows.map(toResponse), page });
      },
    ),
  );

  app.post(
    path,
    endpoint(
      {
        summary: `Create a ${key}`,
        description: 'Empty fields are left out. The panel needs the new `id`.',
        body: resource.create,
        answer: [201, row],
      },
      ({ body }) => created(toResponse(table.insert(body))),
    ),
  );

  app.get(
    `${path}:id`,
    endpoint(
      {
        summary: `One ${key}`,
        description: 'The same fields as in the list.',
        params: idParams,
        answer: [200, row],
      },
      ({ params }) => ok(toResponse(required(table, params.id, name))),
    ),
  );

  app.patch(
    `${path}:id`,
    endpoint(
      {
        summary: `Edit a ${key}`,
        description: 'An absent field stays as it is, an empty text clears it.',
        params: idParams,
        body: resource.edit,
        answer: [200, row],
      },
      ({ params, body }) => {
        sameId(params.id, body.id);
        return ok(toResponse(table.update(required(table, params.id, name), body)));
      },
    ),
  );

  app.delete(
    `${path}:id`,
    endpoint(
      {
        summary: `Delete a ${key}`,
        description: `For good.${resource.checkUnused ? ' Refused while other records refer to it.' : ''}`,
        params: idParams,
        answer: [204],
        refuses: resource.checkUnused ? [409] : [],
      },
      ({ params }) => {
        const stored = required(table, params.id, name);
        resource.checkUnused?.(stored);
        table.remove(stored);
        return noContent();
      },
    ),
  );
}

/** What the lists of people and companies search in. */
export const contactColumns = (row: Contacto) => [
  row.nombre,
  row.identificacion,
  row.telefono,
  row.localidad,
  row.direccion,
  row.email,
];
