import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
  '.txt': 'text/plain; charset=utf-8',
};

const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;

type Encoding = 'br' | 'gzip' | 'identity';

interface Stored {
  modified: number;
  etag: string;
  bytes: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export interface StaticFilesOptions {
  /** The built panel. */
  dist: string;
  /** Where it is mounted: `/admin`. */
  basePath: string;
  /** Added to every answer. */
  headers?: Record<string, string> | undefined;
}

/**
 * Serves the built panel as a web server in production would: compressed, hashed assets for ever, `index.html` never without asking,
 * and every path of the panel that is not a file answered with `index.html`.
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
    const stored: Stored = {
      modified: info.mtimeMs,
      etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      bytes: new Map([['identity', Promise.resolve(content)]]),
    };
    cache.set(file, stored);
    return stored;
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/' || pathname === base) return redirect(`${base}/`);
    if (!pathname.startsWith(`${base}/`)) return text(404, 'No existe.');
    if (request.method !== 'GET' && request.method !== 'HEAD') return text(405, 'Sólo GET.');

    const path = decode(pathname.slice(base.length + 1));
    const file = resolve(root, path || 'index.html');
    if (file !== root && !file.startsWith(root + sep)) return text(404, 'No existe.');

    const own = await load(file);
    if (!own && extname(path) !== '') return text(404, 'No existe.');
    const served = own ? file : resolve(root, 'index.html');
    const stored = own ?? (await load(served));
    if (!stored) return text(404, 'El panel no está construido.');
    return answer(request, served, stored);
  };

  async function answer(request: Request, file: string, stored: Stored): Promise<Response> {
    const type = types[extname(file)] ?? 'application/octet-stream';
    const encoding = compressible.test(type) ? encodingOf(request) : 'identity';
    const etag = encoding === 'identity' ? stored.etag : `${stored.etag.slice(0, -1)}-${encoding}"`;
    const isAsset = file.startsWith(resolve(root, 'assets') + sep);
    const headers: Record<string, string> = {
      ...options.headers,
      'content-type': type,
      'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      etag,
    };
    if (request.headers.get('if-none-match') === etag) {
      return new Response(null, { status: 304, headers });
    }
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    const bytes = await encoded(stored, encoding);
    headers['content-length'] = String(bytes.byteLength);
    return new Response(request.method === 'HEAD' ? null : bytes, { headers });
  }
}

function encodingOf(request: Request): Encoding {
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** The file's bytes in an encoding, compressed once. */
async function encoded(stored: Stored, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const known = stored.bytes.get(encoding);
  if (known) return known;
  const made = (stored.bytes.get('identity') ?? Promise.resolve(new Uint8Array())).then(
    async (plain) => new Uint8Array(await (encoding === 'br' ? toBrotli(plain) : gzipped(plain))),
  );
  stored.bytes.set(encoding, made);
  return made;
}

const toBrotli = (plain: Uint8Array) =>
  brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

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
