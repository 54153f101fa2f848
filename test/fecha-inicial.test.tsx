import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fill } from './support/fields';
import { renderApp } from './support/render-app';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

const A_WEEK = 7 * 24 * 3600;

/** Half a minute before the default date changes to tomorrow. */
function open(path: string) {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-11-20T16:59:30-03:00'),
  });
  return renderApp(path, { seconds: A_WEEK });
}

/** Moves the clock to the start of a minute. */
async function at(time: string) {
  vi.setSystemTime(new Date(`2026-11-${time}:00-03:00`));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
}

it.each([
  ['/movimientos', ['Fecha']],
  ['/recibos', ['Fecha']],
  ['/hoja-de-ruta', ['Fecha']],
  ['/reportes', ['Fecha desde', 'Fecha hasta']],
  ['/contrareembolso', ['Fecha desde', 'Fecha hasta']],
])(
  'an untouched date of %s follows the clock past 17:00 and midnight, a typed one stays',
  async (path, labels) => {
    const { user } = await open(path);
    await screen.findByRole('textbox', { name: labels[0]! });
    const dates = () => labels.map((label) => field(label).value);
    expect(dates()).toEqual(labels.map(() => '20/11/2026'));
    await at('20T17:00');
    await waitFor(() => expect(dates()).toEqual(labels.map(() => '21/11/2026')));
    await at('21T18:00');
    await waitFor(() => expect(dates()).toEqual(labels.map(() => '22/11/2026')));

    await fill(user, field(labels[0]!), '22/11/2026');
    await at('23T00:00');
    await waitFor(() => expect(dates().slice(1)).toEqual(labels.slice(1).map(() => '23/11/2026')));
    expect(dates()[0]).toBe('22/11/2026');
  },
);

it.each(['/reportes', '/contrareembolso'])(
  'the dates of %s that Hoy filled in stay',
  async (path) => {
    const { user } = await open(path);
    await user.click(await screen.findByRole('button', { name: 'Hoy' }));
    await at('20T17:00');
    await at('23T00:00');
    expect(field('Fecha desde')).toHaveValue('20/11/2026');
    expect(field('Fecha hasta')).toHaveValue('20/11/2026');
  },
);

it('a typed date says so once it is yesterday', async () => {
  const { user } = await open('/movimientos');
  await screen.findByRole('textbox', { name: 'Fecha' });
  await fill(user, field('Fecha'), '20/11/2026');
  await at('21T00:00');
  await waitFor(() => expect(field('Fecha')).toHaveAccessibleDescription('Fecha de ayer'));
  expect(field('Fecha')).toHaveValue('20/11/2026');
});

it('an applied search keeps its date', async () => {
  const { user } = await open('/hoja-de-ruta?fecha=2026-11-20&buscado=true');
  await at('20T17:00');
  await user.click(await screen.findByRole('button', { name: 'Filtros' }));
  expect(field('Fecha')).toHaveValue('20/11/2026');
});
