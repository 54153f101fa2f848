import { onReset } from '@/lib/page/resets';
import { attempt, personalKey } from './storage';

/** The keys of drafts are `borrador:<user>:<random>`, one for each open form. */
export const PREFIX = 'borrador';

/** Web Locks, which show whether a draft's tab is still open. Undefined where the panel is served without TLS. */
export const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Without locks drafts stay in their tab. May throw where the browser blocks it. */
export const store = (): Storage => (locks() ? localStorage : sessionStorage);

export const storedKeys = (prefix: string): string[] =>
  attempt(() => Object.keys(store()).filter((key) => key.startsWith(`${prefix}:`))) ?? [];

export const remove = (key: string) => attempt(() => store().removeItem(key));

/** Draft keys whose locks this tab holds. */
export const held = new Set<string>();
onReset(() => held.clear());

/** Keys of drafts that are being saved, which no form of this tab offers. */
export const handedOver = new Set<string>();
onReset(() => handedOver.clear());

/** The start of the keys of a user's drafts. Null for a sign-in without a name, which has none. */
export const prefixOf = (user: string) => personalKey(PREFIX, user);

/** Deletes a user's drafts, except those that other open tabs hold, and those whose values the server may not have yet. */
export function forgetDrafts(user: string): void {
  const prefix = prefixOf(user);
  if (prefix === null) return;
  const manager = locks();
  for (const key of storedKeys(prefix).filter((one) => !handedOver.has(one))) {
    if (!manager || held.has(key)) remove(key);
    else void manager.request(key, { ifAvailable: true }, (lock) => lock && remove(key));
  }
}
