import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { parseAccept } from 'hono/utils/accept';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** By preference, with the suffix of the files that the build compressed. */
const extensions = { br: '.br', gzip: '.gz', identity: '' };
type Encoding = keyof typeof extensions;

interface Stored {
  modified: number;
  etag: string;
  content: Uint8Array<ArrayBuffer>;
}

export interface StaticFilesOptions {
  /** The built panel. */
  dist: string;
  /** Where it is mounted: `/admin`. */
  basePath: string;
  /** Added to every response. */
  headers?: Record<string, string> | undefined;
}

/**
 * Serves the built panel as a production web server would: precompressed files, immutable hashed assets, a revalidated `index.html`,
 * and `index.html` for every path of the panel that is not a file.
 */
export function createStaticFiles(
  options: StaticFilesOptions,
): (request: Request) => Promise<Response> {
  const root = resolve(options.dist);
  const base = options.basePath.replace(/\/$/, '');
  const cache = new Map<string, Stored>();

  async function load(file: string): Promise<Stored | undefined> {
    const info = await stat(file).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const known = cache.get(file);
    if (known?.modified === info.mtimeMs) return known;
    const content = new Uint8Array(await readFile(file));
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    const stored = { modified: info.mtimeMs, etag, content };
    cache.set(file, stored);
    return stored;
  }

  async function loadEncoded(
    file: string,
    accepted: Encoding[],
  ): Promise<{ encoding: Encoding; stored: Stored } | undefined> {
    for (const encoding of accepted) {
      const stored = await load(file + extensions[encoding]);
      if (stored) return { encoding, stored };
    }
    return undefined;
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/' || pathname === base) return redirect(`${base}/`);
    if (!pathname.startsWith(`${base}/`)) return text(404, 'No existe.');
    if (request.method !== 'GET' && request.method !== 'HEAD') return text(405, 'Sólo GET.');

    const path = decode(pathname.slice(base.length + 1));
    const file = resolve(root, path || 'index.html');
    if (file !== root && !file.startsWith(root + sep)) return text(404, 'No existe.');

    const isFile = (await load(file)) !== undefined;
    if (!isFile && extname(path) !== '') return text(404, 'No existe.');
    return answer(request, isFile ? file : resolve(root, 'index.html'));
  };

  async function answer(request: Request, file: string): Promise<Response> {
    const found = await loadEncoded(file, acceptedEncodings(request));
    if (!found) return text(404, 'El panel no está construido.');
    const { encoding, stored } = found;
    const isAsset = file.startsWith(resolve(root, 'assets') + sep);
    const headers: Record<string, string> = {
      ...options.headers,
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      etag: stored.etag,
    };
    if (knows(request, stored.etag)) return new Response(null, { status: 304, headers });
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    headers['content-length'] = String(stored.content.byteLength);
    return new Response(request.method === 'HEAD' ? null : stored.content, { headers });
  }
}

/** The accepted encodings, preferred first. The plain file is always accepted. */
function acceptedEncodings(request: Request): Encoding[] {
  const header = request.headers.get('accept-encoding') ?? '';
  const wanted = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  const quality = (encoding: Encoding) =>
    wanted.get(encoding) ?? (encoding === 'identity' ? 0 : (wanted.get('*') ?? 0));
  return (Object.keys(extensions) as Encoding[])
    .filter((encoding) => encoding === 'identity' || quality(encoding) > 0)
    .sort((a, b) => quality(b) - quality(a));
}

/** Whether the browser has this very version; a proxy on the way may have weakened the tag. */
const knows = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === etag);

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });

const text = (status: number, body: string) =>
  new Response(body, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
