import * as z from 'zod/mini';
import { NEXT_DAY_HOUR } from '@/domain/fecha-por-defecto';
import { namesOf } from '@/lib/values/names-of';
import { someOf } from '@/lib/values/some-of';
import { logError } from './log';
import { onReset } from './resets';

const isHttpUrl = (text: string): boolean =>
  URL.canParse(text, window.location.origin) &&
  /^https?:$/.test(new URL(text, window.location.origin).protocol);

/** The content security policy loads images from the panel's own origin only. */
const isOwnPath = (text: string): boolean =>
  text.startsWith('/') &&
  isHttpUrl(text) &&
  new URL(text, window.location.origin).origin === window.location.origin;

const shape = {
  apiUrl: z.string().check(z.minLength(1), z.refine(isHttpUrl)),
  companyName: z.string().check(z.trim(), z.minLength(1)),
  /** The path of an image for light and dark backgrounds. Null: the panel's own logo. */
  logo: z.nullable(z.string().check(z.refine(isOwnPath))),
  /** From this hour (0 to 24) on, forms and filters begin with tomorrow's date. 24: never. */
  nextDayHour: z.int().check(z.gte(0), z.lte(24)),
  /** The default town of a new client, representative, driver or employee. */
  localidad: z.string(),
  idempotencyKeys: z.boolean(),
  /** The URL that error reports go to. Null: none are sent. */
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

/** The carrier's settings: `config.json` beside the page, or the defaults until it has loaded. Read it during render, not at import. */
export const config: Config = { ...DEFAULT_CONFIG };

/** A Spanish message about `config.json` for the staff, or null. */
export let configProblem: string | null = null;

onReset(() => {
  Object.assign(config, DEFAULT_CONFIG);
  configProblem = null;
});

/** A longer file is another one, and reading it would keep the first screen waiting. */
const MAX_CONFIG_LETTERS = 20_000;
const MAX_UNKNOWN_NAMED = 3;

const LOAD_TIMEOUT_MS = 3000;
const TELL = 'Se usan los valores de fábrica. Avisá a quien administra el panel.';

/** Rejects without an answer, or after three seconds unless `options` has a signal. */
export const fetchConfigFile = (options?: RequestInit): Promise<Response> =>
  fetch(`${import.meta.env.BASE_URL}config.json`, {
    signal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
    ...options,
  });

async function fetchConfig(): Promise<Record<string, unknown>> {
  const response = await fetchConfigFile();
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  const text = await response.text();
  if (text.length > MAX_CONFIG_LETTERS) throw new Error(`config.json: ${text.length} letters`);
  return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
}

/** Never rejects: a missing or wrong value keeps its default, and `configProblem` names wrong values and unknown fields. */
export async function loadConfig(): Promise<void> {
  configProblem = null;
  try {
    const found = await fetchConfig();
    const wrong = namesOf(shape).filter((name) => {
      if (found[name] === undefined) return false;
      const read = shape[name].safeParse(found[name]);
      if (read.success) Object.assign(config, { [name]: read.data });
      return !read.success;
    });
    const unknown = Object.keys(found).filter((name) => !Object.hasOwn(shape, name));
    const problems = [
      wrong.length > 0 && `No sirve en config.json: ${wrong.join(', ')}.`,
      unknown.length > 0 && `No se conoce en config.json: ${someOf(unknown, MAX_UNKNOWN_NAMED)}.`,
    ].filter(Boolean);
    if (problems.length > 0) configProblem = [...problems, TELL].join(' ');
  } catch (error) {
    logError(error);
    configProblem = `No se pudo leer config.json. ${TELL}`;
  }
}

/** Absolute, with a trailing slash. */
export const apiUrl = (): string =>
  new URL(config.apiUrl.replace(/\/*$/, '/'), window.location.origin).href;
