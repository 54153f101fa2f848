import { Box, Group } from '@mantine/core';
import { useCallback, type RefObject } from 'react';
import type { Progress } from '@/lib/cache/run-many';
import { showCount } from '@/lib/values/show-importe';
import { GuardedButton } from '@/ui/action/guarded-button';
import classes from './progress.module.css';

/** Runs of up to so many rows show no progress. */
export const FEW_ROWS = 4;

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

/** `Actualizados 100 de 250` with Cancelar. Covers the bar's summary, so that the bar keeps its height. */
export const ProgressStatus = ({ progress, focusAfter }: ProgressStatusProps) =>
  progress &&
  progress.total > progress.few && (
    <Group gap="sm" wrap="nowrap" px="sm" miw="19rem" className={classes.progress} data-progress>
      <Box component="span" fw={600} role="status">
        {`${progress.label} ${showCount(progress.done)} de ${showCount(progress.total)}`}
      </Box>
      <CancelButton progress={progress} focusAfter={focusAfter} />
    </Group>
  );

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
