import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { storage } from '@/lib/person/storage';

/** Spec section 1: the browser storage key of the theme choice. */
const THEME_KEY = 'vite-ui-theme';

const fromStored = (value: string | null): MantineColorScheme =>
  value === 'light' || value === 'dark' ? value : 'auto';

/** Stores Mantine's colour scheme under the spec's key and values (`light`, `dark`, else `system`), and follows other tabs. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let listener: ((event: StorageEvent) => void) | undefined;
  return {
    get: () => fromStored(storage.get(THEME_KEY)),
    set: (value) => storage.set(THEME_KEY, value === 'auto' ? 'system' : value),
    subscribe: (onUpdate) => {
      listener = (event) => {
        if (event.key === THEME_KEY) onUpdate(fromStored(event.newValue));
      };
      window.addEventListener('storage', listener);
    },
    unsubscribe: () => {
      if (listener) window.removeEventListener('storage', listener);
    },
    clear: () => storage.remove(THEME_KEY),
  };
}
