import { createHash } from 'node:crypto';

interface SecurityHeadersOptions {
  /** The page, as source or as built: its inline script is named by its hash. */
  indexHtml: string;
  /** The sources that the panel may call: `'self'`, and the API's origin if that is another. Default: `'self'`. */
  callSources?: string | undefined;
}

/** Disables every device permission but the camera, which scans labels, and the lock that keeps the screen lit. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

function hashesOfInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** The sources that the panel calls, by the `apiUrl` of its `config.json`. */
export function callSourcesOf(apiUrl: string): string {
  const own = 'http://panel.invalid';
  const { origin } = new URL(apiUrl, own);
  return origin === own ? "'self'" : `'self' ${origin}`;
}

/** The security headers of every response of the panel, by name. */
export function securityHeaders({
  indexHtml,
  callSources = "'self'",
}: SecurityHeadersOptions): Record<string, string> {
  const policy = [
    "default-src 'none'",
    // WebAssembly, which reads barcodes. It allows no JavaScript from a text.
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashesOfInlineScripts(indexHtml)].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${callSources}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify planilla',
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [
      'camera=(self)',
      'screen-wake-lock=(self)',
      ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
    ].join(', '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}

const quoted = (value: string): string => `"${value}"`;

const lines = (headers: Record<string, string>, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');

/** A page's headers in each web server's configuration syntax, with its placeholder for the variable `CALL_SOURCES`. */
export const SERVERS = {
  nginx: (indexHtml: string) =>
    lines(
      securityHeaders({ indexHtml, callSources: '${CALL_SOURCES}' }),
      (name, value) => `add_header ${name} ${quoted(value)} always;`,
    ),
  caddy: (indexHtml: string) =>
    `(security_headers) {\n\theader {\n${lines(
      securityHeaders({ indexHtml, callSources: "{$CALL_SOURCES:'self'}" }),
      (name, value) => `\t\t${name} ${quoted(value)}`,
    )}\n\t}\n}`,
};
