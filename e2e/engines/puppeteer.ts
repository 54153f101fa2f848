import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { CHROMIUM_ARGS } from '../../scripts/chromium-args';
import { type Browser, type Engine, SIZE, TZ } from './engine';

/** Firefox through WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), 'printed-'));
  const printed = join(folder, 'printed.pdf');
  const browser = await start({
    browser: 'firefox',
    executablePath,
    args: [`--width=${SIZE.width}`, `--height=${SIZE.height}`],
    extraPrefsFirefox: {
      'intl.accept_languages': 'es-AR, es',
      // Prints into a file, without a dialog that nobody would close.
      'print.always_print_silent': true,
      print_printer: 'Mozilla Save to PDF',
      'print.printer_Mozilla_Save_to_PDF.print_to_file': true,
      'print.printer_Mozilla_Save_to_PDF.print_to_filename': printed,
    },
  });
  return {
    open: async (script) => {
      await rm(printed, { force: true });
      const engine = await browser.open(script);
      return { ...engine, printed: () => readFile(printed, 'latin1').catch(() => '') };
    },
    close: async () => {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
}

export const startChromium = (executablePath: string): Promise<Browser> =>
  start({
    executablePath,
    args: [...CHROMIUM_ARGS, `--window-size=${SIZE.width},${SIZE.height}`, '--lang=es-AR'],
  });

async function start(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({
    defaultViewport: null,
    env: { ...process.env, TZ },
    ...options,
  });
  return {
    open: async (script) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const errors: string[] = [];
      // A logged error arrives as a handle, whose text is lost with the page.
      await page.evaluateOnNewDocument(() => {
        const log = console.error;
        console.error = (...data: unknown[]) =>
          log(...data.map((one) => (one instanceof Error ? `${String(one)}\n${one.stack}` : one)));
      });
      page.on('console', (message) => {
        // Only Chromium logs each failed request.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource:'))
          errors.push(message.text());
      });
      page.on('pageerror', (error) => {
        errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
      });
      const engine: Engine = {
        goto: async (url) => {
          await page.goto(url);
          await page.evaluate(script);
        },
        reload: async () => {
          await page.reload();
          await page.evaluate(script);
        },
        evaluate: (expression) => page.evaluate(expression),
        click: (x, y, times) => page.mouse.click(x, y, { count: times }),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        windows: async () => (await context.pages()).map((one) => one.url()),
        takeErrors: () => errors.splice(0),
        close: () => context.close(),
      };
      return engine;
    },
    close: () => browser.close(),
  };
}
