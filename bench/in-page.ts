/** Times of the page's own clock, in milliseconds since the navigation began. */
interface Painted {
  /** Of the first pointer or key event since it was armed; 0, the navigation's start, where there was none. */
  from: number;
  /** After the frame that showed it. */
  at: number;
}

/** What the bench puts into a page, as `window.bench`. */
export interface InPage {
  /** Waits for what a condition tells, looked at in every frame, to have been painted. */
  arm: (condition: () => boolean) => void;
  armed: () => Promise<Painted>;
  /** When the latest answer at that path was whole in the page, not yet parsed. */
  bodyAt: (path: string) => number;
  /** Resolves after so many frames were painted. */
  frames: (count: number) => Promise<void>;
  /** Lets run what waits for an idle moment, where it was held back. */
  releaseIdle: () => void;
}

declare global {
  interface Window {
    bench: InPage;
  }
}

/** Runs in the page, before any script of its own. It must be whole in itself: only its text is sent. */
export function installInPage({ holdIdle }: { holdIdle: boolean }): void {
  // By address: through hundreds of calls it must hold on to no more than the panel has screens.
  const bodies = new Map<string, number>();
  let painted: Promise<Painted> = Promise.reject(new Error('Nothing was armed.'));
  painted.catch(() => undefined);

  /** A message sent while a frame is made is handled once it was handed to the compositor. */
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

  const idle = window.requestIdleCallback.bind(window);
  const held: IdleRequestCallback[] = [];
  if (holdIdle) window.requestIdleCallback = (callback) => held.push(callback);

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
    releaseIdle: () => {
      window.requestIdleCallback = (callback, options) => idle(callback, options);
      for (const callback of held.splice(0)) idle(callback);
    },
  };
}
