import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export const BarNoticePlace = createContext<HTMLElement | null>(null);

/** Renders its content above the buttons of the `SelectionBar` around it. */
export function BarNotice({ children }: { children: ReactNode }) {
  const place = useContext(BarNoticePlace);
  return place && createPortal(children, place);
}
