import { extractText } from 'unpdf';

function toBytes(source: string | Uint8Array): Uint8Array {
  if (typeof source !== 'string') return Uint8Array.from(source);
  const base64 = source.replace(/^data:[^,]*,/u, '');
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}

/** The text of a PDF, given as bytes or base64: one string for each page, runs of white space folded to one space. */
export async function readPdfText(base64OrBytes: string | Uint8Array): Promise<string[]> {
  // The reader takes ownership of the bytes, so it is always handed a copy.
  const { text } = await extractText(toBytes(base64OrBytes), { mergePages: false });
  return text.map((page) => page.replace(/\s+/gu, ' ').trim());
}
