import { jsonOf, type Asked } from './ask';
import type { Document } from './document';
import { judge, pdfProblem, type Finding } from './judge';
import type { Read } from './reads';

export type Status = 'fine' | 'differs' | 'missing' | 'slow' | 'not checked';

/** What came of a call. */
export interface CallResult {
  call: string;
  screens: string[];
  status: Status;
  /** Milliseconds until the answer was there; null if it was not asked. */
  ms: number | null;
  findings: Finding[];
  /** What nobody at the panel notices, or why a call was not checked. */
  notes: string[];
  /** What those screens show because of it. */
  effect?: string;
}

/** What answers are measured by. */
export interface Limits {
  document: Document;
  /** From this many milliseconds on, an answer is slow. */
  slow: number;
}

const base = ({ call, screens }: { call: string; screens: string[] }) => ({
  call,
  screens,
  findings: [],
  notes: [],
});

/** A call that was not asked, and why. */
export const notChecked = (
  call: { call: string; screens: string[] },
  reason: string,
): CallResult => ({ ...base(call), status: 'not checked', ms: null, notes: [reason] });

/** A call without a usable answer. */
export function failed(
  call: { call: string; screens: string[]; failure: string },
  { ms, what, status }: { ms: number; what: string; status: number | null },
): CallResult {
  const isMissing = status === 404 || status === 405;
  const effect =
    status === 401 ? 'the session ends, and the panel asks to sign in again' : call.failure;
  return {
    ...base(call),
    status: isMissing ? 'missing' : 'differs',
    ms,
    findings: [{ field: '', expected: 'an answer', came: what, panel: effect, times: 1 }],
    effect,
  };
}

/** Reads an answer as the panel does, and compares it with the contract. */
export function readAnswer(
  { document, slow }: Limits,
  call: Omit<Read, 'path'>,
  asked: Asked,
): { result: CallResult; output?: unknown } {
  if (!asked.ok) return { result: failed(call, asked) };
  const json = jsonOf(asked.text);
  if ('what' in json) {
    return { result: failed(call, { ms: asked.ms, what: json.what, status: asked.status }) };
  }
  const { findings, notes, output } = judge(document, call, json.body);
  const { pdf } = call;
  if (pdf !== undefined && typeof output === 'object' && output !== null) {
    const text = (output as Record<string, unknown>)[pdf];
    const problem = typeof text === 'string' ? pdfProblem(text) : null;
    if (problem !== null) {
      findings.push({
        field: pdf,
        expected: 'a PDF in base64',
        came: problem,
        panel: call.failure,
        times: 1,
      });
    }
    if (text === null && findings.length === 0) {
      return { result: notChecked(call, 'the record has no PDF'), output };
    }
  }
  const isEmpty =
    Array.isArray(output) || (typeof output === 'object' && output !== null && 'items' in output)
      ? (Array.isArray(output) ? output : (output.items as unknown[])).length === 0
      : false;
  if (isEmpty && findings.length === 0) notes.push('no rows: their fields are not checked');
  const status = findings.length > 0 ? 'differs' : asked.ms >= slow ? 'slow' : 'fine';
  const effect =
    status === 'differs'
      ? [...new Set(findings.map(({ field, panel }) => (field ? `${field}: ${panel}` : panel)))]
          .slice(0, 3)
          .join('; ')
      : status === 'slow'
        ? `waits ${(asked.ms / 1000).toFixed(1)} s`
        : undefined;
  const result: CallResult = {
    ...base(call),
    status,
    ms: asked.ms,
    findings,
    notes,
    ...(effect !== undefined && { effect }),
  };
  return { result, output };
}
