import { expect, test } from './support/fixtures';
import { HOSTILE_HTML, PARSING_REPORTS } from './support/hostile-html';
import { noticesOf } from './support/table';

test('a huge text has six lines, and each letter after Ver más', async ({ page, api }) => {
  const texts = ['x'.repeat(20_000), `${'palabra '.repeat(2500)}fin`, 'a<br>'.repeat(30)];
  const { notificaciones, anotaciones } = api.db;
  for (const one of [...notificaciones.rows]) notificaciones.remove(one);
  anotaciones.insert({ texto: texts[0] ?? '', fecha: '2026-12-01' });
  for (const text of texts.slice(1)) {
    notificaciones.insert({ text, urgency: 'high', visto: false });
  }
  await page.goto('');
  for (const [index, text] of texts.entries()) {
    const row = noticesOf(page).filter({ hasText: ['xxx', 'palabra', 'aaa'][index] ?? '' });
    const height = async () => (await row.boundingBox())?.height ?? 0;
    const more = row.getByRole('button', { name: 'Ver más' });
    await expect(more).toBeVisible();
    expect(await height()).toBeLessThan(150);
    await more.click();
    await expect(row.locator('p')).toHaveText(text.replaceAll('<br>', ''));
    await expect.poll(height).toBeGreaterThan(150);
    await row.getByRole('button', { name: 'Ver menos' }).click();
    await expect.poll(height).toBeLessThan(150);
  }
});

test('hostile HTML is sanitized', async ({ page, api, baseURL, expectConsole }) => {
  PARSING_REPORTS.forEach(expectConsole);
  const { notificaciones, anotaciones } = api.db;
  for (const one of [...notificaciones.rows]) notificaciones.remove(one);
  for (const one of [...anotaciones.rows]) anotaciones.remove(one);
  for (const [, text] of HOSTILE_HTML) {
    notificaciones.insert({ text, urgency: 'low', visto: false });
  }
  await page.addInitScript(() => {
    Object.assign(window, { hostil: () => document.documentElement.setAttribute('hostil', '') });
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url().replace(baseURL ?? '', '')));
  await page.goto('');
  await expect(page.getByRole('tab', { name: 'Nuevas' })).toHaveText(
    `Nuevas${HOSTILE_HTML.length}`,
  );
  await page.getByRole('button', { name: `Mostrar más (${HOSTILE_HTML.length - 20})` }).click();
  await expect(noticesOf(page)).toHaveCount(HOSTILE_HTML.length);

  const texts = await noticesOf(page).locator('p').all();
  const shown = await Promise.all(texts.map((text) => text.innerHTML()));
  expect(shown.map((html, i) => [HOSTILE_HTML[i]?.[0], html])).toEqual(
    HOSTILE_HTML.map(([what, , left]) => [what, left]),
  );
  await expect(page.locator('html')).not.toHaveAttribute('hostil');
  const own =
    /^(|config\.json|favicon\.svg|assets\/[\w.-]+\.(js|css|woff2))$|^https?:\/\/[\d.:]+\/api\//;
  expect(requested.filter((url) => !own.test(url))).toEqual([]);
});
