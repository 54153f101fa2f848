import type { QueryClient } from '@tanstack/react-query';
import type { ZodMiniType } from 'zod/mini';
import { PAGE_SIZE, type ListSearch } from '@/lib/url/list-search';
import { request, send } from './http';
import type { Paged } from './wire';

interface CrudOptions<Item> {
  /** The resource's path with its trailing slash: `clientes/`, `v1/empleados/`. */
  path: string;
  /** The first part of its query keys; `list` follows it in those of pages. */
  key: string;
  list: ZodMiniType<Paged<Item>>;
  detail: ZodMiniType<Item>;
  /** The list's query parameters for the page number and the page size. */
  pageNames?: readonly [page: string, size: string];
}

/** The five calls of a master-data resource (spec section 7). Each throws what `send` and `request` throw. */
export function crudEndpoints<Item extends { id: number }, Payload extends object>({
  path,
  key,
  list,
  detail,
  pageNames: [page, size] = ['pagina', 'cantidad'],
}: CrudOptions<Item>) {
  return {
    list: ({ texto, pagina, cantidad = PAGE_SIZE }: ListSearch, signal?: AbortSignal) =>
      request(
        { method: 'get', path, query: { texto, [page]: pagina, [size]: cantidad }, signal },
        list,
      ),
    detail: (id: number, signal?: AbortSignal) =>
      request({ method: 'get', path: `${path}${id}`, signal }, detail),
    create: (payload: Payload) => send({ method: 'post', path, json: payload }),
    update: async (id: number, payload: Payload, { client }: { client: QueryClient }) => {
      const response = await send({ method: 'patch', path: `${path}${id}`, json: payload });
      // The list shows what was sent until its refetch. Before the mutation invalidates it: writing makes a query fresh.
      client.setQueriesData<Paged<Item>>(
        { queryKey: [key, 'list'] },
        (page) =>
          page && {
            ...page,
            items: page.items.map((item) => (item.id === id ? withSent(item, payload) : item)),
          },
      );
      return response;
    },
    remove: (id: number) => send({ method: 'delete', path: `${path}${id}` }),
  };
}

/** A record with the values that a PATCH sent. What goes by another name there stays as it was. */
function withSent<Item extends object>(item: Item, payload: object): Item {
  const sent = Object.entries(payload)
    .filter(([name]) => name in item)
    .map(([name, value]: [string, unknown]) => [name, value === '' ? null : value]);
  return { ...item, ...(Object.fromEntries(sent) as Partial<Item>) };
}
