export { CONTACTO_COLUMNS } from './contacto-columns';
export { ContactoFields } from './contacto-fields';
export { CONTACTO_FORM, CONTACTO_LABELS, type ContactoFormValues } from './contacto.schema';
