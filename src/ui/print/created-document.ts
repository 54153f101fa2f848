import { mutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { requestCreated } from '@/lib/api/http';
import { toasts } from '@/lib/page/toasts';
import { printDocument } from '@/lib/print/document';
import type { PaperSource } from '@/lib/print/stored';
import { openPrintJob, type PrintJob } from '@/lib/print/window';

interface DocumentOptions<Payload, Item> {
  key: readonly string[];
  path: string;
  /** `Recibo`, which its id follows. */
  name: string;
  /** `recibo`, which its id follows, or `unnumbered` if the answer could not be read. */
  fileName: string;
  unnumbered: string;
  load: (id: number) => Promise<string | null>;
  source: (payload: Payload) => PaperSource<Item>;
  texts: {
    created: string;
    createError: string;
    pdfError: string;
    /** If it may be there although the call failed. */
    unknown: ReactNode;
    unprinted: ReactNode;
  };
}

export type CreatedDocument<Payload extends object> = ReturnType<typeof createdDocument<Payload>>;

/** A document that the server makes of a payload, numbers and keeps as a PDF. */
export function createdDocument<Payload extends object, Item = never>({
  key,
  path,
  name,
  fileName,
  unnumbered,
  load,
  source,
  texts,
}: DocumentOptions<Payload, Item>) {
  /** `id` is null if the server's answer could not be read. Never throws. Returns whether there was a PDF. */
  const print = (job: PrintJob, id: number | null, payload: Payload): Promise<boolean> =>
    printDocument(job, {
      name: id === null ? name : `${name} ${id}`,
      source: source(payload),
      load: async () => (id === null ? null : load(id)),
      fileName: `${fileName}-${id ?? unnumbered}.pdf`,
      error: texts.pdfError,
    });

  return {
    print,
    texts,
    /** `answer` is null if it could not be read. Not a toast of the mutation: that would be shown to whoever is signed in by then. */
    sayCreated: (answer: { id: number } | null, payload: Payload) =>
      toasts.success(
        texts.created,
        answer
          ? { label: 'Reimprimir', onClick: () => void print(openPrintJob(), answer.id, payload) }
          : undefined,
      ),
    creation: mutationOptions({
      mutationKey: key,
      mutationFn: (json: Payload) =>
        requestCreated({ method: 'post', path, json }, z.object({ id: z.number() })),
      meta: { error: texts.createError },
      // Remembered, so that a second one of the same asks first.
      gcTime: Infinity,
    }),
  };
}
