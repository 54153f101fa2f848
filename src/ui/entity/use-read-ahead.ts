import { useEffect, useRef } from 'react';

type Read<Item> = (signal: AbortSignal) => Promise<Item>;

/** How long a record counts as current, from its request on. */
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

/** `ahead` starts the read before a PATCH on hover or focus of the button; `read` takes it if it is fresh, otherwise reads now. */
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
      // Drop a failed read, so that the save reads again.
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
