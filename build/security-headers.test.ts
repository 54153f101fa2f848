import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withEarlyScript } from './early';
import { callSourcesOf, securityHeaders, SERVERS } from './security-headers';

const indexHtml = await withEarlyScript(readFileSync('index.html', 'utf8'));
const headers = securityHeaders({ indexHtml });

function directives(page: Parameters<typeof securityHeaders>[0]): Record<string, string> {
  const policy = securityHeaders(page)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the content security policy', () => {
  it('allows only the panel’s own sources', () => {
    expect(directives({ indexHtml: '' })).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'wasm-unsafe-eval'",
      'style-src': "'self'",
      'img-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'dompurify planilla',
    });
  });

  it('names the inline scripts by their hash, and no script that has a file', () => {
    // printf "alert('ñ');\n" | openssl dgst -sha256 -binary | base64
    const page = `<script>alert('ñ');\n</script><script type="module" src="/x.js"></script>`;
    expect(directives({ indexHtml: page })['script-src']).toBe(
      "'self' 'wasm-unsafe-eval' 'sha256-MHDK+eXhY6+RpqY3zm7Y8tAdXSklQdyGIdexSkQ9bZ8='",
    );
  });

  it('has one inline script to name: the one that sets the theme', () => {
    expect(directives({ indexHtml })['script-src']).toMatch(
      /^'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}='$/,
    );
  });

  it.each([
    ['/api', "'self'"],
    ['https://api.example.com/v2', "'self' https://api.example.com"],
    ['http://127.0.0.1:8080/api', "'self' http://127.0.0.1:8080"],
  ])('lets calls go to the API at %j', (apiUrl, sources) => {
    const callSources = callSourcesOf(apiUrl);
    expect(directives({ indexHtml, callSources })['connect-src']).toBe(sources);
  });

  it('leaves the sources of calls to each web server', () => {
    expect(SERVERS.nginx(indexHtml)).toContain('; connect-src ${CALL_SOURCES}; ');
    expect(SERVERS.caddy(indexHtml)).toContain("; connect-src {$CALL_SOURCES:'self'}; ");
  });
});

it('the other headers say what they are for', () => {
  expect(headers).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  expect(headers['Permissions-Policy']).toMatch(
    /^camera=\(self\), screen-wake-lock=\(self\)(, [a-z-]+=\(\))+$/,
  );
});
