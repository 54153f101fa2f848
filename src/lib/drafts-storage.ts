import { attempt } from './storage';

/** Browser storage keys of drafts: this, whose, and one of each form that was being typed. */
export const PREFIX = 'borrador';
/** Where there are no locks: the drafts that this tab wrote, kept over a reload. */
export const OWN_KEYS = 'borradores';

export const storedKeys = (prefix: string): string[] =>
  attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}:`))) ?? [];

export const remove = (key: string) => attempt(() => localStorage.removeItem(key));

/** Keys whose locks this tab holds. */
export const held = new Set<string>();

/** The locks of the browser, which tell the drafts of living tabs. Not there where the panel is served without TLS. */
export const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

export function ownKeys(): string[] {
  const keys = attempt(() => JSON.parse(sessionStorage.getItem(OWN_KEYS) ?? '') as unknown);
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

export const prefixOf = (user: string) => `${PREFIX}:${encodeURIComponent(user)}`;

/** Forgets a person's drafts but for what other tabs that are still open hold. */
export function forgetDrafts(user: string): void {
  const manager = locks();
  const keys = manager ? storedKeys(prefixOf(user)) : ownKeys();
  for (const key of keys) {
    if (!manager || held.has(key)) remove(key);
    else void manager.request(key, { ifAvailable: true }, (lock) => lock && remove(key));
  }
}
