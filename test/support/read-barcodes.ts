import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lacksCommand } from '../../scripts/find-command';

const run = promisify(execFile);

export const cannotReadBarcodes = lacksCommand('pdftoppm', 'zbarimg');

/**
 * The barcodes on each page of a PDF, rendered like a label printer at 203 dpi. Needs Debian's poppler-utils and zbar-tools, which
 * `scripts/provide.ts` installs.
 */
export async function readBarcodes(pdf: Uint8Array): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'etiquetas-'));
  try {
    await writeFile(join(folder, 'etiquetas.pdf'), pdf);
    await run('pdftoppm', ['-r', '203', '-gray', '-png', 'etiquetas.pdf', 'page'], { cwd: folder });
    const pages = (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
    return await Promise.all(pages.map((page) => readPage(folder, page)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** zbarimg's exit code for a picture without a barcode. */
const NONE = 4;

async function readPage(cwd: string, page: string): Promise<string[]> {
  try {
    const { stdout } = await run(
      'zbarimg',
      ['--quiet', '--raw', '-Sdisable', '-Scode128.enable', page],
      { cwd },
    );
    return stdout.split('\n').filter(Boolean);
  } catch (error) {
    if ((error as { code?: unknown }).code === NONE) return [];
    throw error;
  }
}
