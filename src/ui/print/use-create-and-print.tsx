import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { openPrintJob, type PrintJob } from '@/lib/print/window';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { SaveError } from '@/ui/feedback/states';
import { useConfirm, type Question } from '@/ui/overlay/confirm';
import type { CreatedDocument } from './created-document';

interface Prepared<Payload> {
  payload: Payload;
  question: Question | null;
}

interface CreateAndPrintOptions<Payload> {
  prepare: () => Prepared<Payload> | null | Promise<Prepared<Payload> | null>;
  /** Whether `prepare` waits for the server. */
  isSlow?: () => boolean;
  onCreated: (payload: Payload) => void;
}

/** Creates a document and prints it in a window that the click opens. Render `dialog`, and `failure` with {@link CreateFailure}. */
export function useCreateAndPrint<Payload extends object>(
  { creation, sayCreated, print, texts }: CreatedDocument<Payload>,
  { prepare, isSlow = () => false, onCreated }: CreateAndPrintOptions<Payload>,
) {
  const guard = useSubmitGuard();
  const { ask, dialog } = useConfirm();
  const { mutateAsync, isPending, error } = useMutation(creation);
  /** A document that was created but not printed. Its id may be unknown. */
  const [unprinted, setUnprinted] = useState<{ id: number | null; payload: Payload } | null>(null);

  async function printCreated(job: PrintJob, id: number | null, payload: Payload) {
    setUnprinted((await print(job, id, payload)) ? null : { id, payload });
  }

  async function run() {
    // A slow search may outlive the click that allows a window.
    const early = isSlow() ? openPrintJob() : null;
    const prepared = await prepare();
    if (!prepared || prepared.question) early?.cancel();
    if (!prepared) return;
    const { payload, question } = prepared;
    const job = question ? await ask(question, openPrintJob) : (early ?? openPrintJob());
    if (!job) return;
    setUnprinted(null);
    let created: { id: number } | null;
    try {
      created = await job.run(() => mutateAsync(payload));
    } catch {
      job.cancel();
      return;
    }
    sayCreated(created, payload);
    onCreated(payload);
    await printCreated(job, created?.id ?? null, payload);
  }

  return {
    /** Call it inside the click. */
    createAndPrint: () => void guard.run(run),
    isPending,
    isBlocked: guard.blocked,
    dialog,
    failure: {
      error,
      texts,
      isUnprinted: unprinted !== null,
      /** Null if there is nothing to print again, or its id is unknown. */
      printAgain:
        unprinted?.id == null
          ? null
          : () => void printCreated(openPrintJob(), unprinted.id, unprinted.payload),
    },
  };
}

type CreateFailureProps = ReturnType<typeof useCreateAndPrint>['failure'] & {
  onRetry?: () => void;
};

/** That a document was not created, or not printed. */
export const CreateFailure = ({
  error,
  texts: { createError, unknown, unprinted },
  isUnprinted,
  printAgain,
  onRetry,
}: CreateFailureProps) => (
  <>
    <SaveError error={error} fallback={createError} unknown={unknown} onRetry={onRetry} />
    {isUnprinted && (
      <Alert color="yellow" mt="md">
        <span>{unprinted}</span>{' '}
        {printAgain && (
          <Button variant="default" size="compact-sm" onClick={printAgain}>
            Reimprimir
          </Button>
        )}
      </Alert>
    )}
  </>
);
