import { Alert, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { showCount } from '@/lib/values/show-importe';
import { GuardedButton } from '@/ui/action/guarded-button';
import { handOverFocus } from '@/ui/feedback/hand-over-focus';
import { NameList } from '@/ui/overlay/name-list';
import type { RowSelection } from '@/ui/table/use-row-selection';
import { BarNotice } from './bar-notice';

export interface Failure {
  title: string;
  others?: ReactNode;
  /** They name a row if they differ by row: `Remito 12: Sin papel`. */
  reasons: readonly string[];
  /** How many of the rows can be tried again. */
  retryable: number;
  /** Called inside the click. */
  retry: () => void;
}

const MAX_REASONS_SHOWN = 3;

/** Lists the failed rows of a run above the bar's buttons, until the next run, another search or Descartar. Render `failed` inside the bar. */
export function useFailedRows({ scope }: RowSelection, busy: boolean) {
  const [run, setRun] = useState<{ failure: Failure | null; scope: string | null } | null>(null);
  const failure = run?.scope === scope ? run.failure : null;
  const sayFailed = (said: Failure | null) => setRun({ failure: said, scope });
  const failed: ReactNode = failure && failure.reasons.length > 0 && (
    <BarNotice>
      <FailedRows failure={failure} busy={busy} onClose={() => sayFailed(null)} />
    </BarNotice>
  );
  return { failed, sayFailed };
}

interface FailedRowsProps {
  failure: Failure;
  busy?: boolean;
  onClose: () => void;
}

export function FailedRows({
  failure: { title, others, reasons, retryable, retry },
  busy = false,
  onClose,
}: FailedRowsProps) {
  const distinct = [...new Set(reasons)];
  return (
    <Alert
      ref={handOverFocus}
      color="red"
      p="xs"
      icon={<IconAlertTriangle />}
      title={title}
      withCloseButton
      closeButtonLabel="Descartar aviso"
      onClose={onClose}
    >
      <Group gap="xs" justify="space-between" align="flex-end">
        <div>
          {others}
          <NameList mt={0}>
            {distinct.slice(0, MAX_REASONS_SHOWN).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {distinct.length > MAX_REASONS_SHOWN && (
              <li>{`y ${showCount(distinct.length - MAX_REASONS_SHOWN)} más`}</li>
            )}
          </NameList>
        </div>
        {retryable > 0 && (
          <GuardedButton size="xs" variant="default" blockedBy={busy ? '' : null} onClick={retry}>
            {`Reintentar (${showCount(retryable)})`}
          </GuardedButton>
        )}
      </Group>
    </Alert>
  );
}
