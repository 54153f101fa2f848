import { useEffect, useEffectEvent } from 'react';
import { sayWhy } from '@/lib/cache/run-outcome';
import { showError } from '@/lib/cache/show-error';
import { toasts } from '@/lib/page/toasts';
import {
  fetchJoined,
  joinedDocument,
  joinedName,
  NOT_JOINED,
  type Printable,
  type PrintKind,
} from '@/lib/print/batch';
import { printPdf, reprintable, tellBlocked } from '@/lib/print/document';
import { readStored } from '@/lib/print/stored';
import { openPrintJob } from '@/lib/print/window';
import { showCount } from '@/lib/values/show-importe';
import { useBulk } from '@/ui/bulk/use-bulk';
import type { Question } from '@/ui/overlay/confirm';
import type { RowSelection } from '@/ui/table/use-row-selection';

const ASKED_FROM_DOCUMENTS = 500;

const askMany = (count: string): Question => ({
  title: `¿Imprimir ${count}?`,
  parts: [{ text: 'Van en un solo documento. Armarlo puede tardar unos minutos.' }],
  confirm: 'Imprimir',
});

/** One document. Failed ones stay ticked. Leaving the screen cancels. Call `print` inside the click, and render `status` inside the bar. */
export function usePrintMany(selection: RowSelection) {
  const { button, guard, ask, progress, follow, sayFailed, busy, status } = useBulk(selection);
  const cancelLeft = useEffectEvent(() => progress?.cancel());
  useEffect(() => () => cancelLeft(), []);

  async function run<Item>(items: readonly Printable[], kind: PrintKind<Item>) {
    const count = showCount(items.length, kind.noun);
    const job =
      items.length < ASKED_FROM_DOCUMENTS
        ? openPrintJob()
        : await ask(askMany(count), openPrintJob);
    if (!job) return;
    tellBlocked(job);
    const document = joinedDocument(items, kind);
    try {
      const { stored, pdf, printed, failed, ended } = await job.run(() =>
        follow({ label: 'Preparados', few: 0 }, items.length, async (options) => {
          const reading = document && readStored(document.source, options.signal);
          return { stored: reading, ...(await fetchJoined(items, kind, options)) };
        }),
      );
      if (pdf) {
        const ids = printed.map(({ id }) => id);
        printPdf(job, {
          name: joinedName(kind.title, printed),
          fileName: kind.fileName,
          pdf,
          stored: document && stored && reprintable(stored, ids, document),
        });
      } else job.cancel();
      if (ended?.by === 'user') toasts.warning('Impresión cancelada: no se imprimió nada.');
      else if (ended)
        sayWhy({ ended, failed: [] }, NOT_JOINED, 'No se imprimió nada. Todo sigue tildado.');
      else if (failed.length > 0) {
        selection.remove(printed.map(({ id }) => id));
        sayFailed({
          title: `${showCount(failed.length, kind.noun)} sin imprimir`,
          others:
            printed.length > 0
              ? `Se imprimió el resto: ${showCount(printed.length, kind.noun)}. Lo que falta sigue tildado:`
              : 'No se imprimió nada. Todo sigue tildado:',
          reasons: failed.map(({ name, reason }) => `${name}: ${reason}`),
          retryable: failed.length,
          retry: () => print(failed, kind),
        });
      } else {
        sayFailed(null);
        toasts.success(`${count} en un documento. Queda en Últimas impresiones.`);
      }
    } catch (error) {
      job.cancel();
      showError(error, NOT_JOINED);
    }
  }

  const print = <Item,>(items: readonly Printable[], kind: PrintKind<Item>) =>
    void guard.run(() => run(items, kind));

  return { button, print, busy, status };
}
