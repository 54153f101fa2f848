import { expect, test } from './fixtures';
import { SIZES } from './screens';
import { expectSeen } from './seen';
import { openState, STATES } from './states';

/** One of each kind of overlay: dialogs, drawers, menus, picker lists and the calendar. */
const OVERLAYS = STATES.filter(({ name }) =>
  [
    'clientes-eliminar',
    'cliente: conflict',
    'hoja-de-ruta: editor open',
    'theme menu open',
    'Entidades open',
    'reminder dialog',
    'session expired',
    'print window blocked',
    'agregar un cliente: drawer open',
    'picker open',
    'calendar open',
    'reportes: Cambiar flete open',
    'palette: records',
    'hoja-de-ruta: Imprimir tildados open',
    'Últimas impresiones open',
  ].includes(name),
);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const state of OVERLAYS) {
  test(
    `seen at both widths in both themes: ${state.name}`,
    { tag: '@long' },
    async ({ page, api, setNow }) => {
      const overlay = page
        .locator('[role="dialog"], [role="menu"], [role="listbox"]')
        .filter({ visible: true });
      for (const width of ['desktop', 'phone'] as const) {
        await page.setViewportSize(SIZES[width]);
        if (width === 'desktop' || state.closesOnResize)
          await openState(state, { page, api, setNow });
        for (const colorScheme of ['light', 'dark'] as const) {
          await test.step(`${width}, ${colorScheme}`, async () => {
            await page.emulateMedia({ colorScheme });
            await expect(page.locator('html')).toHaveClass(colorScheme);
            await expectSeen(overlay.last());
          });
        }
      }
    },
  );
}
