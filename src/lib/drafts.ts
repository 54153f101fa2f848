import * as z from 'zod/mini';
import {
  held,
  locks,
  OWN_KEYS,
  ownKeys,
  PREFIX,
  prefixOf,
  remove,
  storedKeys,
} from './drafts-storage';
import { attempt } from './storage';

/** Increase it when the shape of a draft changes: drafts of another version are dropped. */
const VERSION = 1;
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** A form's values as they were when its tab was reloaded, crashed or lost its session. */
export interface Draft<Values> {
  key: string;
  /** Last edit, in milliseconds since the epoch. */
  at: number;
  /** A save was under way: the server may already have these values. */
  sent: boolean;
  values: Values;
}

const headSchema = z.object({ version: z.literal(VERSION), at: z.number() });

function read<Schema extends z.ZodMiniType>(key: string, schema: Schema) {
  const json = attempt(() => JSON.parse(localStorage.getItem(key) ?? '') as unknown);
  const { data } = z.safeParse(schema, json);
  return data;
}

const isOld = (at: number) => Date.now() - at > MAX_AGE_MS;

export type DraftKeeper<Values> = ReturnType<typeof keepDrafts<Values>>;

/**
 * Keeps the draft of one mounted form, and offers the user's abandoned drafts, newest first. A tab holds a Web Lock for each of its
 * drafts, so two tabs never share a draft. A draft of another open tab is offered once that tab closes.
 */
export function keepDrafts<Values>(options: {
  /** The drafts' owner. Other users are not offered them. */
  user: string;
  schema: z.ZodMiniType<Values>;
  onOffer: (offers: readonly Draft<Values>[]) => void;
}) {
  const prefix = prefixOf(options.user);
  const schema = z.extend(headSchema, { sent: z.boolean(), values: options.schema });
  const closing = new AbortController();
  const releases = new Map<string, () => void>();
  const found = locks()
    ? storedKeys(prefix)
    : ownKeys().filter((key) => key.startsWith(`${prefix}:`));
  const newKey = () => `${prefix}:${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  let own = newKey();
  let offers: Draft<Values>[] = [];

  for (const key of storedKeys(PREFIX)) {
    const head = read(key, headSchema);
    if (head && isOld(head.at)) remove(key);
  }
  claim(own, () => true);
  for (const key of found) {
    claim(key, () => {
      const isOffered = offer(key);
      if (!isOffered) remove(key);
      return isOffered;
    });
  }

  /** Waits for a key's lock. If `keep` returns true, the lock is held until it is released. */
  function claim(key: string, keep: () => boolean) {
    const manager = locks();
    if (!manager) {
      keep();
      return;
    }
    const hold = () => {
      if (closing.signal.aborted || !keep()) return;
      held.add(key);
      return new Promise<void>((resolve) => releases.set(key, resolve)).then(() => {
        held.delete(key);
      });
    };
    // Rejects if the form closes while waiting for the lock.
    manager.request(key, { signal: closing.signal }, hold).catch(() => undefined);
  }

  function offer(key: string): boolean {
    const draft = read(key, schema);
    if (!draft) return false;
    setOffers([...offers, { key, at: draft.at, sent: draft.sent, values: draft.values }]);
    return true;
  }

  function setOffers(next: Draft<Values>[]) {
    offers = next.sort((a, b) => b.at - a.at);
    options.onOffer(offers);
  }

  function write(values: Values, sent: boolean) {
    if (!locks() && !ownKeys().includes(own)) {
      attempt(() => sessionStorage.setItem(OWN_KEYS, JSON.stringify([...ownKeys(), own])));
    }
    const draft = { version: VERSION, at: Date.now(), sent, values };
    attempt(() => localStorage.setItem(own, JSON.stringify(draft)));
  }

  return {
    /** Keeps the form's values. */
    write: (values: Values) => write(values, false),

    /** Deletes the form's draft. */
    remove: () => remove(own),

    /** Keeps these values, which are being saved, as a draft of their own, and returns what deletes it. The form begins another one. */
    handOver(values: Values): () => void {
      const handed = own;
      write(values, true);
      own = newKey();
      claim(own, () => true);
      return () => {
        remove(handed);
        releases.get(handed)?.();
      };
    },

    /** Makes an offered draft the form's draft, and offers the form's previous draft instead. */
    recover(draft: Draft<Values>) {
      const before = own;
      own = draft.key;
      setOffers(offers.filter(({ key }) => key !== draft.key));
      offer(before);
    },

    /** Deletes an offered draft. */
    discard(draft: Draft<Values>) {
      remove(draft.key);
      releases.get(draft.key)?.();
      setOffers(offers.filter(({ key }) => key !== draft.key));
    },

    /** Releases the locks when the form unmounts, so that the next form is offered the remaining drafts. */
    close() {
      closing.abort();
      for (const release of releases.values()) release();
    },
  };
}
