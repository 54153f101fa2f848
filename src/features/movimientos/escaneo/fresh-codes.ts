/** Milliseconds. A code in view for a moment only is not taken again within this time. */
const SAME_CODE_PAUSE_MS = 2000;
/** A code that was not read for so long has left the view: the next one is another label. */
const OUT_OF_VIEW_MS = 1000;

/** When a code was last read and last taken, in milliseconds, and whether it was taken since it came into view. */
interface Visto {
  read: number;
  taken: number;
  isTaken: boolean;
}

export type Vistos = ReadonlyMap<string, Visto>;

/** The codes of a picture that count now: once while in view, and not twice within two seconds, since all labels of a movement have the same. */
export function takeFresh(
  codes: readonly string[],
  before: Vistos,
  now: number,
): { fresh: string[]; vistos: Vistos } {
  const vistos = new Map(before);
  const fresh: string[] = [];
  for (const code of new Set(codes)) {
    const { read, taken, isTaken } = before.get(code) ?? {
      read: -Infinity,
      taken: -Infinity,
      isTaken: false,
    };
    const wasTaken = isTaken && now - read < OUT_OF_VIEW_MS;
    const isFresh = !wasTaken && now - taken >= SAME_CODE_PAUSE_MS;
    if (isFresh) fresh.push(code);
    vistos.set(code, {
      read: now,
      taken: isFresh ? now : taken,
      isTaken: wasTaken || isFresh,
    });
  }
  return { fresh, vistos };
}
