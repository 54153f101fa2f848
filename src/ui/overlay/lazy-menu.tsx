import { useState, type ReactNode } from 'react';
import { lazyOverlay } from './lazy-overlay';

interface OpenerProps {
  'aria-haspopup': 'menu';
  'aria-expanded': false;
  onClick: () => void;
}

/** A lazy menu. `opener` renders its button until the chunk has loaded, which renders it again and opens on mount (`useOpenedMenu`). */
export function lazyMenu<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  opener: (props: OpenerProps, menu: Props) => ReactNode,
  options?: { prefetched: boolean },
) {
  const Loaded = lazyOverlay<Props & { opened: boolean }>(load, options);

  return function LazyMenu(props: Props) {
    const [wanted, setWanted] = useState(false);
    return (
      <Loaded
        {...props}
        opened={wanted}
        onClose={() => setWanted(false)}
        fallback={opener(
          { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setWanted(true) },
          props,
        )}
      />
    );
  };
}
