import { prepareZXingModule, purgeZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** The Code 128 barcodes in the video's current picture, as texts. */
export type ReadCodes = (video: HTMLVideoElement) => Promise<string[]>;

/** Radians. It reads along straight lines, which leave a tilted label before its last bar: pictures are turned by turns. */
const TURNS = [0, Math.PI / 9, -Math.PI / 9];

/** Its default is a public CDN. */
const overrides = { locateFile: () => wasmUrl };

export async function loadZxing(): Promise<ReadCodes> {
  try {
    await prepareZXingModule({ overrides, fireImmediately: true });
  } catch (error) {
    // It would keep the failure for good.
    purgeZXingModule();
    throw error;
  }
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let looks = 0;
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (!context || width === 0) return [];
    // Also clears it, and undoes the last turn.
    Object.assign(canvas, { width, height });
    context.translate(width / 2, height / 2);
    context.rotate(TURNS[looks++ % TURNS.length] ?? 0);
    context.drawImage(video, -width / 2, -height / 2);
    const picture = context.getImageData(0, 0, width, height);
    const codes = await readBarcodes(picture, { formats: ['Code128'], tryInvert: false });
    return codes.map(({ text }) => text);
  };
}
