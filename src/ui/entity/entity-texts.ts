const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The spec's texts (sections 2 and 8), where an entity has no other. Its noun is masculine. */
export const defaultTexts = (one: string, many: string) => ({
  title: capital(many),
  crumb: capital(many),
  create: `Agregar ${capital(one)}`,
  submit: `Agregar ${capital(one)}`,
  edit: `Editar ${capital(one)}`,
  search: `Buscar ${capital(one)}`,
  total: `Total ${many}`,
  noMatch: `Ningún ${one}`,
  nothingYet: `Todavía no hay ${many}.`,
  hint: `Tildá un ${one} para editar o eliminar`,
  noneToEdit: `No se ha seleccionado ningún ${one}`,
  severalToEdit: `Seleccioná un solo ${one} para editar`,
  noneToDelete: `Debe seleccionar al menos un ${one}`,
  notFound: `${capital(one)} no encontrado`,
  created: `${capital(one)} agregado`,
  updated: `${capital(one)} actualizado`,
  deleted: `${capital(one)} eliminado`,
  listError: `Error al obtener ${many}`,
  detailError: `Error al cargar el ${one}`,
  createError: 'Error inesperado',
  updateError: `Error al actualizar el ${one}`,
  deleteError: `Error al eliminar ${one}`,
});
