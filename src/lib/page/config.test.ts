import { beforeEach, expect, it, vi } from 'vitest';
import { fechaInicial } from '@/lib/values/fecha-inicial';
import { expectConsole } from '../../../test/support/console';
import { apiUrl, config, configProblem, DEFAULT_CONFIG, loadConfig } from './config';

let answer: () => Response | Promise<Response>;

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
});

const CARRIER = {
  apiUrl: 'https://api.example.com/v2',
  companyName: 'Expreso Sur',
  logo: '/admin/logo.png',
  nextDayHour: 20,
  localidad: 'Río Cuarto',
  idempotencyKeys: true,
  errorCollector: '/errors',
};

it('takes a carrier’s values', async () => {
  answer = () => Response.json(CARRIER);
  await loadConfig();
  expect(configProblem).toBeNull();
  expect(config).toEqual(CARRIER);
  expect(apiUrl()).toBe('https://api.example.com/v2/');
  const evening = new Date(2026, 5, 15, 19);
  expect(fechaInicial(evening)).toBe('2026-06-15');
});

it('a missing value has its default, without a warning', async () => {
  answer = () => Response.json({ companyName: 'Expreso Sur' });
  await loadConfig();
  expect(configProblem).toBeNull();
  expect(config).toEqual({ ...DEFAULT_CONFIG, companyName: 'Expreso Sur' });
});

it('the problem names the first unknown fields', async () => {
  answer = () => Response.json({ ...CARRIER, companyname: 'Expreso', a: 1, b: 2, c: 3, d: 4 });
  await loadConfig();
  expect(config).toEqual(CARRIER);
  expect(configProblem).toBe(
    'No se conoce en config.json: companyname, a, b y 2 más. Se usan los valores de fábrica. Avisá a quien administra el panel.',
  );
});

it('the problem names wrong values and unknown fields together', async () => {
  answer = () => Response.json({ nextDayHour: '17', color: 'red' });
  await loadConfig();
  expect(configProblem).toMatch(
    /^No sirve en config.json: nextDayHour. No se conoce en config.json: color. Se usan/,
  );
});

it.each([
  ['apiUrl', 'ftp://api.example.com'],
  ['apiUrl', 'javascript:alert(1)'],
  ['apiUrl', 'http://'],
  ['apiUrl', ''],
  ['apiUrl', 7],
  ['companyName', ' '],
  ['companyName', null],
  ['logo', 'https://example.com/logo.png'],
  ['logo', '//example.com/logo.png'],
  ['logo', '/\\example.com/logo.png'],
  ['logo', '/\t/example.com/logo.png'],
  ['logo', 'logo.png'],
  ['nextDayHour', '17'],
  ['nextDayHour', 25],
  ['nextDayHour', 16.5],
  ['localidad', null],
  ['idempotencyKeys', 'true'],
  ['errorCollector', 'mailto:ana@example.com'],
] as const)(
  'a wrong %s, %j, has its default, the others apply, and the problem names it',
  async (name, value) => {
    answer = () => Response.json({ ...CARRIER, [name]: value });
    await loadConfig();
    expect(config).toEqual({ ...CARRIER, [name]: DEFAULT_CONFIG[name] });
    expect(configProblem).toBe(
      `No sirve en config.json: ${name}. Se usan los valores de fábrica. Avisá a quien administra el panel.`,
    );
  },
);

it.each([
  ['missing', () => new Response('no', { status: 404 })],
  ['the page instead of the file', () => new Response('<!doctype html>')],
  ['cut', () => new Response('{"apiUrl": "/ap')],
  ['a list', () => Response.json([])],
  ['too long', () => Response.json({ companyName: 'a'.repeat(20_000) })],
  ['null', () => Response.json(null)],
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  [
    'an answer too late',
    () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError')),
  ],
])('an unreadable file leaves the defaults, and the problem says so: %s', async (_, given) => {
  expectConsole('error', /./);
  answer = given;
  await loadConfig();
  expect(config).toEqual(DEFAULT_CONFIG);
  expect(configProblem).toBe(
    'No se pudo leer config.json. Se usan los valores de fábrica. Avisá a quien administra el panel.',
  );
});
