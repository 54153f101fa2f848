import { expect, test } from './fixtures';
import { expectSeen } from './seen';
import { openState, STATES } from './states';

/** One of each kind of what lies over a screen: dialogs, drawers, menus, lists of pickers and the calendar. */
const OVERLAYS = STATES.filter(({ name }) =>
  [
    'clientes-eliminar',
    'cliente: conflict',
    'hoja-de-ruta: editor open',
    'contrareembolso: editor open',
    'theme menu open',
    'Entidades open',
    'reminder dialog',
    'session expired',
    'print window blocked',
    'agregar un cliente: drawer open',
    'picker open',
    'calendar open',
    'reportes: menu of flags open',
    'reportes: Cambiar flete open',
    'movimientos: leaving asks',
  ].includes(name),
);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const state of OVERLAYS) {
  test(
    `is seen in both themes: ${state.name}`,
    { tag: '@both' },
    async ({ page, api, setNow }) => {
      await openState(state, { page, api, setNow });
      const overlay = page
        .locator('[role="dialog"], [role="menu"], [role="listbox"]')
        .filter({ visible: true });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveClass(colorScheme);
        await expectSeen(overlay.last());
      }
    },
  );
}
