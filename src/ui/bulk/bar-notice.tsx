import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where a {@link SelectionBar} shows what became of its actions. */
export const BarNoticePlace = createContext<HTMLElement | null>(null);

/** Content above the buttons of the bar that it is rendered in, which stays in view while rows are ticked. */
export function BarNotice({ children }: { children: ReactNode }) {
  const place = useContext(BarNoticePlace);
  return place && createPortal(children, place);
}
