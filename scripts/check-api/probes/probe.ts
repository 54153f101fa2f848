import type { Asked, Server } from '../ask';
import type { Finding } from '../judge';
import type { Firsts, Read } from '../reads';
import { contentOf, notChecked, resultOf, rowsIn, type CallResult, type Limits } from '../results';

/** What a probe asks with, and what is known from the reads before it. */
export interface ProbeContext extends Limits {
  server: Server;
  firsts: Firsts;
}

interface Outcome {
  findings: Finding[];
  notes?: string[];
}

/** Something that a server must do, besides answering each call in the contract's form. */
export interface Probe {
  name: string;
  screens: string[];
  /** What is wrong, or why it cannot be told. */
  run: (context: ProbeContext) => Promise<Outcome | { reason: string }>;
}

export const EVERY_SCREEN = ['Every screen'];

export type Row = Record<string, unknown>;

/** The rows of an answer, and its page, in whatever form they came. Null for what is not a list. */
export function listOf({ document }: ProbeContext, { call }: Read, asked: Asked) {
  const body = contentOf(document, call, asked);
  const rows = rowsIn(body);
  return rows && { rows, page: (body as { page?: Row }).page ?? {} };
}

export async function runProbe(context: ProbeContext, probe: Probe): Promise<CallResult> {
  const call = { call: probe.name, screens: probe.screens };
  const outcome = await probe.run(context);
  if ('reason' in outcome) return notChecked(call, outcome.reason);
  return resultOf(call, { slow: Infinity }, null, outcome.findings, outcome.notes);
}
