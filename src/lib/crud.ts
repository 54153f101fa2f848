import type { ZodMiniType } from 'zod/mini';
import { request, send } from './http';
import { PAGE_SIZE, type ListSearch } from './list-search';
import type { Paged } from './wire';

interface CrudOptions<Item> {
  /** The resource's path with its trailing slash: `clientes/`, `v1/empleados/`. */
  path: string;
  list: ZodMiniType<Paged<Item>>;
  detail: ZodMiniType<Item>;
  /** The list's query parameters for the page number and the page size. */
  pageNames?: readonly [page: string, size: string];
}

/** The five calls of a master-data resource (spec section 7). Each throws what `send` and `request` throw. */
export function crudEndpoints<Item, Payload>({
  path,
  list,
  detail,
  pageNames: [page, size] = ['pagina', 'cantidad'],
}: CrudOptions<Item>) {
  return {
    list: ({ texto, pagina }: ListSearch, signal?: AbortSignal, cantidad = PAGE_SIZE) =>
      request(
        { method: 'get', path, query: { texto, [page]: pagina, [size]: cantidad }, signal },
        list,
      ),
    detail: (id: number, signal?: AbortSignal) =>
      request({ method: 'get', path: `${path}${id}`, signal }, detail),
    create: (payload: Payload) => send({ method: 'post', path, json: payload }),
    update: (id: number, payload: Payload) =>
      send({ method: 'patch', path: `${path}${id}`, json: payload }),
    remove: (id: number) => send({ method: 'delete', path: `${path}${id}` }),
  };
}
