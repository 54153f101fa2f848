import { downloadBlob } from '@/lib/page/download';
import { logError } from '@/lib/page/log';
import { toasts } from '@/lib/page/toasts';
import type { PlanillaColumn } from '@/lib/planilla/planilla';
import { writePlanilla } from '@/lib/planilla/write-planilla';

/** Downloads texts as an Excel file. Never rejects. */
export async function downloadRows(
  name: string,
  columns: readonly PlanillaColumn[],
): Promise<void> {
  const planilla = { name, title: name, columns, filters: [] };
  try {
    const file = await writePlanilla(planilla, 'xlsx', new AbortController().signal);
    downloadBlob(file, `${name}.xlsx`);
  } catch (error) {
    logError(error);
    toasts.error('No se pudo armar el archivo. Probá de nuevo.');
  }
}
