export { CONTACTO_COLUMNS } from './contacto-columns';
export { ContactoFields } from './contacto-fields';
export { CONTACTO_FORM, type Contacto, type ContactoFormValues } from './contacto.schema';
