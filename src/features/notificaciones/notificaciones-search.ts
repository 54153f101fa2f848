import * as z from 'zod/mini';

/** The panel's URL search: the open tab. */
export const notificacionesSearchSchema = z.object({
  notificaciones: z.catch(z._default(z.enum(['nuevas', 'leidas']), 'nuevas'), 'nuevas'),
});

export type NotificacionesTab = z.output<typeof notificacionesSearchSchema>['notificaciones'];

/** Values that the URL leaves out. */
export const notificacionesSearchDefaults = { notificaciones: 'nuevas' } as const;
