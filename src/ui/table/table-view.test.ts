import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '@/lib/person/session';
import { tokenFor, tokenOf } from '../../../test/server/token';
import { toastTexts } from '../../../test/support/toasts';
import { DEFAULT_VIEW, readTableView } from './table-view';

beforeEach(() => session.signIn(tokenFor(60), { id: 1 }));

it('a view of another version of the panel survives: a missing or unreadable field has its default', () => {
  localStorage.setItem(
    'tabla:1:x',
    '{"columnVisibility":{"cc":false},"columnSizing":["90"],"zoom":2}',
  );
  expect(readTableView('x')).toEqual({ ...DEFAULT_VIEW, columnVisibility: { cc: false } });
  expect(toastTexts()).toEqual([]);
});

it('an unreadable view is dropped, with a notice', async () => {
  localStorage.setItem('tabla:1:x', '7');
  expect(readTableView('x')).toEqual(DEFAULT_VIEW);
  expect(localStorage.getItem('tabla:1:x')).toBeNull();
  await vi.waitFor(() =>
    expect(toastTexts()).toEqual([
      'Las columnas que habías elegido no se pudieron leer: se descartaron.',
    ]),
  );
});

it('a user without a name has no stored view', () => {
  session.signIn(tokenOf({ exp: Math.floor(Date.now() / 1000) + 60 }), null);
  localStorage.setItem('tabla::x', '{"roomy":true}');
  expect(readTableView('x')).toEqual(DEFAULT_VIEW);
});
