import type { Schema } from './document';

/** What is wrong with a value of the right type. */
export interface ValueProblem {
  expected: string;
  /** What the panel makes of it. */
  panel: string;
  change: string;
}

/** UTF-8 that was read as Latin-1 or Windows-1252: `PeÃ±a`, `â€œ`. */
const TWICE_ENCODED = /[ÃÂ][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|â€/;

const INSTANT = /T\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/;

const isDay = ({ format, pattern }: Schema): boolean =>
  format === 'date' || (pattern?.startsWith(String.raw`^\d{2}\/`) ?? false);

function textProblem(schema: Schema, value: string): ValueProblem | null {
  if (value.includes('�') || TWICE_ENCODED.test(value)) {
    return {
      expected: 'a text in UTF-8',
      panel: 'shows and prints these signs in place of the letters',
      change: 'use UTF-8 from the database and its connection to the answer',
    };
  }
  if (schema.enum && !schema.enum.includes(value)) {
    return {
      expected: schema.enum.map((one) => JSON.stringify(one)).join(', '),
      panel: 'does not know it: a notice is shown as one of no urgency',
      change: 'answer one of these values, to the letter',
    };
  }
  if (isDay(schema) && INSTANT.test(value)) {
    return {
      expected: 'a day, without time and zone',
      panel: 'takes the day that is written, which in UTC is not always the day in Buenos Aires',
      change: 'answer a LocalDate: 2026-11-20',
    };
  }
  return null;
}

function numberProblem({ type }: Schema, name: string, value: number): ValueProblem | null {
  if (type === 'integer' && !Number.isSafeInteger(value)) {
    return {
      expected: 'a whole number below 2^53',
      panel: 'reads it rounded: the record is not found, or another one is',
      change: 'number records below 2^53, as a sequence of the database does',
    };
  }
  if (name.startsWith('porcentaje') && value > 1) {
    return {
      expected: 'a fraction: 0.1 is 10 %',
      panel: `counts with ${value * 100} %`,
      change: 'divide it by 100',
    };
  }
  return null;
}

/** What is wrong with a value that has the contract's type; null if nothing is. `name` is its field's. */
export function valueProblem(schema: Schema, name: string, value: unknown): ValueProblem | null {
  if (typeof value === 'string') return textProblem(schema, value);
  if (typeof value === 'number') return numberProblem(schema, name, value);
  return null;
}
