import * as z from 'zod/mini';
import { fecha, nombre, readableRows, texto } from '@/lib/wire';

/** A notification on the wire (spec section 3). `text` is untrusted HTML. `urgency` null: a reminder by a user. */
const notificacionSchema = z.object({ id: z.number(), text: nombre(), urgency: texto() });

/** `visto` depends on the list that the row came in. */
export type Notificacion = z.output<typeof notificacionSchema> & { visto: boolean };

const notificacionesSchema = (visto: boolean) =>
  z.pipe(
    readableRows(notificacionSchema),
    z.transform((rows): Notificacion[] => rows.map((row) => ({ ...row, visto }))),
  );

export const nuevasSchema = notificacionesSchema(false);
export const leidasSchema = notificacionesSchema(true);

/** A reminder on the wire (spec section 3). `texto` is plain text. An invalid `fecha` is read as null. */
const anotacionSchema = z.object({
  id: z.number(),
  texto: nombre(),
  fecha: z.catch(fecha(), null),
});

export type Anotacion = z.output<typeof anotacionSchema>;

export const anotacionesSchema = readableRows(anotacionSchema);

/** Values of the reminder dialog. The text is required (spec section 5). */
export const recordatorioFormSchema = z.object({
  texto: z.string().check(z.refine((text) => text.trim() !== '', 'Escribí el recordatorio')),
});

export type RecordatorioFormValues = z.output<typeof recordatorioFormSchema>;

/** POST body of a reminder for the day `hoy` (`yyyy-mm-dd`). */
export function toAnotacionPayload(texto: string, hoy: string) {
  return { texto: texto.trim(), fecha: hoy };
}
