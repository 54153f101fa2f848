import { useEffect, useRef } from 'react';

type Read<Item> = (signal: AbortSignal) => Promise<Item>;

/** How long after its request a record counts as what the server has now. */
const FRESH_MS = 3000;

interface ReadAhead<Item> {
  ahead: () => void;
  read: Read<Item>;
}

interface Started<Item> {
  at: number;
  controller: AbortController;
  record: Promise<Item>;
}

/**
 * The read before a PATCH, which `ahead` starts while the hand is on its way to the button. `read` takes that one over if it is fresh,
 * and else reads now. A form that reads nothing gets undefined.
 */
export function useReadAhead<Item>(read: Read<Item> | undefined): ReadAhead<Item> | undefined {
  const current = useRef<Started<Item>>(null);
  useEffect(() => () => current.current?.controller.abort(), []);
  if (!read) return undefined;

  const fresh = () =>
    current.current && performance.now() - current.current.at < FRESH_MS ? current.current : null;

  return {
    ahead() {
      if (fresh()) return;
      const controller = new AbortController();
      const started = { at: performance.now(), controller, record: read(controller.signal) };
      current.current?.controller.abort();
      current.current = started;
      // Forgotten if it fails, so that the save reads once more.
      started.record.catch(() => {
        if (current.current === started) current.current = null;
      });
    },
    read(signal) {
      const record = fresh()?.record ?? read(signal);
      current.current = null;
      return record;
    },
  };
}
