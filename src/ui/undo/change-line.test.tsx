import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../test/support/render-part';
import { ChangeLine } from './change-line';

it('names records together that were not undone for the same reason', async () => {
  const records = Array.from({ length: 12 }, (_, id) => ({
    id,
    name: `A-${id}`,
    putBack: () => Promise.resolve({ kept: [], isPartly: false }),
  }));
  const change = { entity: 'movimientos', text: 'Marcados', count: String, error: '', records };
  const undone = {
    text: 'Se deshizo en 0 de 12',
    notes: [],
    notUndone: records.map((record) => ({
      record,
      reason: record.id === 0 ? 'fue eliminado' : 'otra persona cambió Flete',
      isPartly: false,
      canRetry: false,
    })),
  };
  await renderPart(<ChangeLine last={{ change, progress: null, undone }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A-0: fue eliminado',
    'A-1, A-2, A-3, A-4, A-5, A-6, A-7, A-8, A-9, A-10 y 1 más: otra persona cambió Flete',
  ]);
});
