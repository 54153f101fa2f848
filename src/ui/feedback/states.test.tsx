import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HTTPError } from '@/lib/http-errors';
import { renderUi } from '../../../test/render-ui';
import { LoadError, SaveError } from './states';

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
