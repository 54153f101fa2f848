import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { FoundWebKit } from '../../scripts/find-engines';
import { freePort } from '../support/free-port';
import { type Browser, type Engine, type Key, SIZE, TZ } from './engine';

/** WebDriver's characters for keys. */
const KEYS: Record<Key, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  End: '\uE010',
};

async function startDisplay(path: string): Promise<{ display: string; process: ChildProcess }> {
  const screen = `${SIZE.width}x${SIZE.height}x24`;
  const args = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'];
  const process = spawn(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(process.stdio[3] as Readable, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, process };
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
};

type Method = 'GET' | 'POST' | 'DELETE';

/** No call takes longer, except one that would never end. */
const CALL_MS = 60_000;
/** Nor does a start: on a busy machine, one of forty never ends. */
const START_MS = 15_000;
const STARTS = 4;

async function startDriver(path: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], { stdio: 'ignore', env });

  async function call(method: Method, route: string, body?: unknown, ms = CALL_MS) {
    const response = await fetch(`http://127.0.0.1:${port}${route}`, {
      method,
      body: method === 'POST' ? JSON.stringify(body ?? {}) : null,
      signal: AbortSignal.timeout(ms),
    }).catch((cause: unknown) => {
      throw new Error(`${method} ${route} has no answer`, { cause });
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${route}: ${JSON.stringify(value)}`);
    return value;
  }

  const isUp = () => call('GET', '/status').then(Boolean, () => false);
  while (!(await isUp())) if (driver.exitCode !== null) throw new Error('WebKitWebDriver ended.');
  return { call, stop: () => stop(driver) };
}

/** WebKitGTK through WebDriver, on a virtual display. */
export async function startWebKit(found: FoundWebKit): Promise<Browser> {
  const { display, process: screen } = await startDisplay(found.display);
  const env = { ...process.env, TZ, DISPLAY: display, GDK_BACKEND: 'x11' };
  let driver = await startDriver(found.driver, env);

  async function startSession(): Promise<string> {
    const options = { binary: found.browser, args: ['--automation'] };
    const alwaysMatch = { pageLoadStrategy: 'normal', 'webkitgtk:browserOptions': options };
    const body = { capabilities: { alwaysMatch } };
    for (let left = STARTS - 1; ; left -= 1) {
      try {
        const started = await driver.call('POST', '/session', body, START_MS);
        return (started as { sessionId: string }).sessionId;
      } catch (error) {
        if (left === 0) throw error;
        await driver.stop();
        driver = await startDriver(found.driver, env);
      }
    }
  }

  async function open(script: string): Promise<Engine> {
    const session = `/session/${await startSession()}`;
    const { call } = driver;
    const get = (path: string) => call('GET', session + path);
    const post = (path: string, body?: unknown) => call('POST', session + path, body);
    const execute = (text: string) => post('/execute/sync', { script: text, args: [] });
    const act = (actions: unknown) => post('/actions', { actions: [actions] });
    const keys = (letters: string[]) => ({
      type: 'key',
      id: 'keyboard',
      actions: letters.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    });
    await post('/window/rect', { x: 0, y: 0, ...SIZE });
    const home = await get('/window');

    return {
      goto: async (url) => {
        await post('/url', { url });
        await execute(script);
      },
      reload: async () => {
        await post('/refresh');
        await execute(script);
      },
      evaluate: async (expression) => {
        // WebKit may report a page as loaded while the former one still receives the script.
        const hasScript = await execute('return window.inPage !== undefined;');
        if (hasScript !== true) await execute(script);
        return execute(`return (${expression});`);
      },
      click: async (x, y) => {
        const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
        const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
        await act({ type: 'pointer', id: 'mouse', actions: [move, ...press] });
      },
      type: async (text) => {
        await act(keys([...text]));
      },
      press: async (key) => {
        await act(keys([KEYS[key]]));
      },
      windows: async () => {
        const urls: string[] = [];
        for (const handle of (await get('/window/handles')) as string[]) {
          await post('/window', { handle });
          urls.push(String(await get('/url')));
        }
        await post('/window', { handle: home });
        return urls;
      },
      close: async () => {
        await call('DELETE', session);
      },
    };
  }

  return {
    open,
    close: async () => {
      await driver.stop();
      await stop(screen);
    },
  };
}
