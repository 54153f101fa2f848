import { expect, test } from './fixtures';

test('signs in with the keyboard and lands on Inicio', async ({ panel }) => {
  await panel.label('Usuario').fill('admin');
  await panel.press('Tab');
  await panel.type('admin123');
  await panel.press('Enter');
  await expect.poll(() => panel.role('heading', 'Inicio').look()).toMatchObject({ count: 1 });
  expect(await panel.path()).toBe('');
});
