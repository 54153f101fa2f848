import { onReset } from './resets';
import { attempt, personalKey } from './storage';

/** Local storage keys of drafts are `borrador:<user>:<random>`, one for each open form. */
export const PREFIX = 'borrador';
/** Session storage key, used where the browser has no Web Locks: the keys of the drafts that this tab wrote. */
export const OWN_KEYS = 'borradores';

export const storedKeys = (prefix: string): string[] =>
  attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}:`))) ?? [];

export const remove = (key: string) => attempt(() => localStorage.removeItem(key));

/** Draft keys whose locks this tab holds. */
export const held = new Set<string>();
onReset(() => held.clear());

/** Web Locks, which show whether a draft's tab is still open. Undefined where the panel is served without TLS. */
export const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

export function ownKeys(): string[] {
  const keys = attempt(() => JSON.parse(sessionStorage.getItem(OWN_KEYS) ?? '') as unknown);
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

/** The start of the keys of a user's drafts. Null for a sign-in without a name, which has none. */
export const prefixOf = (user: string) => personalKey(PREFIX, user);

/** Deletes a user's drafts, except those that other open tabs hold. */
export function forgetDrafts(user: string): void {
  const prefix = prefixOf(user);
  if (prefix === null) return;
  const manager = locks();
  const keys = manager ? storedKeys(prefix) : ownKeys();
  for (const key of keys) {
    if (!manager || held.has(key)) remove(key);
    else void manager.request(key, { ifAvailable: true }, (lock) => lock && remove(key));
  }
}
