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

/** Changes with what a draft holds, so that an older one is dropped and not misread. */
const VERSION = 1;
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** What was being typed when a tab was reloaded, crashed, or was signed out by another. */
export interface Draft<Values> {
  key: string;
  /** When it was last typed in, in milliseconds since the epoch. */
  at: number;
  /** It was on its way to the server, which may have it. */
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
 * Keeps the draft of one form while it is on the screen, and offers those that nobody is typing any more, newest first: what another
 * living tab holds is offered when that tab is gone. Each draft has a lock of its own, which its tab holds, so that no two tabs have the
 * same one.
 */
export function keepDrafts<Values>(options: {
  /** Whose drafts: nobody else is offered them. */
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
  let own = `${prefix}:${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
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

  /** Waits for a key's lock; where `keep` says so, it is held until it is released. */
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
    // Refused where it is closed while waiting.
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

  return {
    write(values: Values, sent: boolean) {
      if (!locks() && !ownKeys().includes(own)) {
        attempt(() => sessionStorage.setItem(OWN_KEYS, JSON.stringify([...ownKeys(), own])));
      }
      const draft = { version: VERSION, at: Date.now(), sent, values };
      attempt(() => localStorage.setItem(own, JSON.stringify(draft)));
    },

    /** Forgets the draft of the form. */
    remove: () => remove(own),

    /** Makes an offered draft that of the form, and offers what the form's was in its place. */
    recover(draft: Draft<Values>) {
      const before = own;
      own = draft.key;
      setOffers(offers.filter(({ key }) => key !== draft.key));
      offer(before);
    },

    /** Forgets an offered draft. */
    discard(draft: Draft<Values>) {
      remove(draft.key);
      releases.get(draft.key)?.();
      setOffers(offers.filter(({ key }) => key !== draft.key));
    },

    /** The form is gone: whoever opens the next one is offered what is left. */
    close() {
      closing.abort();
      for (const release of releases.values()) release();
    },
  };
}
