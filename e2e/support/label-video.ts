import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findCommand } from '../../scripts/find-command';

/** A label before the camera. */
export interface View {
  /** Of the printed PDF, from 0. */
  page: number;
  /** Degrees. */
  tilt?: number;
  /** A CSS filter. */
  filter?: string;
}

/** The upper halves of the roll's pages, with the barcodes, as PNGs in base64. Needs Debian's poppler-utils. */
function rasterize(pdf: Uint8Array): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'camara-'));
  const size = ['-r', '203', '-W', '800', '-H', '600'];
  execFileSync(findCommand('pdftoppm')!, [...size, '-gray', '-png', '-', join(folder, 'page')], {
    input: pdf,
  });
  const names = readdirSync(folder).sort();
  const pages = names.map((name) => readFileSync(join(folder, name), 'base64'));
  rmSync(folder, { recursive: true });
  return pages;
}

/** Pictures of Chromium's fake camera, 30 a second, for which a label stays, nothing is seen after it, and after the last one. */
const STAYS = 27;
const BETWEEN = 3;
const AT_END = 900;

/** A motion JPEG of labels before a camera, one after another. Any page of Chromium can paint it. */
export async function labelVideo(painter: Page, pdf: Uint8Array, views: View[]): Promise<Buffer> {
  const painted = await painter.evaluate(
    async ({ pages, views }) => {
      const jpegs: string[] = [];
      for (const { page, tilt = 0, filter = 'none' } of views) {
        const canvas = new OffscreenCanvas(960, 720);
        const context = canvas.getContext('2d')!;
        context.filter = filter;
        context.fillStyle = '#8a7a66';
        context.fillRect(0, 0, 960, 720);
        context.translate(480, 360);
        context.rotate((tilt * Math.PI) / 180);
        const png = Uint8Array.from(atob(pages[page] ?? ''), (byte) => byte.charCodeAt(0));
        if (png.length > 0)
          context.drawImage(await createImageBitmap(new Blob([png])), -432, -324, 864, 648);
        const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
        const bytes = new Uint8Array(await jpeg.arrayBuffer());
        jpegs.push(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')));
      }
      return jpegs;
    },
    { pages: rasterize(pdf), views: [...views, { page: -1 }] },
  );
  const shown = painted.map((jpeg) => Buffer.from(jpeg, 'base64'));
  const nothing = shown.pop()!;
  const stay = (picture: Buffer, count: number) => Array<Buffer>(count).fill(picture);
  const labels = shown.flatMap((one) => [...stay(one, STAYS), ...stay(nothing, BETWEEN)]);
  return Buffer.concat([...labels, ...stay(nothing, AT_END)]);
}
