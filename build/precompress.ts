import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|json|svg|txt|webmanifest)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** At their utmost: done once a build, sent many times. Brotli's default is that. */
const ENCODINGS = {
  '.br': (plain: Buffer) => toBrotli(plain),
  '.gz': (plain: Buffer) => toGzip(plain, { level: 9 }),
};

async function compress(path: string): Promise<void> {
  const plain = await readFile(path);
  for (const [extension, encode] of Object.entries(ENCODINGS)) {
    const encoded = await encode(plain);
    if (encoded.length < plain.length) await writeFile(path + extension, encoded);
  }
}

/** Writes a brotli and a gzip version beside each text file of the build, for a web server that sends them as they are. */
export function precompress(): Plugin {
  let dist = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir);
    },
    async writeBundle() {
      const names = await readdir(dist, { recursive: true });
      const texts = names.filter((name) => TEXT.test(name));
      await Promise.all(texts.map((name) => compress(join(dist, name))));
    },
  };
}
