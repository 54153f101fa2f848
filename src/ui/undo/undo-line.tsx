import { lastChange } from '@/lib/cache/last-change';
import { useStore } from '@/lib/page/store';
import { BarNotice } from '@/ui/bulk/bar-notice';
import { ChangeLine } from './change-line';

/** The user's last change, if it is of this entity, and its way back. Render it in the bar of each list of the entity. */
export function UndoLine({ of }: { of: unknown }) {
  const last = useStore(lastChange);
  if (!last || last.change.entity !== of) return null;
  return (
    <BarNotice>
      <ChangeLine last={last} />
    </BarNotice>
  );
}
