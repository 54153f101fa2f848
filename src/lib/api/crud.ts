import * as z from 'zod/mini';
import { PAGE_SIZE, type ListSearch } from '@/lib/url/list-search';
import { request, requestCreated, send, settled } from './http';
import { nullIfDeleted } from './http-errors';
import type { Paged } from './wire';

export interface CrudOptions<Item> {
  /** With a trailing slash: `clientes/`, `v1/empleados/`. */
  path: string;
  /** The first part of the query keys. List queries have `list` second, a record's query `detail` and its id. */
  key: string;
  list: z.ZodMiniType<Paged<Item>>;
  detail: z.ZodMiniType<Item>;
  pageNames?: readonly [page: string, size: string] | undefined;
  created?: z.ZodMiniType<NonNullable<Created>> | undefined;
}

export type Created = { id: number; nombre: string } | null;

/** Only what is picked at once needs its name. */
const createdSchema = z.object({ id: z.number(), nombre: z.catch(z.string(), '') });

/** The five calls of a master-data resource (spec section 7). They throw the errors of `send` and `request`. */
export function crudEndpoints<Item extends { id: number }>({
  path,
  key,
  list,
  detail,
  pageNames: [page, size] = ['pagina', 'cantidad'],
  created = createdSchema,
}: CrudOptions<Item>) {
  /** Another record is unreadable: a form would save over the one that was asked for. */
  const read = (id: number, signal?: AbortSignal) =>
    request(
      { method: 'get', path: `${path}${id}`, signal },
      detail.check(z.refine((record) => record.id === id, { path: ['id'] })),
    );
  return {
    key,
    list: ({ texto, pagina, cantidad = PAGE_SIZE }: ListSearch, signal?: AbortSignal) =>
      request(
        { method: 'get', path, query: { texto, [page]: pagina, [size]: cantidad }, signal },
        list,
      ),
    detail: read,
    create: (payload: object): Promise<Created> =>
      requestCreated({ method: 'post', path, json: payload }, created),
    update: (id: number, payload: object) =>
      send({ method: 'patch', path: `${path}${id}`, json: payload }),
    remove: (id: number) =>
      settled<unknown>(send({ method: 'delete', path: `${path}${id}` }), () =>
        // Found, it was not deleted.
        read(id)
          .catch(nullIfDeleted)
          .then((found) => (found === null ? true : null)),
      ),
  };
}
