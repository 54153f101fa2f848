import type { Hono } from 'hono';
import type { z } from 'zod';
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
  /** Read at each call: loading a snapshot replaces the tables. */
  table: () => Table<T>;
  /** With its article, for messages: `el cliente`. */
  name: string;
  /** The list's key in the response. */
  key: string;
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
    query: pageQuery = listQuery,
    toResponse = (row) => row,
  } = resource;

  app.get(
    path,
    endpoint({ query: pageQuery }, ({ query }) => {
      const sorted = sortByText(table().rows, resource.sortBy);
      const { rows, page } = pageRows(searchRows(sorted, query.texto, resource.searchIn), query);
      return ok({ [key]: rows.map(toResponse), page });
    }),
  );

  app.post(
    path,
    endpoint({ body: resource.create }, ({ body }) => created(toResponse(table().insert(body)))),
  );

  app.get(
    `${path}:id`,
    endpoint({ params: idParams }, ({ params }) =>
      ok(toResponse(required(table(), params.id, name))),
    ),
  );

  app.patch(
    `${path}:id`,
    endpoint({ params: idParams, body: resource.edit }, ({ params, body }) => {
      sameId(params.id, body.id);
      return ok(toResponse(table().update(required(table(), params.id, name), body)));
    }),
  );

  app.delete(
    `${path}:id`,
    endpoint({ params: idParams }, ({ params }) => {
      const row = required(table(), params.id, name);
      resource.checkUnused?.(row);
      table().remove(row);
      return noContent();
    }),
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
