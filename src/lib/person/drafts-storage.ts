import { onReset } from '@/lib/page/resets';
import { personalKey, storedKeys, writeStored } from './storage';

/** A key is `borrador:<user>:<tab>:<count>`, one for each open form. */
export const PREFIX = 'borrador';

/** Web Locks show whether a draft's tab is still open. Undefined if the panel is served without TLS: no draft is kept then. */
export const locks = (): LockManager | undefined =>
  'locks' in navigator ? navigator.locks : undefined;

const TAB = crypto.getRandomValues(new Uint32Array(2)).join('-');
let draftCount = 0;

export const newKey = (prefix: string) => `${prefix}:${TAB}:${(draftCount += 1)}`;

/** A tab holds this lock as long as it lives, and then another tab that offers its drafts. */
export const lockOf = (key: string) => key.replace(/:\d+$/, '');

export const held = new Set<string>();
onReset(() => held.clear());

export const remove = (key: string) => writeStored(key, null);

/** Keys of drafts that are being saved. No form of this tab offers them. */
export const handedOver = new Set<string>();
onReset(() => handedOver.clear());

export const prefixOf = (user: string) => personalKey(PREFIX, user);

/** Deletes a user's drafts, except those that other open tabs hold, and those that are still being saved. */
export function forgetDrafts(user: string): void {
  const prefix = prefixOf(user);
  if (prefix === null) return;
  for (const key of storedKeys(prefix).filter((one) => !handedOver.has(one))) {
    if (held.has(lockOf(key))) remove(key);
    else void locks()?.request(lockOf(key), { ifAvailable: true }, (lock) => lock && remove(key));
  }
}
