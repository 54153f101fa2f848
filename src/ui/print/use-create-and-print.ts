import { useState } from 'react';
import { openPrintJob, type PrintJob } from '@/lib/print/window';
import { useConfirm, type Question } from '@/ui/overlay/confirm';

interface Prepared<Payload> {
  payload: Payload;
  question: Question | null;
}

type Preparing<Payload> = Prepared<Payload> | null | Promise<Prepared<Payload> | null>;

interface CreateAndPrintOptions<Payload> {
  /** Null if the document was created but the answer is unreadable. Rejects if nothing was created. */
  create: (payload: Payload) => Promise<{ id: number } | null>;
  /** Never throws. Returns whether there was a PDF. */
  print: (job: PrintJob, id: number | null) => Promise<boolean>;
}

/** Creates a document and prints it in a window that the click opens. Render `dialog`. */
export function useCreateAndPrint<Payload>({ create, print }: CreateAndPrintOptions<Payload>) {
  const { ask, dialog } = useConfirm();
  /** A document that was created but not printed. Its id may be unknown. */
  const [unprinted, setUnprinted] = useState<{ id: number | null } | null>(null);

  async function printCreated(job: PrintJob, id: number | null) {
    setUnprinted((await print(job, id)) ? null : { id });
  }

  return {
    dialog,
    unprinted,

    /** Call it inside the click. `prepare` returns null if nothing can be created. `isSlow`: it waits for the server. */
    async createAndPrint(prepare: () => Preparing<Payload>, isSlow = false) {
      // A slow search may outlive the click that allows a window.
      const early = isSlow ? openPrintJob() : null;
      const prepared = await prepare();
      if (!prepared || prepared.question) early?.cancel();
      if (!prepared) return;
      const { payload, question } = prepared;
      const job = question ? await ask(question, openPrintJob) : (early ?? openPrintJob());
      if (!job) return;
      setUnprinted(null);
      let created: { id: number } | null;
      try {
        created = await create(payload);
      } catch {
        job.cancel();
        return;
      }
      await printCreated(job, created?.id ?? null);
    },

    /** Call it inside the click. Null if there is no unprinted document, or its id is unknown. */
    printAgain:
      unprinted?.id == null ? null : () => void printCreated(openPrintJob(), unprinted.id),
  };
}
