import { lastChange } from '@/lib/cache/last-change';
import { useStore } from '@/lib/page/store';

/** The user's last change, if it is of this entity, and its way back. Render it above each list of the entity. */
export function UndoLine({ of }: { of: unknown }) {
  const last = useStore(lastChange);
  return last && last.change.entity === of && <last.Line last={last} />;
}
