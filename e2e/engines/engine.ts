/** A browser's tab as far as the journeys need it: what each engine does in its own way. */
export interface Engine {
  /** Loads a page. What is given as `script` runs in it as early as the engine can. */
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** The value of an expression in the page; JSON must be able to carry it. */
  evaluate: (expression: string) => Promise<unknown>;
  /** A click, or a double click, as a mouse does it. */
  click: (x: number, y: number, times: 1 | 2) => Promise<void>;
  /** Types into what has the focus, key by key. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** The addresses of all windows, the panel's first. */
  windows: () => Promise<string[]>;
  /** What the engine itself logged as an error so far. */
  errors: () => string[];
  close: () => Promise<void>;
}

export type Key = 'Enter' | 'Tab' | 'Escape' | 'Delete' | 'Space' | 'ArrowDown' | 'ArrowUp' | 'End' | 'Home';

/** A browser that a worker starts once; each journey has a tab without memory of another's. */
export interface Browser {
  open: (script: string) => Promise<Engine>;
  close: () => Promise<void>;
}

/** Where the panel is at home. */
export const TZ = 'America/Argentina/Buenos_Aires';
export const SIZE = { width: 1280, height: 900 };
