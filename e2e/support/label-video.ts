import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

const run = promisify(execFile);

/** One label before the camera. Millimetres of the printed page. */
export interface View {
  /** From 0, through all PDFs, and the part of it that the camera sees. */
  page: number;
  part: { x: number; y: number; width: number; height: number };
  /** Degrees. */
  tilt?: number;
}

/** What the camera sees at one time: labels one below another. */
export interface Scene {
  views: readonly View[];
  /** A CSS filter. */
  filter?: string;
}

const DPI = 203;
const PX_PER_MM = DPI / 25.4;

/** Pages as PNGs in base64. Needs Debian's poppler-utils. */
async function rasterize(pdf: Uint8Array): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'camara-'));
  try {
    await writeFile(join(folder, 'etiquetas.pdf'), pdf);
    await run('pdftoppm', ['-r', String(DPI), '-gray', '-png', 'etiquetas.pdf', 'page'], {
      cwd: folder,
    });
    const names = (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
    return await Promise.all(names.map((name) => readFile(join(folder, name), 'base64')));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const WIDTH = 960;
const HEIGHT = 720;
/** Chromium's fake camera shows so many pictures a second, and begins again after the last. */
const PER_SECOND = 30;
/** Seconds that a scene stays, that nothing is seen after it, and after the last. */
const STAYS = 0.9;
const BETWEEN = 0.1;
const AT_END = 30;

/** A motion JPEG of labels before a camera, one scene after another. Any page of Chromium can paint it. */
export async function labelVideo(
  painter: Page,
  pdfs: readonly Uint8Array[],
  scenes: readonly Scene[],
): Promise<Buffer> {
  const pages = (await Promise.all(pdfs.map(rasterize))).flat();
  const painted = await painter.evaluate(
    async ({ pages, scenes, width, height, scale }) => {
      const bitmaps = await Promise.all(
        pages.map(async (png) =>
          createImageBitmap(new Blob([Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0))])),
        ),
      );
      const jpegs: string[] = [];
      for (const { views, filter = 'none' } of scenes) {
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d')!;
        context.filter = filter;
        context.fillStyle = '#8a7a66';
        context.fillRect(0, 0, width, height);
        const room = height / views.length;
        for (const [index, { page, part, tilt = 0 }] of views.entries()) {
          const wide = width * 0.9;
          const zoom = Math.min(wide / part.width, (room * 0.94) / part.height);
          context.save();
          context.translate(width / 2, room * (index + 0.5));
          context.rotate((tilt * Math.PI) / 180);
          context.drawImage(
            bitmaps[page]!,
            ...([part.x, part.y, part.width, part.height].map((mm) => mm * scale) as [
              number,
              number,
              number,
              number,
            ]),
            (-part.width * zoom) / 2,
            (-part.height * zoom) / 2,
            part.width * zoom,
            part.height * zoom,
          );
          context.restore();
        }
        const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
        const bytes = new Uint8Array(await jpeg.arrayBuffer());
        jpegs.push(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')));
      }
      return jpegs;
    },
    { pages, scenes: [{ views: [] }, ...scenes], width: WIDTH, height: HEIGHT, scale: PX_PER_MM },
  );
  const [nothing = Buffer.of(), ...shown] = painted.map((jpeg) => Buffer.from(jpeg, 'base64'));
  const stay = (picture: Buffer, seconds: number) =>
    Array.from({ length: Math.round(seconds * PER_SECOND) }, () => picture);
  return Buffer.concat([
    ...shown.flatMap((picture) => [...stay(picture, STAYS), ...stay(nothing, BETWEEN)]),
    ...stay(nothing, AT_END),
  ]);
}
