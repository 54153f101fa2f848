import { ActionIcon, Box, Group } from '@mantine/core';
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { forgetChange, type LastChange, type Undone } from '@/lib/cache/last-change';
import { undoChange } from './undo-change';
import { someOf } from '@/lib/values/some-of';
import { GuardedButton } from '@/ui/action/guarded-button';
import { useScreenKeys } from '@/ui/action/screen-keys';
import { FailedRows } from '@/ui/bulk/failed-rows';
import { CancelButton, progressText } from '@/ui/bulk/progress';
import { handOverFocus } from '@/ui/feedback/hand-over-focus';
import classes from './change-line.module.css';

const MAX_NAMES_PER_REASON = 10;

export function ChangeLine({ last }: { last: LastChange }) {
  const queryClient = useQueryClient();
  const line = useRef<HTMLElement>(null);
  const { progress, undone } = last;
  const undoing = progressText('Deshaciendo', progress);
  const isUndone = undone !== null && progress === null;

  function undo() {
    // The key works far down in the list too.
    line.current?.scrollIntoView({ block: 'nearest' });
    void undoChange(queryClient);
  }

  // Elsewhere the key takes typed text back.
  useScreenKeys(progress || undone ? [] : ['mod+Z'], undo, 'form, [role="dialog"]');

  return (
    <section
      ref={line}
      className={classes.line}
      data-print="never"
      role="group"
      aria-label="Último cambio"
      tabIndex={-1}
    >
      {isUndone && undone.notUndone.length > 0 ? (
        <FailedRows
          failure={{
            title: undone.text,
            others: notesOf(undone).map((text) => <div key={text}>{text}</div>),
            reasons: reasonsOf(undone),
            retryable: undone.notUndone.filter(({ canRetry }) => canRetry).length,
            retry: undo,
          }}
          onClose={forgetChange}
        />
      ) : (
        <Group gap="xs" wrap="nowrap" py="0.4rem" pl="sm" pr="xs" className={classes.plain}>
          <IconArrowBackUp size={18} stroke={1.7} aria-hidden="true" />
          <Box role="status" flex={1} miw={0}>
            {undoing ?? lineText(last)}
          </Box>
          {progress && undoing ? (
            <CancelButton progress={progress} focusAfter={line} />
          ) : (
            !isUndone && (
              <GuardedButton
                ref={handOverFocus}
                size="xs"
                variant="default"
                title="Ctrl+Z"
                aria-keyshortcuts="Control+Z"
                loading={progress !== null}
                blockedBy={progress ? '' : null}
                onClick={undo}
              >
                Deshacer
              </GuardedButton>
            )
          )}
          {!progress && (
            <ActionIcon
              ref={handOverFocus}
              variant="subtle"
              color="gray"
              aria-label="Descartar aviso"
              onClick={forgetChange}
            >
              <IconX size={18} aria-hidden="true" />
            </ActionIcon>
          )}
        </Group>
      )}
    </section>
  );
}

function lineText({ change, progress, undone }: LastChange): string {
  if (!undone || progress) return change.text;
  return [undone.text, ...notesOf(undone)].join('. ');
}

function namesByText(rows: readonly (readonly [text: string, name: string])[]) {
  const names = new Map<string, string[]>();
  for (const [text, name] of rows) names.set(text, [...(names.get(text) ?? []), name]);
  return (text: string) => `${someOf(names.get(text) ?? [], MAX_NAMES_PER_REASON)}: ${text}`;
}

function reasonsOf({ notUndone }: Undone) {
  const withNames = namesByText(notUndone.map(({ reason, record }) => [reason, record.name]));
  return notUndone.map(({ reason }) => withNames(reason));
}

function notesOf({ notes }: Undone): string[] {
  const withNames = namesByText(notes.map(({ note, name }) => [note, name]));
  return [...new Set(notes.map(({ note }) => note))].map(withNames);
}
