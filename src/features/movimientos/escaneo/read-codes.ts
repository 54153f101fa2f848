import type { ReadCodes } from './zxing';

/** TypeScript's DOM types lack it. */
interface Detector {
  detect: (picture: HTMLVideoElement | ImageData) => Promise<{ rawValue: string }[]>;
}
interface WithDetector {
  BarcodeDetector?: {
    new (options: { formats: string[] }): Detector;
    getSupportedFormats: () => Promise<string[]>;
  };
}

const FORMAT = 'code_128';

async function ownReader(): Promise<ReadCodes | null> {
  const { BarcodeDetector } = globalThis as WithDetector;
  if (!BarcodeDetector) return null;
  try {
    if (!(await BarcodeDetector.getSupportedFormats()).includes(FORMAT)) return null;
    const detector = new BarcodeDetector({ formats: [FORMAT] });
    // A phone may have the class and lack the service behind it.
    await detector.detect(new ImageData(1, 1));
    return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
  } catch {
    return null;
  }
}

/** The browser's own reader, else one of 460 KB that is fetched for it. */
export async function loadReader(): Promise<ReadCodes> {
  return (await ownReader()) ?? (await (await import('./zxing')).loadZxing());
}
