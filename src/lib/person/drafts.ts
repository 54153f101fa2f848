import * as z from 'zod/mini';
import { noop } from '@tanstack/react-query';
import {
  handedOver,
  held,
  lockOf,
  locks,
  newKey,
  PREFIX,
  prefixOf,
  remove,
} from './drafts-storage';
import { attempt, storedKeys, storedText, writeStored } from './storage';

const DRAFT_MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** Unsaved input that survives a reload, a crash or the end of the session. */
export interface Draft<Values> {
  key: string;
  /** Last edit, in milliseconds since the epoch. */
  at: number;
  /** A save was under way: the server may already have these values. */
  sent: boolean;
  values: Values;
  /** Some values could not be read, and have their defaults. */
  partial: boolean;
}

const headSchema = z.object({
  at: z.number(),
  sent: z.catch(z.boolean(), false),
  values: z.record(z.string(), z.unknown()),
});

function readDraft(key: string) {
  const json = attempt<unknown>(() => JSON.parse(storedText(key) ?? ''));
  return z.safeParse(headSchema, json).data;
}

export type DraftFields<Values> = { [Name in keyof Values]: z.ZodMiniType<Values[Name]> };

/** Field by field, since another version of the panel may have stored them. Undefined if no field is readable. */
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

const isOld = (at: number) => Date.now() - at > DRAFT_MAX_AGE_MS;

export interface HandedDraft {
  forget: () => void;
  release: () => void;
}

export type DraftKeeper<Values extends object> = ReturnType<typeof keepDrafts<Values>>;

/** A tab holds a Web Lock as long as it lives, so two tabs never share a draft, and another tab's are offered once it closes. No locks without TLS. */
export function keepDrafts<Values extends object>(options: {
  user: string;
  fields: DraftFields<Values>;
  /** Converts the values of an older version to `fields`. */
  upgrade?: (stored: Record<string, unknown>) => Record<string, unknown>;
  defaults: () => Values;
  onOffer: (offers: readonly Draft<Values>[]) => void;
  onLost: () => void;
}) {
  const prefix = prefixOf(options.user) ?? PREFIX;
  const closing = new AbortController();
  const found = storedKeys(prefix).filter((key) => !handedOver.has(key));
  let own = newKey(prefix);
  let offers: Draft<Values>[] = [];

  for (const key of storedKeys(PREFIX)) {
    const draft = readDraft(key);
    if (draft && isOld(draft.at)) remove(key);
  }
  for (const lock of new Set([own, ...found].map(lockOf))) {
    const take = () => {
      held.add(lock);
      found.filter((key) => lockOf(key) === lock).forEach(offerStored);
      return new Promise<void>(noop);
    };
    if (held.has(lock)) void take();
    // Rejects if the form closes while waiting for the lock.
    else locks()?.request(lock, { signal: closing.signal }, take).catch(noop);
  }

  function offerStored(key: string) {
    if (storedText(key) === null || offer(key)) return;
    remove(key);
    options.onLost();
  }

  function load(key: string): Draft<Values> | undefined {
    const draft = readDraft(key);
    const stored = draft && (options.upgrade?.(draft.values) ?? draft.values);
    const typed = stored && readValues(stored, options.fields, options.defaults());
    return typed && { key, at: draft.at, sent: draft.sent, ...typed };
  }

  function offer(key: string): boolean {
    const draft = load(key);
    if (draft) setOffers([...offers, draft]);
    return draft !== undefined;
  }

  function setOffers(next: Draft<Values>[]) {
    offers = next.sort((a, b) => b.at - a.at);
    options.onOffer(offers);
  }

  function write(values: Partial<Values>, sent: boolean) {
    const draft = { at: Date.now(), sent, values };
    if (locks()) writeStored(own, draft);
  }

  return {
    /** A field left out takes its default when the draft is recovered. */
    write: (values: Partial<Values>) => write(values, false),

    remove: () => remove(own),

    /** Keeps values that are being saved as a draft of their own, which survives the form. The form begins another draft. */
    handOver(values: Values): HandedDraft {
      const handed = own;
      write(values, true);
      handedOver.add(handed);
      own = newKey(prefix);
      function release() {
        handedOver.delete(handed);
      }
      return {
        release,
        forget() {
          remove(handed);
          release();
        },
      };
    },

    /** Makes an offered draft the form's draft, and offers the form's previous draft instead. Returns its values with today's defaults. */
    recover(draft: Draft<Values>): Values {
      const before = own;
      own = draft.key;
      setOffers(offers.filter(({ key }) => key !== draft.key));
      offer(before);
      return (load(own) ?? draft).values;
    },

    discard(draft: Draft<Values>) {
      remove(draft.key);
      setOffers(offers.filter(({ key }) => key !== draft.key));
    },

    close: () => closing.abort(),
  };
}
