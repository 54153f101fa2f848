import { expect } from '@playwright/test';
import { build } from 'vite';
import type { Engine, Key } from './engine';
import type { InPage, Step, Wanted } from './in-page';

type Text = string | RegExp;

const wanted = (text: Text): Wanted =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags };

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

/** The panel in one engine: finds elements by role, label and text, and acts as a user does. */
export class Page {
  private readonly gathered: string[] = [];

  constructor(
    private readonly engine: Engine,
    private readonly home: string,
  ) {}

  async call<Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ): Promise<Awaited<ReturnType<InPage[Name]>>> {
    const list = args.map((arg) => JSON.stringify(arg)).join(', ');
    return (await this.engine.evaluate(`window.inPage.${name}(${list})`)) as Awaited<
      ReturnType<InPage[Name]>
    >;
  }

  /** `path` without a leading slash. */
  async goto(path: string): Promise<void> {
    await this.gatherErrors();
    await this.engine.goto(this.home + path);
  }

  async reload(): Promise<void> {
    await this.gatherErrors();
    await this.engine.reload();
  }

  type = (text: string) => this.engine.type(text);
  windows = () => this.engine.windows();
  printed = () => this.engine.printed?.();
  evaluate = (expression: string) => this.engine.evaluate(expression);

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.engine.press(key);
  }

  async path(): Promise<string> {
    const url = String(await this.engine.evaluate('location.href'));
    return url.slice(this.home.length);
  }

  /** Call before the page goes away, and its errors with it. */
  private async gatherErrors(): Promise<void> {
    const ofPage = await this.engine.evaluate('window.inPage?.takeErrors() ?? []');
    this.gathered.push(...(ofPage as string[]));
  }

  /** Errors of all its pages. */
  async errors(): Promise<string[]> {
    await this.gatherErrors();
    return this.gathered;
  }

  private readonly all = (): Part => new Part(this, this.engine, []);
  role = (role: string, name?: Text) => this.all().role(role, name);
  having = (role: string, text: Text) => this.all().having(role, text);
  label = (text: Text) => this.all().label(text);
  text = (text: Text) => this.all().text(text);
}

/** One or more elements, found anew on each call. */
export class Part {
  constructor(
    private readonly page: Page,
    private readonly engine: Engine,
    private readonly path: Step[],
  ) {}

  private with = (step: Step) => new Part(this.page, this.engine, [...this.path, step]);
  role = (role: string, name?: Text) =>
    this.with({ role, name: name === undefined ? undefined : wanted(name) });
  having = (role: string, text: Text) => this.with({ role, having: wanted(text) });
  label = (text: Text) => this.with({ label: wanted(text) });
  text = (text: Text) => this.with({ text: wanted(text) });
  nth = (nth: number) => this.with({ nth });

  toString = () => JSON.stringify(this.path);
  look = () => this.page.call('look', this.path);

  /** Waits until there is one element, still and uncovered, and clicks its middle. */
  async click(): Promise<void> {
    let at = { x: 0, y: 0 };
    const obstacle = async () => {
      const point = await this.page.call('stillPoint', this.path);
      if (typeof point === 'string') return point;
      at = point;
      return '';
    };
    await expect.poll(obstacle, { message: `click ${String(this)}`, intervals: [20] }).toBe('');
    await this.engine.click(at.x, at.y);
  }

  /** Waits for the element and focuses it. */
  async focus(): Promise<void> {
    const focused = async () => {
      await this.page.call('focus', this.path);
      return (await this.look()).hasFocus;
    };
    await expect.poll(focused, { message: `focus ${String(this)}` }).toBe(true);
  }

  /** Replaces a field's text. */
  async fill(text: string): Promise<void> {
    await this.focus();
    await this.page.call('selectField');
    if (text === '') await this.engine.press('Delete');
    else await this.engine.type(text);
  }
}
