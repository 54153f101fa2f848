import { expect, test } from './fixtures';
import { expectSeen, seenDialog } from './seen';
import { toast } from './toasts';

const SEARCH =
  'reportes?fechaDesde=2026-11-01&fechaHasta=2026-11-30&montoPagado="false"&buscado=true';

test(
  'a vista is saved, made the default, opened in another tab and deleted',
  { tag: '@both' },
  async ({ page, context }) => {
    const list = async () => {
      await page.getByRole('button', { name: 'Vistas' }).click();
      return seenDialog(page, 'Vistas guardadas');
    };
    await page.goto(SEARCH);
    const saving = await list();
    await saving.getByLabel('Nombre de la vista').fill('Sin pagar este mes');
    await saving.getByRole('button', { name: 'Guardar vista' }).click();
    await expectSeen(toast(page, 'Vista «Sin pagar este mes» guardada.'));
    await expect(saving).toBeHidden();

    const saved = await list();
    const link = saved.getByRole('link', { name: 'Sin pagar este mes' });
    await expectSeen(link);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await saved
      .getByRole('button', { name: 'Usar Sin pagar este mes al abrir la pantalla' })
      .click();
    await expectSeen(saved.getByText('Predeterminada'));

    const other = await context.newPage();
    await other.goto('reportes');
    await expectSeen(other.getByText('Estado monto: No Pagados'));
    await other.goto((await link.getAttribute('href'))!);
    await expectSeen(other.getByText('Estado monto: No Pagados'));

    await saved.getByRole('button', { name: 'Eliminar Sin pagar este mes' }).click();
    await expectSeen(saved.getByRole('button', { name: 'Restaurar Sin pagar este mes' }));
    await page.keyboard.press('Escape');
    await expect(saved).toBeHidden();
    await page.goto('reportes');
    await expect(page.getByText('Elegí los filtros y buscá los movimientos.')).toBeVisible();
  },
);
