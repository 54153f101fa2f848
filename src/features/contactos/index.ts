export { CONTACTO_LABELS, ContactoFields } from './contacto-fields';
export { toContactoForm, type ContactoFormValues } from './contacto.schema';
