import { aptInstall } from './apt';
import { type FoundNginx, findNginx } from './find-nginx';

/** Debian's nginx, installed if missing. */
export async function provideNginx(): Promise<FoundNginx> {
  if (findNginx() === undefined) await aptInstall('nginx', 'libnginx-mod-http-brotli-static');
  const found = findNginx();
  if (found !== undefined) return found;
  throw new Error(
    "There is no nginx with the brotli module and none could be installed. Install Debian's nginx and libnginx-mod-http-brotli-static.",
  );
}
