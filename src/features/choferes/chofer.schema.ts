import type * as z from 'zod/mini';
import { CONTACTO } from '@/features/contactos/contacto.schema';
import { entityFields, typedFecha } from '@/lib/api/fields';

/** Spec section 3. */
export const { schema: choferSchema, form: CHOFER_FORM } = entityFields({
  ...CONTACTO,
  fechaVencimientoLicencia: typedFecha('Fecha de Vencimiento de Licencia'),
  fechaIngreso: typedFecha('Fecha Ingreso'),
});

export type Chofer = z.output<typeof choferSchema>;

export type ChoferFormValues = z.output<typeof CHOFER_FORM.schema>;
