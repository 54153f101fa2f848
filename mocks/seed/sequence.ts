/** A repeatable stream of numbers: the same start gives the same data on every run and machine. */
export interface Sequence {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
  /** One of the items. */
  pick<T>(items: readonly T[]): T;
  /** True about `share` of the time. */
  chance(share: number): boolean;
}

/** Park and Miller's generator: good enough for sample data. */
export function sequence(start: number): Sequence {
  let state = start;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    chance: (share) => next() < share,
  };
}
