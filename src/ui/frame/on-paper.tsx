import type { ReactNode } from 'react';
import { useIsPaper } from './use-is-paper';

/** What stands on paper alone, and is rendered only for it. */
export const OnPaper = ({ children }: { children: ReactNode }) =>
  useIsPaper() && <div data-print="only">{children}</div>;
