import { describe, expect, it, vi } from 'vitest';
import { renderHook } from '@testing-library/react';
import { tokenFor } from '../../../test/server/token';
import { session } from './session';
import { storage, useIsStorageVolatile } from './storage';

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

function withStorage(stub: Partial<Storage>, run: () => void) {
  vi.stubGlobal('localStorage', stub);
  run();
  vi.unstubAllGlobals();
}

describe('where the browser refuses local storage', () => {
  const refused = { getItem: refuse, setItem: refuse, removeItem: refuse };

  it('keeps values for as long as the page is open, and says so', () =>
    withStorage(refused, () => {
      const { result, rerender } = renderHook(useIsStorageVolatile);
      expect(storage.get('a')).toBeNull();
      expect(result.current).toBe(false);
      storage.set('a', '1');
      expect(storage.get('a')).toBe('1');
      rerender();
      expect(result.current).toBe(true);
      storage.remove('a');
      expect(storage.get('a')).toBeNull();
    }));

  it('somebody can sign in and out', () =>
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

it('keeps what a full storage does not take, in place of what it holds', () => {
  storage.set('a', 'old');
  const { localStorage } = window;
  const getItem = (key: string) => localStorage.getItem(key);
  withStorage({ getItem, setItem: refuse }, () => {
    storage.set('a', 'new');
    expect([storage.get('a'), getItem('a')]).toEqual(['new', 'old']);
  });
  storage.remove('a');
  expect([storage.get('a'), getItem('a')]).toEqual([null, null]);
});
