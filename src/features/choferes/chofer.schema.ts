import type * as z from 'zod/mini';
import { CONTACTO } from '@/features/contactos/contacto.schema';
import { entityFields, fechaNamed } from '@/lib/api/fields';

/** Spec section 3. */
export const { schema: choferSchema, form: CHOFER_FORM } = entityFields({
  ...CONTACTO,
  fechaVencimientoLicencia: fechaNamed('Fecha de Vencimiento de Licencia'),
  fechaIngreso: fechaNamed('Fecha Ingreso'),
});

export type Chofer = z.output<typeof choferSchema>;

export type ChoferFormValues = z.output<typeof CHOFER_FORM.schema>;
