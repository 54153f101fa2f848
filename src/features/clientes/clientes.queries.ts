import { queryOptions } from '@tanstack/react-query';
import {
  CONTACTO_CAMPOS,
  CONTACTO_FORM,
  contactoIdentities,
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
  identitiesOf: contactoIdentities,
  emptyFiltro: '',
  texts: {
    title: 'Clientes',
    crumb: 'Cliente',
    create: 'Agregar Cliente',
    edit: 'Editar Cliente',
    search: 'Buscar Cliente',
    total: 'Total clientes',
    hint: 'Tildá un cliente para editar, eliminar o ver su cuenta',
    noneToEdit: 'No se ha seleccionado ningún cliente',
    noneToDelete: 'Debe seleccionar al menos un cliente',
    notFound: 'Cliente no encontrado',
    created: 'Cliente agregado con éxito',
    updated: 'Cliente actualizado',
    deleted: 'Cliente eliminado',
    listError: 'Error al obtener clientes',
    detailError: 'Error al cargar el cliente',
    updateError: 'Error al actualizar el cliente',
    deleteError: 'Error al eliminar cliente',
  },
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
