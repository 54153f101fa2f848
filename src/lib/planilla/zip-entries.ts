const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;

/** What deflate saves at most. */
const MAX_RATIO = 1032;

/** The names and unzipped sizes in a zip's directory. A size that it does not tell is the largest possible. @throws RangeError if it has none. */
export function zipEntries(bytes: Uint8Array): { name: string; size: number }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_BYTES;
  while (view.getUint32(end, true) !== END) end -= 1;
  const entries = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new RangeError('Not a zip');
    const [zipped, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, nameEnd)),
      size: size || zipped * MAX_RATIO,
    });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
