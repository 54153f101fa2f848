import * as z from 'zod/mini';
import { onReset } from '@/lib/page/resets';
import { createStore, useStore } from '@/lib/page/store';
import { toasts } from '@/lib/page/toasts';

/** Returns undefined if the action throws. For browser storage that is blocked, full or unreadable. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** What the browser keeps, whoever uses it. Cerrar sesión removes `token` and `user`. */
export const KEYS = {
  token: 'jwtToken',
  user: 'user',
  /** Set from Cerrar sesión until the next sign-in, so that other tabs can tell a sign-out from a lost token. */
  closed: 'sesionCerrada',
  /** Spec section 1. */
  theme: 'vite-ui-theme',
  rail: 'menuPlegado',
  masDatos: 'masDatos',
  sound: 'sonido-remitos',
  letters: 'teclas-letras',
  /** The printer belongs to the computer, not to the user. */
  etiquetas: 'etiquetas-formato',
} as const;

/** What the browser keeps for one person. Cerrar sesión removes `recientes`, `borrador` and `planilla`, which name clients. */
type Personal =
  | 'tabla'
  | 'vistas'
  | 'recientes'
  | 'borrador'
  | 'planilla'
  | 'columnas'
  | 'cargadas';

/** Values that local storage refused, lost on reload. Null: removed. */
const memory = new Map<string, string | null>();
const isVolatile = createStore(false);

onReset(() => memory.clear());

function write(key: string, value: string | null): boolean {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, value);
    isVolatile.set(true);
    return false;
  }
}

/** What is kept under a whole key. Null: nothing. */
export const storedText = (key: string): string | null =>
  (memory.has(key) ? memory.get(key) : attempt(() => window.localStorage.getItem(key))) ?? null;

/** Local storage that never throws. If it is blocked or full, values stay in memory until the page closes. Null removes a value. */
export const storage = {
  get: (name: keyof typeof KEYS) => storedText(KEYS[name]),
  set(name: keyof typeof KEYS, value: string | null) {
    write(KEYS[name], value);
  },
};

/** The key of a user's own data: `tabla:ana:reportes`. Null for a user without a name, whom other people may share: nothing is stored. */
export const personalKey = (kind: Personal, user: string, ...names: string[]): string | null =>
  user === '' ? null : [kind, encodeURIComponent(user), ...names].join(':');

/** Reads a stored JSON value. Removes a value that does not match the schema, and shows the toast `lost`. */
export function readStored<Schema extends z.ZodMiniType>(
  key: string | null,
  schema: Schema,
  lost?: string,
): z.output<Schema> | undefined {
  const text = key === null ? null : storedText(key);
  if (key === null || text === null) return undefined;
  const { data } = z.safeParse(
    schema,
    attempt<unknown>(() => JSON.parse(text)),
  );
  if (data === undefined) {
    write(key, null);
    if (lost !== undefined) sayLost(lost);
  }
  return data;
}

/** Null removes the value. Does nothing without a key. Returns false if the browser refused it: see `storage`. */
export const writeStored = (key: string | null, value: object | null): boolean =>
  key === null || write(key, value && JSON.stringify(value));

/** Removes all that is stored for a person under a kind. */
export function forgetStored(kind: Personal, user: string): void {
  for (const key of storedKeys(personalKey(kind, user) ?? '')) write(key, null);
}

/** The keys that go on after a prefix with a colon. */
export function storedKeys(prefix: string): string[] {
  const stored = attempt(() => Object.keys(window.localStorage)) ?? [];
  return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(`${prefix}:`));
}

/** Shows the toast after the current render. */
export function sayLost(text: string): void {
  queueMicrotask(() => toasts.warning(text));
}

export const useIsStorageVolatile = (): boolean => useStore(isVolatile);
