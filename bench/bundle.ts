import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the build. */
export interface Asset {
  /** With its hash. */
  file: string;
  /** Bytes. */
  raw: number;
  /** Bytes as it is sent: compressed by brotli, unless that makes it no smaller. */
  brotli: number;
  /** Whether `index.html` names it: every visit fetches it. */
  entry: boolean;
}

const sizeOf = async (path: string): Promise<number | undefined> =>
  (await stat(path).catch(() => undefined))?.size;

/** The scripts and styles of a build, the largest first. */
export async function readBundle(dist: string): Promise<Asset[]> {
  const indexHtml = await readFile(join(dist, 'index.html'), 'utf8');
  const names = await readdir(join(dist, 'assets'));
  const assets = await Promise.all(
    names
      .filter((name) => /\.(js|css)$/.test(name))
      .map(async (file): Promise<Asset> => {
        const path = join(dist, 'assets', file);
        const raw = (await sizeOf(path)) ?? 0;
        const brotli = (await sizeOf(`${path}.br`)) ?? raw;
        return { file, raw, brotli, entry: indexHtml.includes(`assets/${file}`) };
      }),
  );
  return assets.sort((a, b) => b.brotli - a.brotli);
}
