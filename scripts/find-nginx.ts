import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isExecutable } from './is-executable';

export interface FoundNginx {
  path: string;
  /** Debian's module for precompressed files. */
  brotli: string;
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's nginx with its brotli module, if both are there. */
export function findNginx(): FoundNginx | undefined {
  // /usr/sbin is rarely in the PATH.
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin'];
  const path = folders.map((folder) => join(folder, 'nginx')).find(isExecutable);
  return path !== undefined && existsSync(BROTLI) ? { path, brotli: BROTLI } : undefined;
}
