import { readFile } from 'node:fs/promises';
import { securityHeaders } from '../build/security-headers';
import { expect, test } from './fixtures';

/** Trusted Types are missing from the DOM's types. */
interface TrustedTypesWindow {
  trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
}

/** What an injected script would try, and the directive that stops it. */
const ATTEMPTS: readonly (readonly [what: string, directive: string, attempt: () => unknown])[] = [
  [
    'an inline script',
    'require-trusted-types-for',
    () => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.ran = "script"';
      document.head.append(script);
    },
  ],
  [
    'a script from elsewhere',
    'require-trusted-types-for',
    () => {
      document.createElement('script').src = 'https://example.com/x.js';
    },
  ],
  [
    'HTML',
    'require-trusted-types-for',
    () => {
      document.body.innerHTML = '<img src="x" onerror="document.documentElement.dataset.ran = 1">';
    },
  ],
  [
    'a handler',
    'require-trusted-types-for',
    () => document.body.setAttribute('onclick', 'document.documentElement.dataset.ran = 1'),
  ],
  [
    'code in a text',
    'require-trusted-types-for',
    // After a frame: Playwright's evaluate() itself may use eval.
    async () => {
      await new Promise(requestAnimationFrame);
      eval('document.documentElement.dataset.ran = "1"');
    },
  ],
  [
    'a policy of its own',
    'trusted-types',
    () => (window as unknown as TrustedTypesWindow).trustedTypes.createPolicy('own', {}),
  ],
  [
    'a style element',
    'style-src-elem',
    () => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
    },
  ],
  [
    'a style',
    'style-src-attr',
    () => document.body.setAttribute('style', 'background: url(https://example.com/x)'),
  ],
  [
    'a style sheet from elsewhere',
    'style-src-elem',
    () => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', href: 'https://example.com/x.css' });
      document.head.append(link);
    },
  ],
  [
    'a picture from elsewhere',
    'img-src',
    () => {
      new Image().src = 'https://example.com/x.png';
    },
  ],
  ['a call elsewhere', 'connect-src', () => fetch('https://example.com/x').catch(() => undefined)],
  ['a beacon', 'connect-src', () => navigator.sendBeacon('https://example.com/x')],
  ['a socket', 'connect-src', () => new WebSocket('wss://example.com/x')],
  ['a worker', 'require-trusted-types-for', () => new Worker('/admin/x.js')],
  [
    'a frame',
    'frame-src',
    () => {
      const frame = document.createElement('iframe');
      frame.src = '/admin/login';
      document.body.append(frame);
    },
  ],
  [
    'a plug-in',
    'require-trusted-types-for',
    () => {
      const plugin = document.createElement('object');
      plugin.data = '/admin/favicon.svg';
      document.body.append(plugin);
    },
  ],
  [
    'another base for links',
    'base-uri',
    () => {
      const base = document.createElement('base');
      base.href = 'https://example.com/';
      document.head.append(base);
    },
  ],
  [
    'a form',
    'form-action',
    () => {
      const form = document.createElement('form');
      form.action = 'https://example.com/';
      document.body.append(form);
      form.submit();
    },
  ],
];

test('the policy refuses everything an injected script would try', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Content Security Policy|Trusted/);
  const reached: string[] = [];
  await page.route('https://example.com/**', (route) => {
    reached.push(route.request().url());
    return route.fulfill({ body: '' });
  });
  await page.goto('login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [what, directive, attempt] of ATTEMPTS) {
    const violation = `policy violation: ${directive} `;
    expectConsole(violation);
    await test.step(what, async () => {
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith(violation),
      );
      // Trusted Types sinks also throw.
      await page.evaluate(attempt).catch(() => undefined);
      await logged;
    });
  }
  expect(await page.evaluate(() => document.documentElement.dataset.ran)).toBeUndefined();
  expect(reached).toEqual([]);
});

test('another site cannot frame the panel', async ({ page, baseURL }) => {
  await page.route('http://example.com/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${baseURL ?? ''}login" title="panel"></iframe>`,
    }),
  );
  await page.goto('http://example.com/');
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/');
});

test('the page and its files carry the security headers', async ({ request }) => {
  const headers = securityHeaders({ indexHtml: await readFile('dist/index.html', 'utf8') });
  const lowerCased = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const html = await (await request.get('')).text();
  const [, asset = ''] = /src="([^"]+\.js)"/.exec(html) ?? [];
  for (const path of ['', 'clientes/7', 'favicon.svg', asset]) {
    expect((await request.get(path)).headers(), path).toMatchObject(lowerCased);
  }
});
