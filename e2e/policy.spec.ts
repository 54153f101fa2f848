import { expect, test } from './support/fixtures';

/** TypeScript's DOM types lack Trusted Types. */
interface TrustedTypesWindow {
  trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
}

/** Elements that an injected script would add, and the directive that stops each. */
const ELEMENTS: readonly (readonly [directive: string, tag: string, properties: object])[] = [
  ['require-trusted-types-for', 'script', { textContent: 'document.body.dataset.ran = "1"' }],
  ['style-src-elem', 'link', { rel: 'stylesheet', href: 'https://example.com/x.css' }],
  ['img-src', 'img', { src: 'https://example.com/x.png' }],
  ['frame-src', 'iframe', { src: '/admin/login' }],
  ['base-uri', 'base', { href: 'https://example.com/' }],
];

/** Other attempts of an injected script. */
const CALLS: readonly (readonly [directive: string, call: () => unknown])[] = [
  [
    'trusted-types',
    () => (window as unknown as TrustedTypesWindow).trustedTypes.createPolicy('own', {}),
  ],
  ['font-src', () => new FontFace('x', 'url(https://example.com/x.woff2)').load()],
  ['style-src-attr', () => document.body.setAttribute('style', 'color: red')],
  ['connect-src', () => fetch('https://example.com/x').catch(() => undefined)],
  [
    'form-action',
    () => {
      const form = document.body.appendChild(document.createElement('form'));
      form.action = 'https://example.com/';
      form.submit();
    },
  ],
];

test('each directive of the policy blocks its attempt', async ({ page, expectConsole }) => {
  expectConsole(/Content Security Policy|Trusted/);
  const reached: string[] = [];
  await page.route('https://example.com/**', (route) => {
    reached.push(route.request().url());
    return route.fulfill({ body: '' });
  });
  await page.goto('login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const expectViolation = (directive: string, attempt: () => Promise<unknown>) =>
    test.step(directive, async () => {
      const violation = `policy violation: ${directive} `;
      expectConsole(violation);
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith(violation),
      );
      // Trusted Types sinks also throw.
      await attempt().catch(() => undefined);
      await logged;
    });
  for (const [directive, ...element] of ELEMENTS) {
    await expectViolation(directive, () =>
      page.evaluate(([tag, properties]) => {
        document.head.append(Object.assign(document.createElement(tag), properties));
      }, element),
    );
  }
  for (const [directive, call] of CALLS) {
    await expectViolation(directive, () => page.evaluate(call));
  }
  expect(await page.evaluate(() => document.body.dataset.ran)).toBeUndefined();
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
