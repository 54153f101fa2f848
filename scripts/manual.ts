import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readPagina } from '../build/mdx';

export const MANUAL = 'docs/manual';

/** The manual's pages, with their file and their name in the URL. */
export const readManual = () =>
  readdirSync(MANUAL)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const path = join(MANUAL, file);
      return { path, nombre: basename(file, '.mdx'), ...readPagina(readFileSync(path, 'utf8')) };
    });
