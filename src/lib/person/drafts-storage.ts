import { onReset } from '@/lib/page/resets';
import { attempt, personalKey } from './storage';

/** A key is `borrador:<user>:<random>`, one for each open form. */
export const PREFIX = 'borrador';

/** Web Locks show whether a draft's tab is still open. Undefined if the panel is served without TLS. */
export const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Without locks, drafts stay in their tab. May throw if the browser blocks storage. */
export const store = (): Storage => (locks() ? localStorage : sessionStorage);

export const storedKeys = (prefix: string): string[] =>
  attempt(() => Object.keys(store()).filter((key) => key.startsWith(`${prefix}:`))) ?? [];

export const remove = (key: string) => attempt(() => store().removeItem(key));

/** Keys whose locks this tab holds. */
export const held = new Set<string>();
onReset(() => held.clear());

/** Keys of drafts that are being saved. No form of this tab offers them. */
export const handedOver = new Set<string>();
onReset(() => handedOver.clear());

/** Null for a user without a name, who has no drafts. */
export const prefixOf = (user: string) => personalKey(PREFIX, user);

/** Deletes a user's drafts, except those that other open tabs hold, and those that are still being saved. */
export function forgetDrafts(user: string): void {
  const prefix = prefixOf(user);
  if (prefix === null) return;
  const manager = locks();
  for (const key of storedKeys(prefix).filter((one) => !handedOver.has(one))) {
    if (!manager || held.has(key)) remove(key);
    else void manager.request(key, { ifAvailable: true }, (lock) => lock && remove(key));
  }
}
