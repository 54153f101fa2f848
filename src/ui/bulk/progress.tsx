import { Box, Group } from '@mantine/core';
import { useCallback, type RefObject } from 'react';
import type { Progress } from '@/lib/cache/run-many';
import { showCount } from '@/lib/values/show-importe';
import { GuardedButton } from '@/ui/action/guarded-button';
import classes from './progress.module.css';

/** Runs of up to so many rows show no progress. */
export const FEW_ROWS = 4;

/** `Actualizados 100 de 250`. Null if nobody could read it: so `few` are done before. */
export const progressText = (
  label: string,
  progress: Progress | null,
  few = FEW_ROWS,
): string | null =>
  progress && progress.total > few
    ? `${label} ${showCount(progress.done)} de ${showCount(progress.total)}`
    : null;

export interface ShownProgress extends Progress {
  label: string;
  /** So many rows are done before anyone could read the progress. */
  few: number;
}

interface ProgressStatusProps {
  progress: ShownProgress | null;
  /** Takes the focus if Cancelar has it when it unmounts. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** The progress with Cancelar. Covers the bar's summary, so that the bar keeps its height. */
export function ProgressStatus({ progress, focusAfter }: ProgressStatusProps) {
  const text = progress && progressText(progress.label, progress, progress.few);
  return (
    text && (
      <Group gap="sm" wrap="nowrap" px="sm" miw="19rem" className={classes.progress} data-progress>
        <Box component="span" fw={600} role="status">
          {text}
        </Box>
        <CancelButton progress={progress} focusAfter={focusAfter} />
      </Group>
    )
  );
}

export function CancelButton({
  progress,
  focusAfter,
}: Pick<ProgressStatusProps, 'focusAfter'> & { progress: Progress }) {
  const handOver = useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (document.activeElement === button) focusAfter.current?.focus();
    },
    [focusAfter],
  );
  return (
    <GuardedButton
      ref={handOver}
      variant="default"
      size="xs"
      blockedBy={progress.cancelled ? '' : null}
      onClick={progress.cancel}
    >
      {progress.cancelled ? 'Cancelando…' : 'Cancelar'}
    </GuardedButton>
  );
}
