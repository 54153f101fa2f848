import * as z from 'zod/mini';

/** The URL's part of the panel: which tab is open. */
export const notificacionesSearchSchema = z.object({
  notificaciones: z.catch(z._default(z.enum(['nuevas', 'leidas']), 'nuevas'), 'nuevas'),
});

export type NotificacionesTab = z.output<typeof notificacionesSearchSchema>['notificaciones'];

/** What the URL leaves out. */
export const notificacionesSearchDefaults = { notificaciones: 'nuevas' } as const;
