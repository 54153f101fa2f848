/** A browser's tab as far as the journeys need it: what each engine does in its own way. */
export interface Engine {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** The value of an expression in the page; JSON must be able to carry it. */
  evaluate: (expression: string) => Promise<unknown>;
  /** A click, or a double click, as a mouse does it. */
  click: (x: number, y: number, times: 1 | 2) => Promise<void>;
  /** Types into what has the focus, key by key. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** The addresses of all windows, the panel's first. */
  windows: () => Promise<string[]>;
  /** What was printed last, where the engine has a printer. */
  printed?: () => Promise<string>;
  /** What the engine itself logged as an error since it was last asked. */
  takeErrors: () => string[];
  close: () => Promise<void>;
}

export type Key =
  'Enter' | 'Tab' | 'Escape' | 'Delete' | 'Space' | 'ArrowDown' | 'ArrowUp' | 'End' | 'Home';

/** A browser that a worker starts once; each journey has a tab without memory of another's. */
export interface Browser {
  /** The script runs in each page once it has loaded. */
  open: (script: string) => Promise<Engine>;
  close: () => Promise<void>;
}

/** Where the panel is at home. */
export const TZ = 'America/Argentina/Buenos_Aires';
export const SIZE = { width: 1280, height: 900 };
