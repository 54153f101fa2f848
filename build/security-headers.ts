import { createHash } from 'node:crypto';

interface SecurityHeadersOptions {
  /** The page, as source or as built: its inline script is named by its hash. */
  indexHtml: string;
  /** `VITE_API_URL` of the build: an API on another origin must be named. */
  apiUrl?: string | undefined;
}

/** Disables every device permission. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
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
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

function hashesOfInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

function callSources(apiUrl: string): string {
  const own = 'http://panel.invalid';
  const { origin } = new URL(apiUrl, own);
  return origin === own ? "'self'" : `'self' ${origin}`;
}

/** The security headers of every response of the panel, by name. */
export function securityHeaders({
  indexHtml,
  apiUrl = '/api',
}: SecurityHeadersOptions): Record<string, string> {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOfInlineScripts(indexHtml)].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${callSources(apiUrl)}`,
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
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}

const quoted = (value: string): string => `"${value}"`;

const lines = (headers: Record<string, string>, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');

/** The headers in each web server's configuration syntax. */
export const SERVERS = {
  nginx: (headers: Record<string, string>) =>
    lines(headers, (name, value) => `add_header ${name} ${quoted(value)} always;`),
  caddy: (headers: Record<string, string>) =>
    `(security_headers) {\n\theader {\n${lines(headers, (name, value) => `\t\t${name} ${quoted(value)}`)}\n\t}\n}`,
};
