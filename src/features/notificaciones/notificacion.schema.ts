import * as z from 'zod/mini';
import { fecha, nombre, readableRows, texto } from '@/lib/wire';

/** A notification as the server has it (spec section 3). `text` is HTML from elsewhere; an `urgency` of null is a user reminder. */
const notificacionSchema = z.object({ id: z.number(), text: nombre(), urgency: texto() });

/** `visto` is told by the list it is in. */
export type Notificacion = z.output<typeof notificacionSchema> & { visto: boolean };

const notificacionesSchema = (visto: boolean) =>
  z.pipe(
    readableRows(notificacionSchema),
    z.transform((rows): Notificacion[] => rows.map((row) => ({ ...row, visto }))),
  );

export const nuevasSchema = notificacionesSchema(false);
export const leidasSchema = notificacionesSchema(true);

/** A reminder as the server has it (spec section 3). `texto` is plain text; a `fecha` that is no date is none. */
const anotacionSchema = z.object({
  id: z.number(),
  texto: nombre(),
  fecha: z.catch(fecha(), null),
});

export type Anotacion = z.output<typeof anotacionSchema>;

export const anotacionesSchema = readableRows(anotacionSchema);

/** What the reminder dialog holds. Without a text there is nothing to save (spec section 5). */
export const recordatorioFormSchema = z.object({
  texto: z.string().check(z.refine((text) => text.trim() !== '', 'Escribí el recordatorio')),
});

export type RecordatorioFormValues = z.output<typeof recordatorioFormSchema>;

/** POST body of a reminder for the day `hoy` (`yyyy-mm-dd`). */
export function toAnotacionPayload(texto: string, hoy: string) {
  return { texto: texto.trim(), fecha: hoy };
}
