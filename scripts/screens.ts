import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type Locator, type Page, chromium } from '@playwright/test';
import { createMockApi } from '@mocks/api';
import { Db } from '@mocks/db';
import { startServer } from '@mocks/node';
import { createSeed } from '@mocks/seed';
import { fixTime } from '../e2e/support/clock';
import { MANUAL_PICTURES } from '../e2e/support/manual-pictures';
import { recordPrinting } from '../e2e/support/printing';
import { SCREENS } from '../e2e/support/screens';
import { openState, PICTURED, STATES, type State } from '../e2e/support/states';
import { NOW } from '../test/support/now';
import { CHROMIUM_ARGS } from './chromium-args';
import { provideChromium } from './provide-chromium';

interface Look {
  width: number;
  height: number;
  scheme: 'light' | 'dark';
  /** Only screens of these names. */
  only?: readonly string[];
}

const LOOKS: Look[] = [
  { width: 1280, height: 800, scheme: 'light' },
  { width: 390, height: 844, scheme: 'dark' },
  {
    width: 1920,
    height: 1080,
    scheme: 'light',
    only: ['inicio', 'clientes', 'movimientos', 'hoja-de-ruta', 'reportes'],
  },
];
const OTHER_LOOKS: Look[] = [
  { width: 1280, height: 800, scheme: 'dark' },
  { width: 390, height: 844, scheme: 'light' },
];
/** High enough for the parts that it shows. */
const MANUAL_LOOK: Look = { width: 1280, height: 1200, scheme: 'light' };

/** Long lists are cut here. */
const TALLEST = 1500;

const { values: options } = parseArgs({
  options: {
    /** The built panel. */
    dist: { type: 'string', default: 'dist' },
    /** The folder the pictures go to. */
    out: { type: 'string', default: 'docs/screens' },
    /** Only screens whose name starts with one of these. */
    only: { type: 'string', multiple: true, default: [] },
    /** Every state, not only those that docs/screens keeps. */
    states: { type: 'boolean', default: false },
    /** At both widths in both themes. */
    all: { type: 'boolean', default: false },
    /** Only the pictures in docs/manual. */
    manual: { type: 'boolean', default: false },
  },
});

const { dist, out, only, states, all, manual } = options;
if (!existsSync(`${dist}/index.html`)) throw new Error(`No ${dist}/: run \`npm run build\` first.`);
mkdirSync(out, { recursive: true });

let now = NOW;
const clock = (): Date => new Date(now);
const api = createMockApi({ db: new Db(createSeed({ now: clock() })), clock });
const server = await startServer({ port: 0, dist, api, basePath: '/admin' });

async function open(browser: Browser, look: Look, signedOut: boolean): Promise<Page> {
  const { token, user } = await api.issueSession();
  const localStorage = [
    { name: 'jwtToken', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ];
  const { origin } = new URL(server.url);
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: look.width, height: look.height },
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    storageState: { cookies: [], origins: signedOut ? [] : [{ origin, localStorage }] },
  });
  // tsx wraps functions in a `__name` helper, which the page lacks.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await fixTime(context, clock());
  await recordPrinting(context);
  return context.newPage();
}

/** Whole screens are known by their names, their states by what the name says. */
const fileOf = ({ name }: State): string => name.replaceAll(/[^\wáéíóúñ]+/g, '-');

/** Opens a state as at the beginning of the day. */
async function reach(browser: Browser, state: State, look: Look): Promise<Page> {
  now = NOW;
  api.reset();
  const page = await open(browser, look, state.signedOut ?? false);
  async function setNow(next: string) {
    now = next;
    await fixTime(page.context(), clock());
  }
  await openState(state, { page, api, setNow });
  return page;
}

async function picture(browser: Browser, state: State, look: Look): Promise<void> {
  const path = join(out, `${fileOf(state)}-${look.width}-${look.scheme}.png`);
  const page = await reach(browser, state, look);
  if (!PICTURED.includes(state.name)) {
    // A state that was arranged may have a call that never ends.
    if (!state.arrange) await page.waitForLoadState('networkidle');
    // The window grows with the page, so that elements as tall as the window reach the page's end.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: look.width, height: Math.min(height, TALLEST) });
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
  }
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  await page.context().close();
  console.log(path);
}

/** Around what a picture of the manual shows, in px. */
const MARGIN = 12;

/** The smallest clip that holds the elements. */
async function clipOf(shown: Locator[]) {
  const boxes = await Promise.all(shown.map((one) => one.boundingBox()));
  const edges = boxes.flatMap((box) => box ?? []);
  const left = Math.min(...edges.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...edges.map(({ y }) => y)) - MARGIN;
  const right = Math.max(...edges.map(({ x, width }) => x + width)) + MARGIN;
  const bottom = Math.max(...edges.map(({ y, height }) => y + height)) + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

async function manualPicture(
  browser: Browser,
  { file, state: name, size, show }: (typeof MANUAL_PICTURES)[number],
): Promise<void> {
  const state = STATES.find((one) => one.name === name);
  if (!state) throw new Error('No such state.');
  const path = join('docs/manual', `${file}.png`);
  const page = await reach(browser, state, { ...MANUAL_LOOK, ...size });
  await page.screenshot({
    path,
    clip: await clipOf(show(page)),
    animations: 'disabled',
    caret: 'hide',
  });
  await page.context().close();
  console.log(path);
}

const { path: executablePath } = await provideChromium();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
const names = [...SCREENS.map(({ name }) => name), ...PICTURED];
const chosen = STATES.filter(
  ({ name }) =>
    (states || names.includes(name)) &&
    (only.length === 0 || only.some((start) => name.startsWith(start))),
);
let failed = 0;
async function attempt(name: string, take: Promise<void>): Promise<void> {
  await take.catch((error: unknown) => {
    failed += 1;
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  });
}
for (const one of MANUAL_PICTURES) {
  if (only.length > 0 && !only.some((start) => one.state.startsWith(start))) continue;
  await attempt(one.file, manualPicture(browser, one));
}
for (const look of manual ? [] : all ? [...LOOKS, ...OTHER_LOOKS] : LOOKS) {
  for (const state of chosen) {
    if (look.only?.includes(state.name) === false) continue;
    if (state.only && state.only !== (look.width < 768 ? 'phone' : 'desktop')) continue;
    await attempt(state.name, picture(browser, state, look));
  }
}
await browser.close();
await server.close();
if (failed > 0) process.exitCode = 1;
