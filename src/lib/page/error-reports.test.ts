import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HTTPError } from '@/lib/api/http-errors';
import { tokenFor } from '../../../test/server/token';
import { expectConsole } from '../../../test/support/console';
import { reportErrorsTo, type ErrorReport } from './error-reports';
import { logError, watchUncaught } from './log';

let posted: { url: string; report: ErrorReport; text: string }[];

beforeEach(() => {
  posted = [];
  expectConsole('error', 'panel sin versión:');
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    posted.push({ url, text: body, report: JSON.parse(body) as ErrorReport });
    return Promise.reject(new TypeError('fetch failed'));
  });
  history.pushState(null, '', '/admin/clientes/7?texto=Ana');
});

it('by default no error is reported', () => {
  logError(new Error('roto'));
  expect(posted).toEqual([]);
});

it('the carrier’s collector gets the place of an error, and its answer is ignored', () => {
  reportErrorsTo('/errors');
  const error = new HTTPError('GET clientes/7', 503, { message: 'Ana no está' });
  error.stack =
    'HTTPError: GET clientes/7: 503\n    at send (https://panel.example.com/admin/assets/core-C5PJ9k2L.js:3:18192)';
  logError(error);
  expect(posted.map(({ url, report }) => [url, report])).toEqual([
    [
      '/errors',
      {
        version: 'sin versión',
        at: '2026-11-20T13:30:00.000Z',
        screen: 'clientes',
        name: 'HTTPError',
        status: 503,
        stack: ['core-C5PJ9k2L.js:3:18192'],
      },
    ],
  ]);
});

it('an uncaught error is reported too', () => {
  reportErrorsTo('/errors');
  watchUncaught();
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('7') }));
  expect(posted.map(({ report }) => report.name)).toEqual(['RangeError']);
  logError(new Error('so that something is logged'));
});

it('a tab sends at most fifty reports', () => {
  reportErrorsTo('/errors');
  for (let index = 0; index < 60; index += 1) logError(new Error('otra vez'));
  expect(posted).toHaveLength(50);
});

describe('a report contains no personal data', () => {
  it('neither a token nor a message, with or without frame-like lines', () => {
    reportErrorsTo('/errors');
    const secrets = [
      tokenFor(60),
      'Ñandubay Cargas S.A.',
      '30-71234567-1',
      'ana@example.com',
      'at ana (https://panel.example.com/admin/assets/ana-montiel.js:1:2)',
    ];
    fc.assert(
      fc.property(fc.subarray(secrets, { minLength: 1 }), fc.nat(1), (told, kind) => {
        posted = [];
        const text = told.join('\n    ');
        logError(kind === 0 ? new Error(text) : new HTTPError(text, 400, { message: text }));
        for (const secret of [...secrets, 'ana-montiel'])
          expect(posted[0]!.text).not.toContain(secret);
        reportErrorsTo('/errors');
      }),
    );
  });

  it.each([
    ['a text', 'Ana'],
    ['an object', { nombre: 'Ana' }],
    ['nothing', undefined],
  ])('reports a thrown %s as an Error', (_, thrown) => {
    reportErrorsTo('/errors');
    logError(thrown);
    expect(posted[0]!.report).toMatchObject({ name: 'Error', status: null });
    expect(posted[0]!.text).not.toContain('Ana');
  });
});
