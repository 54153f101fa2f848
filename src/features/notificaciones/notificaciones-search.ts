import * as z from 'zod/mini';

export const notificacionesSearchSchema = z.object({
  notificaciones: z.catch(z._default(z.enum(['nuevas', 'leidas']), 'nuevas'), 'nuevas'),
});

export type NotificacionesTab = z.output<typeof notificacionesSearchSchema>['notificaciones'];

export const notificacionesSearchDefaults = { notificaciones: 'nuevas' } as const;
