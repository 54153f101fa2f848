import { useSyncExternalStore } from 'react';
import { forgetDrafts } from './drafts-storage';
import { attempt, storage } from './storage';

const TOKEN_KEY = 'jwtToken';
const USER_KEY = 'user';
/** Set from Cerrar sesión until the next sign-in: other tabs tell it from a token that was lost. */
const CLOSED_KEY = 'sesionCerrada';
/** The longest delay a timer takes; a later expiry is waited for in steps. */
const MAX_DELAY = 2_147_483_647;

/**
 * - `signed-out`: nobody is signed in.
 * - `signed-in`: the stored token is valid.
 * - `expired`: the token ran out, was refused or was lost while a screen was open. The keys are cleared already; the screen stays, so
 *   that what was typed is still there after signing in again.
 * - `closed`: somebody pressed Cerrar sesión in another tab. The screen leaves, after asking about unsaved work.
 */
export type SessionStatus = 'signed-out' | 'signed-in' | 'expired' | 'closed';

/** Whether a screen stays open after its session ended: nothing is fetched until somebody signs in again. */
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

/** The `exp` claim of a JWT in milliseconds since the epoch, or null where the token cannot be decoded or has none. */
export function tokenExpiry(token: string): number | null {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : null;
}

/** Spec section 4: valid only if the decoded `exp` (seconds) is later than now. */
export function isTokenValid(token: string | null): token is string {
  if (!token) return false;
  const expiry = tokenExpiry(token);
  return expiry !== null && expiry > Date.now();
}

const listeners = new Set<() => void>();
let status: SessionStatus = 'signed-out';
let timer: ReturnType<typeof setTimeout> | undefined;

/** A name, or a number that stands for one. */
const asName = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? String(value)
    : undefined;

/** Who this is: the id or name in the answer's `user`, else the token's `sub` or `username`, else the empty string. */
function identify(token: string | null, user: unknown): string {
  const { id, username } = (typeof user === 'object' && user !== null ? user : {}) as Record<
    string,
    unknown
  >;
  const claims = claimsOf(token ?? '');
  const names = [user, id, username, claims.sub, claims.username];
  return names.map(asName).find((name) => name !== undefined) ?? '';
}

const storedToken = (): string | null => storage.get(TOKEN_KEY);

const storedUser = (): unknown =>
  attempt(() => JSON.parse(storage.get(USER_KEY) ?? 'null') as unknown);

/** Who is, or was last, signed in here. */
let userId = '';

function clearStorage() {
  storage.remove(TOKEN_KEY);
  storage.remove(USER_KEY);
}

function setStatus(next: SessionStatus) {
  const nextUser = next === 'signed-in' ? identify(storedToken(), storedUser()) : userId;
  if (next === status && nextUser === userId) return;
  status = next;
  userId = nextUser;
  for (const listener of listeners) listener();
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

/** Another tab signed in, signed out or lost the token. */
function follow() {
  if (isTokenValid(storedToken())) {
    watchExpiry();
    setStatus('signed-in');
  } else if (status !== 'signed-out') {
    clearTimeout(timer);
    setStatus(storage.get(CLOSED_KEY) === null ? 'expired' : 'closed');
  }
}

function onStorage({ key }: StorageEvent) {
  if (key === TOKEN_KEY || key === CLOSED_KEY || key === null) follow();
}

/** A page that comes back as it was left, from the browser's back-forward cache, heard nothing of other tabs meanwhile. */
function onPageShow({ persisted }: PageTransitionEvent) {
  if (persisted) follow();
}

/** The session of this browser (spec section 3, Session): the only place that knows the storage keys. */
export const session = {
  /** Reads what is stored and begins to watch it. Called once, before the router starts. */
  start(): () => void {
    const token = storedToken();
    status = isTokenValid(token) ? 'signed-in' : 'signed-out';
    userId = status === 'signed-in' ? identify(token, storedUser()) : '';
    if (status === 'signed-out') clearStorage();
    watchExpiry();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  },

  status: (): SessionStatus => status,

  /** The bearer token, or null where there is none. */
  token: storedToken,

  /** Tells one person from another, also after the session ran out. Empty where neither the user nor the token names anybody. */
  userId: (): string => userId,

  /** Keeps a new session. The user goes first: another tab acts on the token. */
  signIn(token: string, user: unknown) {
    storage.remove(CLOSED_KEY);
    storage.set(USER_KEY, JSON.stringify(user ?? null));
    storage.set(TOKEN_KEY, token);
    watchExpiry();
    setStatus('signed-in');
  },

  /** Ends the session by the person's own will: what they were typing is not kept either, and other tabs leave too. */
  signOut() {
    clearTimeout(timer);
    forgetDrafts(userId);
    storage.set(CLOSED_KEY, 'true');
    clearStorage();
    setStatus('signed-out');
  },

  /** The token ran out or was refused. A call that comes after signing out changes nothing. */
  expire() {
    clearTimeout(timer);
    clearStorage();
    if (status === 'signed-in') setStatus('expired');
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The session's status, followed. */
export function useSessionStatus(): SessionStatus {
  return useSyncExternalStore(session.subscribe, session.status);
}

/** Who is, or was last, signed in, followed. */
export function useUserId(): string {
  return useSyncExternalStore(session.subscribe, session.userId);
}
