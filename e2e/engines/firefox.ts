import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { type Browser, type Engine, SIZE, TZ } from './engine';

/** Firefox through WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), 'printed-'));
  const printed = join(folder, 'printed.pdf');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: null,
    args: [`--width=${SIZE.width}`, `--height=${SIZE.height}`],
    env: { ...process.env, TZ },
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
        if (message.type() === 'error') errors.push(message.text());
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
        printed: () => readFile(printed, 'latin1').catch(() => ''),
        takeErrors: () => errors.splice(0),
        close: () => context.close(),
      };
      return engine;
    },
    close: async () => {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
}
