import * as z from 'zod/mini';
import { NEXT_DAY_HOUR } from '@/domain/fecha-por-defecto';
import { logError } from './log';
import { onReset } from './resets';

/** A URL of http or https, or a path on the panel's own origin. */
const isHttpUrl = (text: string): boolean =>
  URL.canParse(text, window.location.origin) &&
  /^https?:$/.test(new URL(text, window.location.origin).protocol);

/** The policy loads images from the panel's own origin only. */
const isOwnPath = (text: string): boolean => /^\/(?!\/)/.test(text);

const shape = {
  /** The API's base URL. */
  apiUrl: z.string().check(z.minLength(1), z.refine(isHttpUrl)),
  /** The carrier's name, on screens, receipts and statements. */
  companyName: z.string().check(z.trim(), z.minLength(1)),
  /** The path of an image beside the name, for light and dark grounds. Null: the panel's own. */
  logo: z.nullable(z.string().check(z.refine(isOwnPath))),
  /** From this hour on, 0 to 24, forms and filters begin with tomorrow's date. 24: never. */
  nextDayHour: z.int().check(z.gte(0), z.lte(24)),
  /** The town that a new client, representative, driver or employee begins with. */
  localidad: z.string(),
  /** Whether creations and updates carry an `Idempotency-Key`. */
  idempotencyKeys: z.boolean(),
  /** Where errors are reported, or null: nowhere. */
  errorCollector: z.nullable(z.string().check(z.minLength(1), z.refine(isHttpUrl))),
};

export type Config = { [Name in keyof typeof shape]: z.output<(typeof shape)[Name]> };

export const DEFAULT_CONFIG: Config = {
  apiUrl: '/api',
  companyName: 'Transporte de Cargas',
  logo: null,
  nextDayHour: NEXT_DAY_HOUR,
  localidad: '',
  idempotencyKeys: false,
  errorCollector: null,
};

/** What a carrier sets for its own panel: `config.json` beside the page, or the defaults until it has loaded. Read it while rendering, not before. */
export const config: Config = { ...DEFAULT_CONFIG };

/** What is wrong with `config.json`, for the staff. Null: nothing. */
export let configProblem: string | null = null;

onReset(() => {
  Object.assign(config, DEFAULT_CONFIG);
  configProblem = null;
});

/** The first screen waits for the file. */
const TIMEOUT_MS = 3000;
const TELL = 'Se usan los valores de fábrica. Avisá a quien administra el panel.';

/** Asks the server that the panel comes from for `config.json`. Rejects without an answer, or after three seconds unless `options` has a signal. */
export const fetchConfigFile = (options?: RequestInit): Promise<Response> =>
  fetch(`${import.meta.env.BASE_URL}config.json`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...options,
  });

async function fetchConfig(): Promise<Record<string, unknown>> {
  const response = await fetchConfigFile();
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  return z.record(z.string(), z.unknown()).parse(await response.json());
}

/** Case, dashes and underscores aside. */
const letters = (name: string) => name.replaceAll(/[-_\s]/g, '').toLowerCase();

/** `companyname (¿quisiste decir companyName?)` */
function unknownText(name: string): string {
  const meant = Object.keys(shape).find((known) => letters(known) === letters(name));
  return meant ? `${name} (¿quisiste decir ${meant}?)` : name;
}

/**
 * Reads `config.json`, which the page has preloaded. Never rejects: a value that is missing or wrong has its default, and `configProblem`
 * names it, as it names a field that the panel does not know.
 */
export async function loadConfig(): Promise<void> {
  configProblem = null;
  try {
    const found = await fetchConfig();
    const wrong = (Object.keys(shape) as (keyof Config)[]).filter((name) => {
      if (found[name] === undefined) return false;
      const read = shape[name].safeParse(found[name]);
      if (read.success) Object.assign(config, { [name]: read.data });
      return !read.success;
    });
    const unknown = Object.keys(found).filter((name) => !Object.hasOwn(shape, name));
    const problems = [
      wrong.length > 0 && `No sirve en config.json: ${wrong.join(', ')}.`,
      unknown.length > 0 && `No se conoce en config.json: ${unknown.map(unknownText).join(', ')}.`,
    ].filter(Boolean);
    if (problems.length > 0) configProblem = [...problems, TELL].join(' ');
  } catch (error) {
    logError(error);
    configProblem = `No se pudo leer config.json. ${TELL}`;
  }
}

/** The API's base URL: absolute, with a trailing slash. */
export const apiUrl = (): string =>
  new URL(config.apiUrl.replace(/\/*$/, '/'), window.location.origin).href;
