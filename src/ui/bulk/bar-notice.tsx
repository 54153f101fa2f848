import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export const BarNoticePlace = createContext<HTMLElement | null | undefined>(undefined);

/** Renders its content above the buttons of the `SelectionBar` around it, where it moves no row. Without a bar it stays in its place. */
export function BarNotice({ children }: { children: ReactNode }) {
  const place = useContext(BarNoticePlace);
  return place === undefined ? children : place && createPortal(children, place);
}
