import { Box } from '@mantine/core';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Progress } from '@/lib/cache/run-many';
import { showCount } from '@/lib/values/show-importe';
import { GuardedButton } from '@/ui/action/guarded-button';
import classes from './progress.module.css';

/** Fewer rows are done before anyone could read the progress. */
export const FEW = 4;

interface FollowOptions {
  signal: AbortSignal;
  onDone: (done: number) => void;
}

/** Follows a run over many rows, which the user can cancel. Shows no progress for up to `few` rows. */
export function useProgress(few: number) {
  const [progress, setProgress] = useState<Progress | null>(null);

  /** `run` passes its options to `runMany`. */
  async function follow<Result>(
    total: number,
    run: (options: FollowOptions) => Promise<Result>,
  ): Promise<Result> {
    const stop = new AbortController();
    const cancel = () => {
      stop.abort();
      setProgress((current) => current && { ...current, cancelled: true });
    };
    setProgress({ done: 0, total, cancelled: false, cancel });
    try {
      return await run({
        signal: stop.signal,
        onDone: (done) => setProgress((current) => current && { ...current, done }),
      });
    } finally {
      // If the run threw, its other calls must not go on.
      stop.abort();
      setProgress(null);
    }
  }

  const isShown = progress !== null && progress.total > few;
  return { isRunning: progress !== null, progress: isShown ? progress : null, follow };
}

interface ProgressStatusProps {
  label: string;
  progress: Progress | null;
  /** Takes the focus if Cancelar has it when it unmounts. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** `Actualizados 100 de 250` with Cancelar. Covers the bar's summary, so that the bar keeps its height. */
export const ProgressStatus = ({ label, progress, focusAfter }: ProgressStatusProps) =>
  progress && (
    <div className={classes.progress} data-progress>
      <Box component="span" fw={600} role="status">
        {`${label} ${showCount(progress.done)} de ${showCount(progress.total)}`}
      </Box>
      <CancelButton progress={progress} focusAfter={focusAfter} />
    </div>
  );

export function CancelButton({
  progress,
  focusAfter,
}: Omit<ProgressStatusProps, 'label' | 'progress'> & { progress: Progress }) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    const next = focusAfter.current;
    return () => {
      if (document.activeElement === button) next?.focus();
    };
  }, [focusAfter]);
  return (
    <GuardedButton
      ref={ref}
      variant="default"
      size="xs"
      blockedBy={progress.cancelled ? '' : null}
      onClick={progress.cancel}
    >
      {progress.cancelled ? 'Cancelando…' : 'Cancelar'}
    </GuardedButton>
  );
}
