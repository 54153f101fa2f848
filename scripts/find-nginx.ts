import { existsSync } from 'node:fs';
import { findCommand } from './find-command';

export interface FoundNginx {
  path: string;
  /** Debian's module for precompressed files. */
  brotli: string;
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's nginx with its brotli module, if both are there. */
export function findNginx(): FoundNginx | undefined {
  const path = findCommand('nginx');
  return path !== undefined && existsSync(BROTLI) ? { path, brotli: BROTLI } : undefined;
}
