import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the page says to translators that it is not to be translated', () => {
  const html = readFileSync('index.html', 'utf8');
  expect(html).toContain('<html lang="es-AR" translate="no">');
  expect(html).toContain('<meta name="google" content="notranslate" />');
});
