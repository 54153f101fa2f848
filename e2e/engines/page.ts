import { expect } from '@playwright/test';
import { build } from 'vite';
import type { Engine, Key } from './engine';
import type { Finder, InPage } from './in-page';

type Text = string | RegExp;

/** The functions that run in the page, as one script. */
export async function buildInPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: 'e2e/engines/in-page.ts', formats: ['iife'], name: 'unused' },
    },
  });
  const [result] = Array.isArray(built) ? built : [];
  const [chunk] = result?.output ?? [];
  if (chunk === undefined) throw new Error('The script for the page could not be built.');
  return chunk.code;
}

/** One or more elements, found anew on each call by an expression in the page. */
export class Part {
  constructor(
    protected readonly engine: Engine,
    private readonly source: string,
  ) {}

  private find(finder: Finder, ...parts: (Text | number | undefined)[]): Part {
    const literals = parts
      .filter((part) => part !== undefined)
      .map((part) => (part instanceof RegExp ? String(part) : JSON.stringify(part)));
    return new Part(this.engine, `inPage.find.${finder}(${[this.source, ...literals].join(', ')})`);
  }
  role = (role: string, name?: Text) => this.find('role', role, name);
  having = (role: string, text: string) => this.find('having', role, text);
  label = (text: string) => this.find('label', text);
  text = (text: Text) => this.find('text', text);
  nth = (nth: number) => this.find('nth', nth);

  toString = () => this.source;

  private async call<Name extends 'look' | 'stillPoint' | 'focus'>(name: Name) {
    const value = await this.engine.evaluate(`inPage.${name}(${this.source})`);
    return value as Awaited<ReturnType<InPage[Name]>>;
  }
  look = () => this.call('look');

  /** Waits until there is one element, still and uncovered, and clicks its middle. */
  async click(): Promise<void> {
    let at = { x: 0, y: 0 };
    const obstacle = async () => {
      const point = await this.call('stillPoint');
      if (typeof point === 'string') return point;
      at = point;
      return '';
    };
    await expect.poll(obstacle, { message: `click ${this.source}`, intervals: [20] }).toBe('');
    await this.engine.click(at.x, at.y);
  }

  /** Waits for the element and focuses it. */
  focus = () => expect.poll(() => this.call('focus'), `focus ${this.source}`).toBe(true);

  /** Replaces a field's text. */
  async fill(text: string): Promise<void> {
    await this.focus();
    await this.engine.type(text);
  }
}

/** The panel in one engine: finds elements by role, label and text, and acts as a user does. */
export class Page extends Part {
  private readonly gathered: string[] = [];

  constructor(
    engine: Engine,
    private readonly home: string,
  ) {
    super(engine, '[document.body]');
  }

  /** `path` without a leading slash. */
  async goto(path: string): Promise<void> {
    await this.errors();
    await this.engine.goto(this.home + path);
  }

  async reload(): Promise<void> {
    await this.errors();
    await this.engine.reload();
  }

  press = (key: Key) => this.engine.press(key);
  type = (text: string) => this.engine.type(text);
  windows = () => this.engine.windows();
  printed = () => this.engine.printed?.();
  evaluate = (expression: string) => this.engine.evaluate(expression);

  async path(): Promise<string> {
    return String(await this.evaluate('location.href')).slice(this.home.length);
  }

  /** Errors of all its pages. Call before a page goes away, and its errors with it. */
  async errors(): Promise<string[]> {
    const ofPage = await this.evaluate('window.inPage?.takeErrors() ?? []');
    this.gathered.push(...(ofPage as string[]));
    return this.gathered;
  }
}
