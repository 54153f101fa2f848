import * as z from 'zod/mini';
import {
  handedOver,
  held,
  locks,
  PREFIX,
  prefixOf,
  remove,
  store,
  storedKeys,
} from './drafts-storage';
import { attempt } from './storage';

const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** A form's values as they were when its tab was reloaded, crashed or lost its session. */
export interface Draft<Values> {
  key: string;
  /** Last edit, in milliseconds since the epoch. */
  at: number;
  /** A save was under way: the server may already have these values. */
  sent: boolean;
  values: Values;
  /** Something that was typed could not be read, and has its default. */
  partial: boolean;
}

const headSchema = z.object({
  at: z.number(),
  sent: z.catch(z.boolean(), false),
  values: z.record(z.string(), z.unknown()),
});

function read(key: string) {
  const json = attempt(() => JSON.parse(store().getItem(key) ?? '') as unknown);
  return z.safeParse(headSchema, json).data;
}

/** A form's fields: what their stored values may be. */
export type DraftFields<Values> = { [Name in keyof Values]: z.ZodMiniType<Values[Name]> };

/**
 * Reads the values field by field, since another version of the panel may have stored them. A missing or unreadable field has its
 * default. Undefined if no field can be read.
 */
function readValues<Values extends object>(
  stored: Record<string, unknown>,
  fields: DraftFields<Values>,
  defaults: Values,
): Pick<Draft<Values>, 'values' | 'partial'> | undefined {
  const results = Object.entries<z.ZodMiniType>(fields)
    .filter(([name]) => name in stored)
    .map(([name, schema]) => ({ name, ...z.safeParse(schema, stored[name]) }));
  const found = results.filter(({ success }) => success);
  if (found.length === 0) return undefined;
  return {
    values: { ...defaults, ...Object.fromEntries(found.map(({ name, data }) => [name, data])) },
    partial: found.length < results.length,
  };
}

const isOld = (at: number) => Date.now() - at > MAX_AGE_MS;

/** A draft whose values are being saved. */
export interface HandedDraft {
  /** Deletes it: its values are saved or discarded. */
  forget: () => void;
  /** Lets the next form offer it. */
  release: () => void;
}

export type DraftKeeper<Values extends object> = ReturnType<typeof keepDrafts<Values>>;

/**
 * Keeps the draft of one mounted form, and offers the user's abandoned drafts, newest first. A tab holds a Web Lock for each of its
 * drafts, so two tabs never share a draft. A draft of another open tab is offered once that tab closes.
 */
export function keepDrafts<Values extends object>(options: {
  /** The drafts' owner. Other users are not offered them. */
  user: string;
  fields: DraftFields<Values>;
  /** Turns the values of an older version into those of `fields`. */
  upgrade?: (stored: Record<string, unknown>) => Record<string, unknown>;
  defaults: () => Values;
  onOffer: (offers: readonly Draft<Values>[]) => void;
  /** A draft that could not be read was dropped. */
  onLost: () => void;
}) {
  const prefix = prefixOf(options.user) ?? PREFIX;
  const closing = new AbortController();
  const releases = new Map<string, () => void>();
  const found = storedKeys(prefix).filter((key) => !handedOver.has(key));
  const newKey = () => `${prefix}:${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  let own = newKey();
  let offers: Draft<Values>[] = [];

  for (const key of storedKeys(PREFIX)) {
    const draft = read(key);
    if (draft && isOld(draft.at)) remove(key);
  }
  claim(own, () => true);
  for (const key of found) {
    claim(key, () => {
      if (attempt(() => store().getItem(key)) == null) return false;
      const isOffered = offer(key);
      if (!isOffered) {
        remove(key);
        options.onLost();
      }
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
    const draft = read(key);
    const stored = draft && (options.upgrade?.(draft.values) ?? draft.values);
    const typed = stored && readValues(stored, options.fields, options.defaults());
    if (!typed) return false;
    setOffers([...offers, { key, at: draft.at, sent: draft.sent, ...typed }]);
    return true;
  }

  function setOffers(next: Draft<Values>[]) {
    offers = next.sort((a, b) => b.at - a.at);
    options.onOffer(offers);
  }

  function write(values: Values, sent: boolean) {
    const draft = { at: Date.now(), sent, values };
    attempt(() => store().setItem(own, JSON.stringify(draft)));
  }

  return {
    /** Keeps the form's values. */
    write: (values: Values) => write(values, false),

    /** Deletes the form's draft. */
    remove: () => remove(own),

    /** Keeps these values, which are being saved, as a draft of their own, also once the form unmounts. The form begins another one. */
    handOver(values: Values): HandedDraft {
      const handed = own;
      write(values, true);
      handedOver.add(handed);
      own = newKey();
      claim(own, () => true);
      function release() {
        handedOver.delete(handed);
        releases.get(handed)?.();
      }
      return {
        release,
        forget() {
          remove(handed);
          release();
        },
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
      for (const [key, release] of releases) if (!handedOver.has(key)) release();
    },
  };
}
