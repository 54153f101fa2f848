import { downloadBlob } from '@/lib/page/download';
import { logError } from '@/lib/page/log';
import { toasts } from '@/lib/page/toasts';
import type { Campo } from '@/lib/planilla/campos';
import type { PlanillaColumn } from '@/lib/planilla/planilla';
import { writePlanilla } from '@/lib/planilla/files';

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

/** An empty file with headings, an example and what cells may choose from. */
export const downloadTemplate = (title: string, campos: readonly Campo[]): Promise<void> =>
  downloadRows(
    `${title}, plantilla`,
    campos.map(({ label, example = '', choices }) => ({
      header: label,
      values: [example],
      choices,
    })),
  );
