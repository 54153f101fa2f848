import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { KEYS, storage } from '@/lib/person/storage';

const fromStored = (value: string | null): MantineColorScheme =>
  value === 'light' || value === 'dark' ? value : 'auto';

/** Stores Mantine's colour scheme under the spec's key and values (`light`, `dark`, else `system`), and follows other tabs. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let listener: ((event: StorageEvent) => void) | undefined;
  return {
    get: () => fromStored(storage.get('theme')),
    set: (value) => storage.set('theme', value === 'auto' ? 'system' : value),
    subscribe: (onUpdate) => {
      listener = (event) => {
        if (event.key === KEYS.theme) onUpdate(fromStored(event.newValue));
      };
      window.addEventListener('storage', listener);
    },
    unsubscribe: () => {
      if (listener) window.removeEventListener('storage', listener);
    },
    clear: () => storage.set('theme', null),
  };
}
