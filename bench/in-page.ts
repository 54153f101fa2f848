/** Times by the page's clock, in milliseconds since the navigation started. */
interface Painted {
  /** Of the first pointer or key event since it was armed; 0, the navigation's start, where there was none. */
  from: number;
  /** After the frame that showed it. */
  at: number;
}

/** The bench's API in a page, as `window.bench`. */
export interface InPage {
  /** Checks a condition in every frame, and resolves after the frame that fulfils it was painted. */
  arm: (condition: () => boolean) => void;
  armed: () => Promise<Painted>;
  /** When the latest response of that path was received, before parsing. */
  bodyAt: (path: string) => number;
  /** Resolves after so many frames were painted. */
  frames: (count: number) => Promise<void>;
}

declare global {
  interface Window {
    bench: InPage;
  }
}

/** Runs in the page before its scripts and must be self-contained: only its source text is sent. */
export function installInPage({ holdIdle }: { holdIdle: boolean }): void {
  // By path, so that it stays small over hundreds of calls.
  const bodies = new Map<string, number>();
  let painted: Promise<Painted> = Promise.reject(new Error('Nothing was armed.'));
  painted.catch(() => undefined);

  /** A message posted during a frame arrives after the frame went to the compositor. */
  const afterFrame = (): Promise<number> =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        resolve(performance.now());
      };
      port2.postMessage(null);
    });
  const nextFrame = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        resolve();
      });
    });

  async function watch(condition: () => boolean): Promise<Painted> {
    let from = 0;
    const take = (event: Event): void => {
      from ||= event.timeStamp;
    };
    addEventListener('pointerdown', take, true);
    addEventListener('keydown', take, true);
    do await nextFrame();
    while (!condition());
    const at = await afterFrame();
    removeEventListener('pointerdown', take, true);
    removeEventListener('keydown', take, true);
    return { from, at };
  }

  const readText = Response.prototype.text;
  Response.prototype.text = async function text(this: Response) {
    const body = await readText.call(this);
    bodies.set(new URL(this.url).pathname, performance.now());
    return body;
  };
  Response.prototype.json = async function json(this: Response) {
    return JSON.parse(await this.text()) as unknown;
  };

  if (holdIdle) window.requestIdleCallback = () => 0;

  window.bench = {
    arm: (condition) => {
      painted = watch(condition);
    },
    armed: () => painted,
    bodyAt: (path) => bodies.get(path) ?? NaN,
    frames: async (count) => {
      for (let frame = 0; frame < count; frame += 1) await nextFrame();
      await afterFrame();
    },
  };
}
