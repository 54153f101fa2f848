import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { plainNombre } from '@/domain/identidad';
import { crudEndpoints, type CrudOptions } from '@/lib/api/crud';
import { request, settled } from '@/lib/api/http';
import { toCreatePayload, toUpdatePayload, type Edit } from '@/lib/api/payload';
import { filtroSchema, pagedSchema, readableRows } from '@/lib/api/wire';
import type { Campo } from '@/lib/planilla/campos';
import { allPages } from '@/lib/cache/all-pages';
import { scopeOf } from '@/lib/cache/write-record';
import { showCount } from '@/lib/values/show-importe';
import { BIG_PAGE_SIZE, type ListSearch } from '@/lib/url/list-search';
import { differingNames } from '@/lib/values/merge-edits';
import type { FormRules } from './editing';
import type { RoutePath } from './list-history';

const DIRECTORY_FRESH_MS = 5 * 60_000;

/** The spec's (sections 2 and 8), written out: whoever searches the code for one finds its entity. */
type Texts = Record<
  | 'title'
  | 'create'
  | 'edit'
  | 'search'
  | 'total'
  | 'noneToEdit'
  | 'noneToDelete'
  | 'notFound'
  | 'created'
  | 'updated'
  | 'deleted'
  | 'listError'
  | 'detailError'
  | 'updateError'
  | 'deleteError',
  string
>;

interface EntityOptions<Item extends { id: number }, Values extends FieldValues> extends Omit<
  CrudOptions<Item>,
  'list' | 'detail'
> {
  /** The name of the rows in a page: `vehiculo`. */
  wire: string;
  schema: z.ZodMiniType<Item>;
  form: FormRules<Item, Values>;
  /** The noun, masculine. By default its name on the wire. */
  one?: string;
  many?: string;
  to: {
    list: LinkProps['to'];
    create: LinkProps['to'];
    edit: RoutePath;
    planilla: LinkProps['to'];
  };
  /** The fields that a column of a spreadsheet may hold. */
  campos: readonly Campo[];
  /** Fields of a spreadsheet's row that follow from its others. */
  complete?: (values: Values) => Values;
  nameOf: (record: Item | Values) => string;
  /** What a record shares with no other: by default its name. */
  identitiesOf?: (record: Item | Values) => readonly string[];
  toCreate?: (values: Values) => object;
  toUpdate?: (id: number, edit: Edit<Values>) => object;
  texts: Texts & { crumb?: string; submit?: string; hint?: string };
  /** What `filtro` gets for an empty text, by default nothing. */
  emptyFiltro?: '' | null;
}

export type Entity<Item extends { id: number }, Values extends FieldValues> = ReturnType<
  typeof entity<Item, Values>
>;

/** The client side of a master-data entity, but for its columns and fields. */
export function entity<Item extends { id: number }, Values extends FieldValues>({
  key,
  path,
  wire,
  schema,
  form,
  one = wire,
  many = key,
  to,
  nameOf,
  identitiesOf = (record) => [plainNombre(nameOf(record))],
  toCreate = toCreatePayload,
  toUpdate = toUpdatePayload,
  campos,
  complete = (values) => values,
  texts: own,
  emptyFiltro = null,
  ...calls
}: EntityOptions<Item, Values>) {
  const texts = {
    crumb: own.title,
    submit: own.create,
    noMatch: `Ningún ${one}`,
    nothingYet: `Todavía no hay ${many}.`,
    hint: `Tildá un ${one} para editar o eliminar`,
    severalToEdit: `Seleccioná un solo ${one} para editar`,
    createError: 'Error inesperado',
    ...own,
  };
  const rows = readableRows(schema);
  const { list, detail, create, remove, ...endpoints } = crudEndpoints({
    ...calls,
    key,
    path,
    list: pagedSchema(wire, rows),
    detail: schema,
  });
  const fetchOptions = (texto: string, signal: AbortSignal) =>
    request(
      { method: 'get', path: `${path}filtro`, query: { texto: texto || emptyFiltro }, signal },
      filtroSchema(wire, rows),
    );
  const update = (id: number, edit: Edit<Values>) =>
    settled<unknown>(endpoints.update(id, toUpdate(id, edit)), async () => {
      const now = await detail(id);
      return differingNames(edit.values, form.toForm(now)).length === 0 ? now : null;
    });
  return {
    key,
    form,
    campos,
    complete,
    to,
    nameOf,
    identitiesOf: (record: Item | Values) => identitiesOf(record).filter(Boolean),
    texts,
    count: (n: number) => (n === 1 ? `1 ${one}` : `${showCount(n)} ${many}`),
    fetchPage: list,
    read: detail,
    remove,
    update,

    queries: {
      list: (search: ListSearch) =>
        queryOptions({
          queryKey: [key, 'list', search],
          queryFn: ({ signal }) => list(search, signal),
          placeholderData: keepPreviousData,
          meta: { error: texts.listError },
        }),
      detail: (id: number) =>
        queryOptions({
          queryKey: [key, 'detail', id],
          queryFn: ({ signal }) => detail(id, signal),
          meta: { error: texts.detailError },
        }),
      filtro: (texto: string) =>
        queryOptions({
          queryKey: [key, 'filtro', texto],
          queryFn: ({ signal }) => fetchOptions(texto, signal),
          placeholderData: keepPreviousData,
        }),
      /** Every record. Failures show no toast. */
      directory: () =>
        queryOptions({
          queryKey: [key, 'directory'],
          queryFn: ({ signal }) =>
            allPages(
              (pagina, signal) => list({ texto: '', pagina, cantidad: BIG_PAGE_SIZE }, signal),
              { signal },
            ),
          staleTime: DIRECTORY_FRESH_MS,
        }),
    },

    mutations: {
      create: () =>
        mutationOptions({
          mutationKey: [key, 'create'],
          mutationFn: ({ values }: Edit<Values>) => create(toCreate(values)),
          meta: { success: texts.created, error: texts.createError },
        }),
      update: (id: number) =>
        mutationOptions({
          mutationKey: [key, 'update', id],
          scope: { id: scopeOf(key, id) },
          mutationFn: (edit: Edit<Values>) => update(id, edit),
          meta: { success: texts.updated, error: texts.updateError },
        }),
    },
  };
}
