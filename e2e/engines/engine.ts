/** The part of a browser's tab that the journeys need and that differs between engines. */
export interface Engine {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** The value of an expression in the page, which must be serialisable as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  click: (x: number, y: number) => Promise<void>;
  /** Types into the focused element, key by key. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** The URLs of all windows, the panel's first. */
  windows: () => Promise<string[]>;
  /** The last printed document, if the engine has a printer. */
  printed?: () => Promise<string>;
  close: () => Promise<void>;
}

export type Key = 'Enter' | 'Tab' | 'Escape' | 'End';

/** Started once per worker. Each journey gets a tab with empty storage. */
export interface Browser {
  /** The script runs in each page. */
  open: (script: string) => Promise<Engine>;
  close: () => Promise<void>;
}

/** The carrier's time zone. */
export const TZ = 'America/Argentina/Buenos_Aires';
export const SIZE = { width: 1280, height: 900 };
