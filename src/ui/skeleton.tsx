import classes from './skeleton.module.css';

/** Stands where something is awaited. The height is a CSS length. */
export function Skeleton({ height }: { height: string }) {
  return <div className={classes.skeleton} style={{ height }} data-skeleton />;
}
