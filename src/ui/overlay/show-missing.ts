import { showError } from '@/lib/show-error';

/** Logs a chunk load error and shows a toast that offers a reload. */
export const showMissing = (error: unknown): void =>
  showError(error, 'No se pudo abrir. Revisá la conexión y probá de nuevo, o recargá la página.');
