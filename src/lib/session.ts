import { useSyncExternalStore } from 'react';
import { forgetDrafts } from './drafts-storage';

const TOKEN_KEY = 'jwtToken';
const USER_KEY = 'user';
/** The longest delay a timer takes; a later expiry is waited for in steps. */
const MAX_DELAY = 2_147_483_647;

/**
 * - `signed-out`: nobody is signed in.
 * - `signed-in`: the stored token is valid.
 * - `expired`: the token ran out, or the server refused it, while a screen was open. The keys are cleared already; the screen stays, so
 *   that what was typed is still there after signing in again.
 */
export type SessionStatus = 'signed-out' | 'signed-in' | 'expired';

/** The `exp` claim of a JWT in milliseconds since the epoch, or null where the token cannot be decoded or has none. */
export function tokenExpiry(token: string): number | null {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const claims: unknown = JSON.parse(atob(payload));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null;
    return typeof claims.exp === 'number' ? claims.exp * 1000 : null;
  } catch {
    return null;
  }
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

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** What names a stored user. By hand: the sign-in, which is to come fast, has no need of schemas otherwise. */
function nameOf(user: unknown): string | number | undefined {
  if (typeof user !== 'object' || user === null) return undefined;
  const { id, username } = user as { id?: unknown; username?: unknown };
  const isId = typeof id === 'string' || typeof id === 'number';
  if ((id !== undefined && !isId) || !['string', 'undefined'].includes(typeof username)) {
    return undefined;
  }
  return id ?? (username as string | undefined);
}

function storedToken(): string | null {
  return window.localStorage.getItem(TOKEN_KEY);
}

/** What was stored of the person who is, or was last, signed in here. */
let lastUser: string | null = null;

function storedUser(): string | null {
  lastUser = window.localStorage.getItem(USER_KEY) ?? lastUser;
  return lastUser;
}

function clearStorage() {
  storedUser();
  window.localStorage.removeItem(TOKEN_KEY);
  window.localStorage.removeItem(USER_KEY);
}

function setStatus(next: SessionStatus) {
  if (next === status) return;
  status = next;
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

/** Another tab signed in or out; a `former` token that ran out anyway counts as its expiry. */
function follow(former: string | null) {
  if (isTokenValid(storedToken())) {
    watchExpiry();
    setStatus('signed-in');
  } else if (status === 'signed-in') {
    clearTimeout(timer);
    setStatus(former && !isTokenValid(former) ? 'expired' : 'signed-out');
  }
}

function onStorage({ key, oldValue }: StorageEvent) {
  if (key === TOKEN_KEY || key === null) follow(oldValue);
}

/** A page that comes back as it was left, from the browser's back-forward cache, heard nothing of other tabs meanwhile. */
function onPageShow({ persisted }: PageTransitionEvent) {
  if (persisted) follow(storedToken());
}

/** The session of this browser (spec section 3, Session): the only place that knows the storage keys. */
export const session = {
  /** Reads what is stored and begins to watch it. Called once, before the router starts. */
  start(): () => void {
    status = isTokenValid(storedToken()) ? 'signed-in' : 'signed-out';
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

  /**
   * Tells one person from another: the id or the name that came with signing in, kept in mind after the session ran out. What else the
   * server says of a person is its own affair (spec section 3, Session).
   */
  userId(): string {
    return String(nameOf(parseJson(storedUser())) ?? storedUser() ?? '');
  },

  signIn(token: string, user: unknown) {
    window.localStorage.setItem(TOKEN_KEY, token);
    window.localStorage.setItem(USER_KEY, JSON.stringify(user ?? null));
    watchExpiry();
    setStatus('signed-in');
  },

  /** Ends the session by the person's own will: what they were typing is not kept either. */
  signOut() {
    clearTimeout(timer);
    forgetDrafts(session.userId());
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
