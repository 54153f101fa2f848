import { CARRIER, serveCarrier } from '../support/carrier';
import { expectSeen, expectValue } from './expect';
import { expect, test } from './fixtures';
import { Page } from './page';

test('another carrier has its name, logo, town and API with the same build', async ({
  engineBrowser,
  script,
  engine,
}) => {
  test.skip(engineBrowser === null, `The machine has no ${engine}.`);
  if (engineBrowser === null) return;
  const carrier = await serveCarrier({ clock: () => new Date() });
  const tab = await engineBrowser.open(script);
  const panel = new Page(tab, carrier.url);
  await panel.goto('login');
  await expectSeen(panel.text(CARRIER.companyName));
  const logoWidth = () => panel.evaluate('document.querySelector("img").naturalWidth');
  await expect.poll(logoWidth).toBe(60);
  await panel.label('Usuario').fill('admin');
  await panel.label('Contraseña').fill('admin123');
  await panel.press('Enter');
  await expectSeen(panel.role('heading', 'Inicio'));
  await panel.goto('agregar-cliente');
  await expectValue(panel.label('Localidad'), CARRIER.localidad);
  await panel.label('Nombre').fill('Ñandubay');
  await panel.role('button', 'Agregar Cliente').click();
  await expect.poll(() => carrier.api.db.clientes.rows.at(-1)?.nombre).toBe('Ñandubay');
  expect(await panel.errors()).toEqual([]);
  await tab.close();
  await carrier.close();
});
