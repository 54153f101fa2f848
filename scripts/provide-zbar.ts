import { delimiter, join } from 'node:path';
import { aptInstall } from './apt';
import { isExecutable } from './is-executable';

/** What reads a label's barcode from its PDF, from Debian's poppler-utils and zbar-tools. */
const TOOLS = ['pdftoppm', 'zbarimg'];

function missingTools(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return TOOLS.filter((tool) => !folders.some((folder) => isExecutable(join(folder, tool))));
}

/** Debian's readers of PDFs and barcodes, installed if missing. Tests of labels fail without them. */
export async function provideZbar(): Promise<void> {
  if (missingTools().length > 0) await aptInstall('poppler-utils', 'zbar-tools');
  const missing = missingTools();
  if (missing.length === 0) return;
  throw new Error(
    `There is no ${missing.join(' and no ')}, and none could be installed. Install Debian's poppler-utils and zbar-tools.`,
  );
}
