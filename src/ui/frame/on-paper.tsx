import type { ReactNode } from 'react';
import { useIsPaper } from './use-is-paper';

export const OnPaper = ({ children }: { children: ReactNode }) =>
  useIsPaper() && <div data-print="only">{children}</div>;
