import * as z from 'zod/mini';
import { fecha, nombre, readableRows, texto } from '@/lib/api/wire';
import { fechaFormField } from '@/lib/values/fecha-form';

/** Spec section 3. `text` is untrusted HTML. `urgency` null: a user's reminder. */
const notificacionSchema = z.object({ id: z.number(), text: nombre(), urgency: texto() });

/** `visto` depends on the list that the row came in. */
export type Notificacion = z.output<typeof notificacionSchema> & { visto: boolean };

const notificacionesSchema = (visto: boolean) =>
  z.pipe(
    // A reminder may have the id of a notice.
    readableRows(notificacionSchema, ({ id, urgency }) => `${id} ${urgency === null}`),
    z.transform((rows): Notificacion[] => rows.map((row) => ({ ...row, visto }))),
  );

export const nuevasSchema = notificacionesSchema(false);
export const leidasSchema = notificacionesSchema(true);

/** Spec section 3. `texto` is plain text. An invalid `fecha` is read as null. */
export const anotacionSchema = z.object({
  id: z.number(),
  texto: nombre(),
  fecha: z.catch(fecha(), null),
});

export type Anotacion = z.output<typeof anotacionSchema>;

export const anotacionesSchema = readableRows(anotacionSchema);

/** Text and date are required (spec section 5). */
export const recordatorioFormSchema = z.object({
  texto: z.string().check(z.refine((text) => text.trim() !== '', 'Escribí el recordatorio')),
  fecha: fechaFormField().check(z.refine((fecha) => fecha !== null, 'La fecha es obligatoria')),
});

export type RecordatorioFormValues = z.output<typeof recordatorioFormSchema>;

export const toAnotacionPayload = ({ texto, fecha }: RecordatorioFormValues) => ({
  texto: texto.trim(),
  fecha,
});
