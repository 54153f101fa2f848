import { queryOptions } from '@tanstack/react-query';
import {
  CONTACTO_CAMPOS,
  CONTACTO_FORM,
  contactoSchema,
} from '@/features/contactos/contacto.schema';
import { camposOf } from '@/lib/planilla/campos';
import { entity } from '@/ui/entity/entity';
import { clienteCreatedSchema } from './cliente.schema';

export const CLIENTES = entity({
  key: 'clientes',
  path: 'clientes/',
  wire: 'cliente',
  schema: contactoSchema,
  form: CONTACTO_FORM,
  created: clienteCreatedSchema,
  to: {
    list: '/clientes',
    create: '/agregar-cliente',
    edit: '/clientes/$id',
    planilla: '/clientes/planilla',
  },
  campos: camposOf(CONTACTO_FORM, CONTACTO_CAMPOS),
  nameOf: ({ nombre }) => nombre,
  texts: {
    crumb: 'Cliente',
    created: 'Cliente agregado con éxito',
    hint: 'Tildá un cliente para editar, eliminar o ver su cuenta',
  },
  emptyFiltro: '',
});

/** Many clients share a word of their names. */
const SIMILAR_COUNT = 100;

const DIRECTORY_FRESH_MS = 60_000;

export const clientesQueries = {
  ...CLIENTES.queries,

  directorio: () =>
    queryOptions({
      ...CLIENTES.queries.directory(),
      select: ({ items }) => items,
      staleTime: DIRECTORY_FRESH_MS,
      meta: { error: CLIENTES.texts.listError },
    }),

  /** The first clients that match `texto`, to find one with the same name or CUIT. Failures show no toast. */
  similar: (texto: string) =>
    queryOptions({
      queryKey: [CLIENTES.key, 'similar', texto],
      queryFn: ({ signal }) =>
        CLIENTES.fetchPage({ texto, pagina: 0, cantidad: SIMILAR_COUNT }, signal).then(
          ({ items }) => items,
        ),
    }),
};
