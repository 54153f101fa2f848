import { expect, test } from 'vitest';
test('zone', () => {
  console.info(process.env.TZ, new Date().toString(), new Date(2026, 0, 1).getTimezoneOffset());
  expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(process.env.TZ === 'UTC' ? 0 : 180);
});
