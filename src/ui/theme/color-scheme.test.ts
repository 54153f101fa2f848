import { beforeEach, expect, it, vi } from 'vitest';
import { createColorSchemeManager } from './color-scheme';

const stored = () => localStorage.getItem('vite-ui-theme');
let manager: ReturnType<typeof createColorSchemeManager>;
beforeEach(() => {
  manager = createColorSchemeManager();
});

it.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'auto'],
  ['"dark"', 'auto'],
  [null, 'auto'],
])('a theme stored as %j reads as %s', (value, scheme) => {
  if (value !== null) localStorage.setItem('vite-ui-theme', value);
  expect(manager.get('light')).toBe(scheme);
});

it.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['auto', 'system'],
] as const)('the theme %s is stored as %s', (scheme, value) => {
  manager.set(scheme);
  expect(stored()).toBe(value);
});

it('a theme can be forgotten', () => {
  manager.set('dark');
  manager.clear();
  expect(stored()).toBeNull();
});

it('the theme follows another tab until unsubscribed', () => {
  const onUpdate = vi.fn();
  const tell = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  manager.subscribe(onUpdate);
  tell('vite-ui-theme', 'dark');
  tell('jwtToken', 'light');
  tell('vite-ui-theme', null);
  expect(onUpdate.mock.calls).toEqual([['dark'], ['auto']]);
  manager.unsubscribe();
  tell('vite-ui-theme', 'light');
  expect(onUpdate).toHaveBeenCalledTimes(2);
});
