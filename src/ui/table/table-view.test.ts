import { notifications } from '@mantine/notifications';
import { afterEach, expect, it, vi } from 'vitest';
import { storage } from '@/lib/storage';
import { toastTexts } from '../../../test/toasts';
import { DEFAULT_VIEW, readTableView } from './table-view';

afterEach(() => notifications.clean());

it('a view of another version of the panel stays: a missing or unreadable field has its default', () => {
  storage.set('tabla::x', '{"columnVisibility":{"cc":false},"columnSizing":["90"],"zoom":2}');
  expect(readTableView('x')).toEqual({ ...DEFAULT_VIEW, columnVisibility: { cc: false } });
  expect(toastTexts()).toEqual([]);
});

it('a view that cannot be read is dropped, which is said', async () => {
  storage.set('tabla::x', '7');
  expect(readTableView('x')).toEqual(DEFAULT_VIEW);
  expect(storage.get('tabla::x')).toBeNull();
  await vi.waitFor(() =>
    expect(toastTexts()).toEqual([
      'Las columnas que habías elegido no se pudieron leer: se descartaron.',
    ]),
  );
});
