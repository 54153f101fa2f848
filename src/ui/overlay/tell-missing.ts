import { tellError } from '@/lib/tell-error';

/** Tells that the code of something that was to open did not come. */
export const tellMissing = (error: unknown): void =>
  tellError(error, 'No se pudo abrir. Revisá la conexión y probá de nuevo, o recargá la página.');
