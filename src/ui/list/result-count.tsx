import { showCount } from '@/lib/show-importe';
import classes from './result-count.module.css';

interface ResultCountProps {
  /** A number of results, or a text instead. */
  children: number | string | undefined;
}

/** `20 resultados`, announced to screen readers. */
export function ResultCount({ children: count }: ResultCountProps) {
  return (
    <span className={classes.count} role="status">
      {typeof count === 'number' ? showCount(count, 'resultado') : count}
    </span>
  );
}
