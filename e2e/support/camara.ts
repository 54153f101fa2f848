import { type Locator, type Page, expect } from '@playwright/test';

/**
 * Gives the page a camera with a light that shows a label, and a reader of its own that reads these codes. With a fault the camera cannot be
 * opened. Lasts until the page is reloaded.
 */
const stubCamara = (page: Page, codes: readonly string[], fault = ''): Promise<void> =>
  page.evaluate(
    ({ codes, fault }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 960, height: 720 });
      const context = canvas.getContext('2d')!;
      const paint = (colour: string, ...area: [number, number, number, number]) => {
        context.fillStyle = colour;
        context.fillRect(...area);
      };
      paint('#8a7a66', 0, 0, 960, 720);
      context.rotate(0.05);
      paint('white', 90, 80, 800, 520);
      paint('#e3e3e3', 130, 420, 520, 30);
      paint('#e3e3e3', 130, 480, 400, 60);
      for (let bar = 0; bar < 60; bar += 1)
        paint('black', 190 + bar * 10, 180, 2 + ((bar * 7) % 3) * 3, 180);
      const open = () => {
        const stream = canvas.captureStream();
        // It has a picture for each change of the canvas.
        const touch = () => {
          paint('white', 90, 80, 1, 1);
          requestAnimationFrame(touch);
        };
        touch();
        for (const track of stream.getTracks())
          Object.assign(track, {
            getCapabilities: () => ({ torch: true }),
            applyConstraints: () => Promise.resolve(),
          });
        return stream;
      };
      Object.defineProperty(navigator, 'mediaDevices', {
        configurable: true,
        value: {
          enumerateDevices: () => Promise.resolve([{ kind: 'videoinput' }]),
          getUserMedia: () =>
            fault ? Promise.reject(new DOMException('No camera.', fault)) : Promise.resolve(open()),
        },
      });
      Object.assign(window, {
        BarcodeDetector: class {
          static getSupportedFormats() {
            return Promise.resolve(['code_128']);
          }
          detect = () => Promise.resolve(codes.map((rawValue) => ({ rawValue })));
        },
      });
    },
    { codes, fault },
  );

/** Counts bultos with a camera that sees labels of these remitos, or that cannot be opened. Returns its view. */
export async function openCamara(
  page: Page,
  remitos: readonly string[],
  fault?: string,
): Promise<Locator> {
  await stubCamara(page, remitos, fault);
  await page.getByRole('button', { name: 'Tildar por remito' }).click();
  await page.getByRole('switch', { name: 'Contar bultos' }).check();
  await page.getByRole('button', { name: 'Escanear con la cámara' }).click();
  // The popover is still closing.
  const view = page.getByRole('dialog', { name: 'Escanear con la cámara' });
  const shown = view.getByRole(fault ? 'alert' : 'status');
  await expect(shown.filter({ hasText: remitos.at(-1) ?? 'cámara' })).toBeVisible();
  return view;
}
