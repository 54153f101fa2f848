type Load<Code> = () => Promise<Code>;

const known = new Set<Load<unknown>>();

/** Code that is fetched when it is first wanted, or before that by `warmCode`. Rejects where it did not come; the next call asks again. */
export function lazyCode<Code>(load: Load<Code>): Load<Code> {
  let coming: Promise<Code> | undefined;
  const get = () =>
    (coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    }));
  known.add(get);
  return get;
}

/** Fetches all the lazy code that the modules loaded so far may want. Rejects where some did not come. */
export async function warmCode(): Promise<void> {
  await Promise.all([...known].map((get) => get()));
}
