import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HTTPError } from '@/lib/api/http-errors';
import { renderUi } from '../../../test/support/render-ui';
import { LoadError, QueryState, SaveError } from './states';

const failure = (message: string) => new HTTPError('GET x', 500, { message });

const HEAD = 'a'.repeat(300);

describe.each([
  [
    'LoadError',
    (error: Error) => <LoadError error={error} fallback="No" onRetry={() => undefined} />,
  ],
  ['SaveError', (error: Error) => <SaveError error={error} fallback="No" />],
])('%s', (_, render) => {
  it('shows 300 characters of a server’s message, and the rest on request', async () => {
    const { user } = renderUi(render(failure(`${HEAD}${'b'.repeat(700)}`)));
    expect(screen.getByText(`${HEAD}…`)).toBeVisible();
    const rest = screen.getByText(`…${'b'.repeat(700)}`);
    expect(rest).not.toBeVisible();
    await user.click(screen.getByText('Ver el resto'));
    expect(rest).toBeVisible();
  });

  it('shows a message of 300 characters whole', () => {
    renderUi(render(failure(HEAD)));
    expect(screen.getByText(HEAD)).toBeVisible();
    expect(screen.queryByText('Ver el resto')).not.toBeInTheDocument();
  });
});

describe('QueryState', () => {
  const query = (state = {}) => ({
    data: undefined,
    error: null,
    isError: false,
    isPaused: false,
    refetch: vi.fn(),
    ...state,
  });
  const failed = (state = {}) => query({ isError: true, error: failure('Sin base'), ...state });
  const missing = query({ isError: true, error: new HTTPError('GET x', 404, '') });
  const paused = query({ isPaused: true });
  const otherPage = query({ isPaused: true, data: [], isPlaceholderData: true });
  const OLD = 'Sin actualizar: lo que se ve, con sus sumas, es lo último que se pudo leer.';
  const OFFLINE = 'Sin conexión: se carga solo al volver.';

  it.each([
    ['loading', [query()], {}, 'Filas'],
    ['loaded', [query({ data: [] })], {}, 'Filas'],
    ['not searched', [failed()], { notSearched: 'Buscá' }, 'Buscá'],
    ['not searched, without a text', [query()], { notSearched: '' }, ''],
    ['searched', [query()], { notSearched: false as const }, 'Filas'],
    ['offline', [query(), paused, failed()], {}, OFFLINE],
    ['offline, with data', [query({ isPaused: true, data: [] })], {}, 'Filas'],
    ['offline, with another page’s data', [otherPage], {}, OFFLINE],
    ['failed', [query(), failed()], { empty: 'Nada' }, 'Sin baseReintentarDebajo'],
    ['not refetched', [failed({ data: [] })], {}, `Sin base${OLD}ReintentarFilas`],
    [
      'not refetched, empty',
      [failed({ data: [] })],
      { empty: 'Nada' },
      `Sin base${OLD}ReintentarNada`,
    ],
    [
      'not refetched, and another failed',
      [failed({ data: [] }), failed()],
      {},
      'Sin baseReintentarDebajo',
    ],
    ['missing', [missing], {}, 'NoReintentarDebajo'],
    ['missing, with a text', [missing], { notFound: 'No existe' }, 'No existe'],
    ['failed, with a text for missing', [failed()], { notFound: 'x' }, 'Sin baseReintentarDebajo'],
    ['empty', [query()], { empty: 'Nada' }, 'Nada'],
  ])('%s', (_, queries, props, text) => {
    renderUi(
      <main>
        <QueryState queries={queries} error="No" belowError="Debajo" {...props}>
          Filas
        </QueryState>
      </main>,
    );
    expect(screen.getByRole('main').textContent).toBe(text);
  });

  it('refetches the failed query', async () => {
    const good = query();
    const bad = failed();
    const { user } = renderUi(
      <QueryState queries={[good, bad]} error="No">
        Filas
      </QueryState>,
    );
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(bad.refetch).toHaveBeenCalledOnce();
    expect(good.refetch).not.toHaveBeenCalled();
  });

  it('keeps what is typed below when a refetch fails and when it succeeds again', async () => {
    const screenOf = (state = {}) => (
      <QueryState queries={[query({ data: [], ...state })]} error="No">
        <input aria-label="Texto" />
      </QueryState>
    );
    const { user, rerender } = renderUi(screenOf());
    await user.type(screen.getByLabelText('Texto'), 'Hola');
    for (const state of [{ isError: true, error: failure('Sin base') }, {}]) {
      rerender(screenOf(state));
      expect(screen.getByLabelText('Texto')).toHaveValue('Hola');
      expect(screen.getByLabelText('Texto')).toHaveFocus();
    }
  });
});
