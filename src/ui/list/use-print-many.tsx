import { Button, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react';
import { printPdf, tellBlocked } from '@/lib/print-document';
import { fetchJoined, type NotPrinted, type Printable, type PrintKind } from '@/lib/print-many';
import { openPrintJob } from '@/lib/printing';
import { showSessionEnd } from '@/lib/run-many';
import { showError } from '@/lib/show-error';
import { showCount } from '@/lib/show-importe';
import { useSubmitGuard } from '@/lib/submit-guard';
import { toasts } from '@/lib/toasts';
import { GuardedButton } from '../forms/guarded-button';
import { Foot } from '../layout/foot';
import { useConfirm, type Question } from '../overlay/confirm';
import { NameList } from '../overlay/name-list';
import { Modal } from '../overlay/overlay';
import type { RowSelection } from '../table/use-row-selection';
import { ProgressStatus, useProgress } from './progress';

/** From here on, printing asks first. */
const MANY = 500;

/** Documents of one kind, to print in one go. */
export interface PrintManyKind extends PrintKind {
  /** `remitos.pdf` */
  fileName: string;
}

interface Outcome {
  kind: PrintManyKind;
  printed: number;
  failed: readonly NotPrinted[];
}

const askMany = (count: string): Question => ({
  title: `¿Imprimir ${count}?`,
  parts: [{ text: 'Van en un solo documento. Armarlo puede tardar unos minutos.' }],
  confirm: 'Imprimir',
});

interface PrintMany {
  /** Prints documents in one window. Call it inside the click handler, or the browser blocks the window. */
  print: (items: readonly Printable[], kind: PrintManyKind) => void;
  /** Running, or ended less than a second ago. */
  busy: boolean;
  /** The progress with its Cancelar, and the dialogs. */
  status: ReactNode;
}

/**
 * Prints the documents of ticked rows as one. What fails stays ticked and is named in a dialog, which retries; what was printed beside
 * it is unticked. Without failures the selection stays. Leaving the screen cancels.
 */
export function usePrintMany(
  selection: RowSelection,
  /** Gets the focus if Cancelar has it when it unmounts. */
  focusAfter: RefObject<HTMLButtonElement | null>,
): PrintMany {
  const { progress, follow } = useProgress(0);
  const { ask, dialog } = useConfirm();
  const guard = useSubmitGuard();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [opened, setOpened] = useState(false);
  const cancelLeft = useEffectEvent(() => progress?.cancel());
  useEffect(() => () => cancelLeft(), []);

  async function run(items: readonly Printable[], kind: PrintManyKind) {
    const count = showCount(items.length, kind.noun);
    const job = items.length < MANY ? openPrintJob() : await ask(askMany(count), openPrintJob);
    if (!job) return;
    tellBlocked(job);
    try {
      const { pdf, printed, failed, ended } = await follow(items.length, (options) =>
        fetchJoined(items, kind, options),
      );
      if (pdf) {
        const [only, ...others] = printed;
        const name =
          only && others.length === 0 ? only.name : `${kind.title} (${showCount(printed.length)})`;
        printPdf(job, { name, fileName: kind.fileName, pdf });
      } else job.cancel();
      if (ended?.by === 'user') toasts.warning('Impresión cancelada: no se imprimió nada.');
      else if (ended) showSessionEnd(ended, ': no se imprimió nada. Todo sigue tildado.');
      else if (failed.length > 0) {
        selection.remove(printed.map(({ id }) => id));
        setOutcome({ kind, printed: printed.length, failed });
        setOpened(true);
      } else toasts.success(`${count} en un documento. Queda en Últimas impresiones.`);
    } catch (error) {
      job.cancel();
      showError(error, 'No se pudo armar el documento: no se imprimió nada. Probá de nuevo.');
    }
  }

  const print = (items: readonly Printable[], kind: PrintManyKind) =>
    void guard.run(() => run(items, kind));

  return {
    print,
    busy: guard.blocked,
    status: (
      <>
        <ProgressStatus label="Preparados" progress={progress} focusAfter={focusAfter} />
        {dialog}
        {outcome && (
          <FailedDialog
            opened={opened}
            outcome={outcome}
            busy={guard.blocked}
            onClose={() => setOpened(false)}
            onRetry={() => {
              setOpened(false);
              print(outcome.failed, outcome.kind);
            }}
          />
        )}
      </>
    ),
  };
}

interface FailedDialogProps {
  opened: boolean;
  outcome: Outcome;
  busy: boolean;
  onClose: () => void;
  onRetry: () => void;
}

const nameAndReason = ({ name, reason }: NotPrinted) => `${name}: ${reason}`;

function FailedDialog({ opened, outcome, busy, onClose, onRetry }: FailedDialogProps) {
  const { kind, printed, failed } = outcome;
  const title = `${showCount(failed.length, kind.noun)} sin imprimir`;
  return (
    <Modal opened={opened} onClose={onClose} title={title} centered>
      <Text size="sm">
        {printed > 0
          ? `Se imprimió el resto: ${showCount(printed, kind.noun)}. Lo que falta sigue tildado:`
          : 'No se imprimió nada. Todo sigue tildado:'}
      </Text>
      <NameList fw={600}>
        {failed.map((one) => (
          <li key={one.id}>{nameAndReason(one)}</li>
        ))}
      </NameList>
      <Foot>
        <Button variant="default" onClick={onClose}>
          Cerrar
        </Button>
        <GuardedButton data-autofocus blockedBy={busy ? '' : null} onClick={onRetry}>
          {`Reintentar (${failed.length})`}
        </GuardedButton>
      </Foot>
    </Modal>
  );
}
