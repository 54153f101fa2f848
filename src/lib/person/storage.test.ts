import { describe, expect, it, vi } from 'vitest';
import { renderHook } from '@testing-library/react';
import { tokenFor } from '../../../test/server/token';
import { session } from './session';
import { KEYS, storage, useIsStorageVolatile } from './storage';

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

function withStorage(stub: Partial<Storage>, run: () => void) {
  vi.stubGlobal('localStorage', stub);
  run();
  vi.unstubAllGlobals();
}

describe('if the browser refuses local storage', () => {
  const refused = { getItem: refuse, setItem: refuse, removeItem: refuse };

  it('keeps values while the page is open, and says so', () =>
    withStorage(refused, () => {
      const { result, rerender } = renderHook(useIsStorageVolatile);
      expect(storage.get('rail')).toBeNull();
      expect(result.current).toBe(false);
      storage.set('rail', '1');
      expect(storage.get('rail')).toBe('1');
      rerender();
      expect(result.current).toBe(true);
      storage.set('rail', null);
      expect(storage.get('rail')).toBeNull();
    }));

  it('lets a user sign in and out', () =>
    withStorage(refused, () => {
      const stop = session.start();
      const token = tokenFor(60);
      session.signIn(token, { id: 1 });
      expect([session.status(), session.token()]).toEqual(['signed-in', token]);
      session.signOut();
      expect([session.status(), session.token()]).toEqual(['signed-out', null]);
      stop();
    }));
});

it('a value that a full storage refuses replaces the stored one in memory', () => {
  storage.set('rail', 'old');
  const { localStorage } = window;
  const getItem = (key: string) => localStorage.getItem(key);
  withStorage({ getItem, setItem: refuse }, () => {
    storage.set('rail', 'new');
    expect([storage.get('rail'), getItem(KEYS.rail)]).toEqual(['new', 'old']);
  });
  storage.set('rail', null);
  expect([storage.get('rail'), getItem(KEYS.rail)]).toEqual([null, null]);
});
