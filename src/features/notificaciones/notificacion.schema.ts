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

/** POST body of a reminder for the day `hoy` (`yyyy-mm-dd`); null where there is no text, and nothing to save (spec section 5). */
export function toAnotacionPayload(typed: string, hoy: string) {
  const trimmed = typed.trim();
  return trimmed === '' ? null : { texto: trimmed, fecha: hoy };
}
