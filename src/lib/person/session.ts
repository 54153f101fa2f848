import { useSyncExternalStore } from 'react';
import { onReset } from '@/lib/page/resets';
import { createStore } from '@/lib/page/store';
import { has } from '@/lib/values/has';
import { forgetDrafts } from './drafts-storage';
import { attempt, forgetStored, KEYS, personalKey, storage, writeStored } from './storage';

/** The longest delay of a timer. A later expiry takes several timers. */
const MAX_DELAY = 2_147_483_647;

/**
 * - `expired`: the token expired, was rejected or was lost while a screen was open. The storage is already cleared. The screen stays, so
 *   that its unsaved input survives the sign-in.
 * - `closed`: the user pressed Cerrar sesión in another tab. This tab asks about unsaved work and goes to the login page.
 */
export type SessionStatus = 'signed-out' | 'signed-in' | 'expired' | 'closed';

/** A screen is still open after its session ended. Nothing is fetched until the user signs in again. */
export const isInterrupted = (status: SessionStatus): boolean =>
  status === 'expired' || status === 'closed';

interface Claims {
  exp?: unknown;
  sub?: unknown;
  username?: unknown;
}

function claimsOf(token: string): Claims {
  const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  return attempt(() => JSON.parse(atob(payload)) as Claims | null) ?? {};
}

/** The `exp` claim of a JWT in milliseconds since the epoch, or null if it is unreadable or missing. */
export function tokenExpiry(token: string): number | null {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : null;
}

/** Spec section 4: `exp` (seconds) is in the future. */
export function isTokenValid(token: string | null): token is string {
  if (!token) return false;
  const expiry = tokenExpiry(token);
  return expiry !== null && expiry > Date.now();
}

const current = createStore<{ status: SessionStatus; userId: string }>({
  status: 'signed-out',
  userId: '',
});
let timer: ReturnType<typeof setTimeout> | undefined;

const asName = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? String(value)
    : undefined;

/** The user's id or name: from the sign-in answer's `user`, else the token's `sub` or `username`, else empty. */
function identify(token: string | null, user: unknown): string {
  const claims = claimsOf(token ?? '');
  const named = (name: string) => has(user, name) && user[name];
  const names = [user, named('id'), named('username'), claims.sub, claims.username];
  return names.map(asName).find((name) => name !== undefined) ?? '';
}

const storedToken = (): string | null => storage.get('token');

const storedUser = (): unknown => attempt<unknown>(() => JSON.parse(storage.get('user') ?? 'null'));

onReset(() => clearTimeout(timer));

function clearStorage() {
  storage.set('token', null);
  storage.set('user', null);
}

function setStatus(next: SessionStatus) {
  const { status, userId } = current.get();
  const nextUser = next === 'signed-in' ? identify(storedToken(), storedUser()) : userId;
  if (next === status && nextUser === userId) return;
  current.set({ status: next, userId: nextUser });
}

function watchExpiry() {
  clearTimeout(timer);
  const token = storedToken();
  const expiry = token && tokenExpiry(token);
  if (!expiry) return;
  timer = setTimeout(
    () => (isTokenValid(token) ? watchExpiry() : session.expire()),
    Math.min(Math.max(expiry - Date.now(), 0), MAX_DELAY),
  );
}

function follow() {
  if (isTokenValid(storedToken())) {
    watchExpiry();
    setStatus('signed-in');
  } else if (session.status() !== 'signed-out') {
    clearTimeout(timer);
    setStatus(storage.get('closed') === null ? 'expired' : 'closed');
  }
}

function onStorage({ key }: StorageEvent) {
  if (key === KEYS.token || key === KEYS.closed || key === null) follow();
}

/** A page in the back-forward cache gets no storage events, so check again when it returns. */
function onPageShow({ persisted }: PageTransitionEvent) {
  if (persisted) follow();
}

/** The browser's session (spec section 3, Session). */
export const session = {
  /** Reads the stored session and watches it. Call it once, before the router starts. Returns a function that stops. */
  start(): () => void {
    const token = storedToken();
    if (isTokenValid(token))
      current.set({ status: 'signed-in', userId: identify(token, storedUser()) });
    else {
      current.set({ status: 'signed-out', userId: '' });
      clearStorage();
    }
    watchExpiry();
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('storage', onStorage, { signal });
    window.addEventListener('pageshow', onPageShow, { signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  },

  status: (): SessionStatus => current.get().status,

  token: storedToken,

  /** The current or last user's id or name, also after the session expired. Empty if unknown. */
  userId: (): string => current.get().userId,

  /** Whether the session is still `user`'s. Knows of another tab's sign-in or sign-out even before its event comes. */
  isOf(user: string): boolean {
    follow();
    return session.status() === 'signed-in' && session.userId() === user;
  },

  /** Stores the user first, because other tabs react to the token. */
  signIn(token: string, user: unknown) {
    storage.set('closed', null);
    storage.set('user', JSON.stringify(user ?? null));
    storage.set('token', token);
    watchExpiry();
    setStatus('signed-in');
  },

  /** The user signs out: deletes their drafts, planillas and recent choices, and signs out other tabs. */
  signOut() {
    clearTimeout(timer);
    forgetDrafts(session.userId());
    writeStored(personalKey('recientes', session.userId()), null);
    forgetStored('planilla', session.userId());
    storage.set('closed', 'true');
    clearStorage();
    setStatus('signed-out');
  },

  /** The token expired or was rejected. Changes nothing after a sign-out. */
  expire() {
    clearTimeout(timer);
    clearStorage();
    if (session.status() === 'signed-in') setStatus('expired');
  },

  subscribe: current.subscribe,
};

export function useSessionStatus(): SessionStatus {
  return useSyncExternalStore(session.subscribe, session.status);
}

export function useUserId(): string {
  return useSyncExternalStore(session.subscribe, session.userId);
}
