import puppeteer from 'puppeteer-core';
import { type Browser, type Engine, SIZE, TZ } from './engine';

/** Firefox through WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: null,
    args: [`--width=${SIZE.width}`, `--height=${SIZE.height}`],
    env: { ...process.env, TZ },
    extraPrefsFirefox: {
      'intl.accept_languages': 'es-AR, es',
      // Prints to nowhere, instead of a dialog that waits for somebody.
      'print.always_print_silent': true,
    },
  });
  return {
    open: async (script) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.evaluateOnNewDocument(script);
      const engine: Engine = {
        goto: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        back: async () => void (await page.goBack()),
        evaluate: (expression) => page.evaluate(expression),
        click: (x, y, times) => page.mouse.click(x, y, { count: times }),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        windows: async () => (await context.pages()).map((one) => one.url()),
        errors: () => errors,
        close: () => context.close(),
      };
      return engine;
    },
    close: () => browser.close(),
  };
}
