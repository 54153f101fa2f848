import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { runMany } from '@/lib/cache/run-many';

/** Searches each key once, four at a time, as long as the screen is there. What failed is searched again by `retry`. */
export function useBusquedas<Wanted extends { key: string }, Answer>(
  wanted: readonly Wanted[],
  search: (one: Wanted) => Promise<Answer>,
) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(0);
  const keys = wanted.map(({ key }) => key).join('\n');

  const run = useEffectEvent(async (signal: AbortSignal) => {
    const missing = wanted.filter(({ key }) => !answers.has(key));
    const found = new Map(answers);
    const { done } = await runMany(
      missing,
      async (one) => {
        found.set(one.key, await search(one));
        // Many answers come at once, and each changes rows.
        if (!signal.aborted) startTransition(() => setAnswers(new Map(found)));
      },
      { signal },
    );
    return missing.length - done.length;
  });
  useEffect(() => {
    const stop = new AbortController();
    void run(stop.signal).then((failures) => !stop.signal.aborted && setFailed(failures));
    return () => stop.abort();
  }, [keys, tries]);

  const left = wanted.filter(({ key }) => !answers.has(key)).length;
  return {
    answers,
    /** How many are still searched. */
    left: failed > 0 ? 0 : left,
    failed: left > 0 ? failed : 0,
    retry() {
      setFailed(0);
      setTries(tries + 1);
    },
  };
}
