import { utils, write } from '@e965/xlsx';
import { noop } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { runJob, type PlanillaJob } from '@/lib/planilla/run-job';

/** Does the worker's jobs on the page: happy-dom lacks workers. Call it in a test file's body. Returns the files that it writes. */
export function replaceWorker(): readonly Uint8Array<ArrayBuffer>[] {
  const written: Uint8Array<ArrayBuffer>[] = [];
  class PageWorker extends EventTarget {
    postMessage(job: PlanillaJob) {
      void runJob(job).then((answer) => {
        if (answer instanceof Uint8Array) written.push(answer as Uint8Array<ArrayBuffer>);
        this.dispatchEvent(new MessageEvent('message', { data: { answer } }));
      });
    }

    terminate = noop;
  }
  beforeEach(() => void vi.stubGlobal('Worker', PageWorker));
  return written;
}

export type Cells = readonly (readonly (string | number | boolean | null)[])[];

/** An Excel file by an independent library. */
export function excelFile(rows: Cells, name = 'pedido.xlsx'): File {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  const book = { SheetNames: ['Hoja1'], Sheets: { Hoja1: sheet } };
  return new File([write(book, { bookType: 'xlsx', type: 'array' }) as ArrayBuffer], name);
}

export const openFile = (user: UserEvent, file: File) =>
  user.upload(screen.getByLabelText('Archivo de la planilla'), file);
