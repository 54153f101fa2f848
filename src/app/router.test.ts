import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listSearchSchema } from '@/lib/url/list-search';
import { createPanelRouter } from './router';

it.each(['662E41', '1e3', '1.50', '0x10', '12345678901234567890', '12345678901'])(
  '?texto=%s is read as a text',
  (texto) => {
    const { options } = createPanelRouter(new QueryClient(), createMemoryHistory());
    const search = z.parse(listSearchSchema, options.parseSearch(`?texto=${texto}`));
    expect(search).toMatchObject({ texto });
  },
);
