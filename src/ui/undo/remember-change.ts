import { forgetChange, lastChange, type Change } from '@/lib/cache/last-change';
import { session } from '@/lib/person/session';

let owner = '';

session.subscribe(() => {
  if (session.status() === 'signed-out' || session.userId() !== owner) forgetChange();
});

/** Offers to undo a change, in the place of the one before. */
export function rememberChange(change: Change): void {
  if (change.records.length === 0 || session.status() === 'signed-out') return;
  owner = session.userId();
  lastChange.set({ change, progress: null, undone: null });
}
