import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { type Browser, SIZE, TZ } from './engine';

/** Firefox through WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), 'printed-'));
  const printed = join(folder, 'printed.pdf');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: null,
    env: { ...process.env, TZ },
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
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(script);
      return {
        goto: async (url) => {
          await page.goto(url);
        },
        reload: async () => {
          await page.reload();
        },
        evaluate: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        windows: async () => (await context.pages()).map((one) => one.url()),
        printed: () => readFile(printed, 'latin1').catch(() => ''),
        close: () => context.close(),
      };
    },
    close: async () => {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
}
