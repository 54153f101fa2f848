import './fast-timers';
import { notifications, notificationsStore } from '@mantine/notifications';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectConsole } from '../console';
import { mountApp, unmountApp, type MountedApp } from '../mount-app';
import { goOffline, goOnline } from '../network';
import { isDoubtful, MESSAGE, outcomeOf, type Outcome } from './outcome';
import { FAULTS, type Fault, type Row } from './row';
import { FIELD, lastWindow, press } from './table';

const AWAY = '/recibos-menu';
const PAUSED = /^Sin conexión: /;
const MINUTE = 60_000;

/** Every warning or error told in a toast, also those that have left. */
const alerts = new Set<unknown>();

const split = ({ call }: Row) => call.split(' ') as [method: string, path: string];

function callsOf(row: Row, { api }: MountedApp) {
  const [method, path] = split(row);
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  return api.requests.filter(
    (call) =>
      call.method === method && pattern.test(call.path) && (row.query?.test(call.search) ?? true),
  ).length;
}

async function goTo({ router }: MountedApp, path: string) {
  await act(async () => {
    await router.navigate({ href: path, ignoreBlocker: true });
  });
}

/** Brings the person back to where the call is made, with the data as at the beginning. */
async function prepare(row: Row, app: MountedApp) {
  const { api, queryClient } = app;
  await goTo(app, AWAY);
  await screen.findByRole('heading', { level: 1, name: 'Recibos' });
  await queryClient.cancelQueries();
  queryClient.clear();
  api.reset();
  row.arrange?.(api);
  if (row.kind === 'load') return;
  await goTo(app, row.path);
  await row.reach?.(app);
}

async function start(row: Row): Promise<MountedApp> {
  const isLogin = row.kind === 'login';
  const app = await mountApp(isLogin ? row.path : AWAY, { signedIn: !isLogin });
  if (isLogin) await row.reach?.(app);
  else await prepare(row, app);
  return app;
}

function arm(row: Row, fault: Fault, { api }: MountedApp) {
  // No network answers within the same turn of the event loop.
  api.faults.latency = 1;
  const [method, path] = split(row);
  if (fault === 'offline') goOffline(api);
  else api.faults.add({ method, path, fault, field: row.field, message: MESSAGE, ms: MINUTE });
}

const makeCall = (row: Row, app: MountedApp) => (row.act ? row.act(app) : goTo(app, row.path));

function isVisible(element: Element | null): boolean {
  return (
    element === null ||
    (getComputedStyle(element).display !== 'none' && isVisible(element.parentElement))
  );
}

/** A picker that is closed keeps its texts, unseen. */
const seen = (text: string | RegExp) =>
  waitFor(() => {
    const found = screen.getAllByText(text);
    if (!found.some(isVisible)) throw new Error(`${String(text)} is not seen`);
  });

/** The dialog that lies over the screen, or the screen. */
const inFront = () => within(screen.queryByRole('dialog') ?? screen.getByRole('main'));

async function expectWaiting(row: Row) {
  if (row.waits) await row.waits();
  else if (row.kind === 'picker') await seen('Buscando…');
  else if (row.kind === 'print') {
    await waitFor(() => expect(lastWindow()?.document.title).toBe('Preparando impresión…'));
    expect(lastWindow()?.closed).toBe(false);
  } else if (row.kind === 'load') {
    await waitFor(() =>
      expect(
        document.querySelector('[aria-busy="true"]') ??
          screen.queryByText('Cargando...') ??
          screen.queryByLabelText('Cargando...'),
      ).not.toBeNull(),
    );
  } else await waitFor(() => expect(document.querySelector('[data-loading]')).not.toBeNull());
  expect([...alerts]).toEqual([]);
}

/** A change that the server made all the same, or whose row is not there any more. */
const isDoneWith = ({ call, kind }: Row, fault: Fault) =>
  kind !== 'load' &&
  (fault === 'cut-after' || (fault === 'status-404' && call.startsWith('DELETE')));

async function expectTold(row: Row, fault: Fault, text: string) {
  const told = (expected: string[]) => waitFor(() => expect([...alerts]).toEqual(expected));
  if (row.kind === 'login') {
    await waitFor(() =>
      expect(screen.getByLabelText('Contraseña')).toHaveAttribute('aria-invalid', 'true'),
    );
    return told([]);
  }
  if (row.kind === 'picker') {
    await seen(row.error);
    return told([]);
  }
  await told(row.toast === false ? [] : [text]);
  if (row.kind === 'print' || lastWindow()) expect(lastWindow()?.closed).toBe(true);
  if (row.inPlace) {
    // What the server did all the same is shown as it is now.
    if (!isDoneWith(row, fault) && !(fault === 'offline' && row.changeError)) {
      await row.inPlace(text);
    }
  } else if (row.kind !== 'print') {
    await inFront().findByText(fault === 'status-404' ? (row.notFound ?? text) : text);
  }
  if (!row.again) return;
  if (isDoubtful(fault)) await inFront().findByText(row.again.unknown);
  else expect(screen.queryByText(row.again.unknown)).toBeNull();
}

/** Answers the question before a second document, until which nothing is sent. */
async function answerAgain({ again }: Row, { user }: MountedApp, calls: () => number) {
  if (!again) return;
  const button = await screen.findByRole('button', { name: again.button });
  expect(calls()).toBe(0);
  await user.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
}

async function expectUsable(row: Row, typed = row.typed) {
  expect(screen.queryByText('Algo salió mal')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).not.toBe('');
  for (const [label, value] of Object.entries(typed ?? {})) {
    await waitFor(() =>
      expect(screen.getByLabelText(label, { selector: FIELD })).toHaveValue(value),
    );
  }
}

async function signInAgain(app: MountedApp) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Tu sesión venció' }));
  await app.user.type(dialog.getByLabelText('Usuario'), 'admin');
  await app.user.type(dialog.getByLabelText('Contraseña'), 'admin123');
  await app.user.click(dialog.getByRole('button', { name: 'Ingresar' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Tu sesión venció' })).toBeNull(),
  );
}

/** Makes the call under the fault and looks at what comes of it. Answers whether the screen stands as before, to be tried again. */
async function runCase(
  row: Row,
  fault: Fault,
  app: MountedApp,
  outcome: Outcome,
  asks: boolean,
): Promise<boolean> {
  const calls = () => callsOf(row, app);
  notifications.clean();
  notifications.cleanQueue();
  alerts.clear();
  app.api.requests.splice(0);
  arm(row, fault, app);
  await makeCall(row, app);
  if (asks) await answerAgain(row, app, calls);
  switch (outcome.kind) {
    case 'works':
      await row.done(app);
      await waitFor(() => expect([...alerts]).toEqual(outcome.alerts));
      expect(calls()).toBe(1);
      return false;

    case 'works late':
      await expectWaiting(row);
      await row.done(app);
      expect([...alerts]).toEqual([]);
      expect(calls()).toBe(1);
      return false;

    case 'waits':
      await expectWaiting(row);
      await expectUsable(row, row.waitsBehind ? {} : row.typed);
      if (row.kind === 'login') return false;
      // A search says that it waits before it is sent.
      await waitFor(() => expect(calls()).toBe(1));
      await leave(app);
      expect([...alerts]).toEqual([]);
      expect(calls()).toBe(1);
      await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
      return false;

    case 'pauses':
      screen.getByText('Sin conexión a internet.');
      await seen(PAUSED);
      await expectUsable(row);
      expect(calls()).toBe(0);
      goOnline(app.api);
      await row.done(app);
      expect(calls()).toBe(1);
      expect([...alerts]).toEqual([]);
      return false;

    case 'signs in':
      await screen.findByRole('dialog', { name: 'Tu sesión venció' });
      await expectUsable(row);
      expect(calls()).toBe(1);
      app.api.faults.clear();
      await signInAgain(app);
      if (row.kind === 'picker' || row.kind === 'print') await makeCall(row, app);
      if (row.kind !== 'change') await row.done(app);
      expect([...alerts]).toEqual([]);
      await expectUsable(row);
      return row.kind === 'change';

    default:
      await expectTold(row, fault, outcome.text);
      await expectUsable(row);
      expect(calls()).toBe(outcome.calls);
      if (fault === 'offline') goOnline(app.api);
      app.api.faults.clear();
      if (row.kind === 'login') return true;
      if (row.kind === 'change') return !isDoneWith(row, fault);
      await tryAgain(row, app);
      await row.done(app);
      return false;
  }
}

async function tryAgain(row: Row, app: MountedApp) {
  if (row.kind !== 'load') await makeCall(row, app);
  else if (screen.queryByRole('button', { name: 'Reintentar' })) await press(app, 'Reintentar');
  else {
    await goTo(app, AWAY);
    await goTo(app, row.path);
  }
}

/** Waits until one has left; what was typed is let go where that is asked. */
async function letGo({ user }: MountedApp, hasLeft: () => boolean) {
  const yes = () => screen.queryByRole('button', { name: 'Salir sin guardar' });
  await waitFor(() => expect(hasLeft() || yes() !== null).toBe(true));
  const button = yes();
  if (button) await user.click(button);
  await waitFor(() => expect(hasLeft()).toBe(true));
}

async function leave(app: MountedApp) {
  if (screen.queryByRole('dialog')) {
    await app.user.keyboard('{Escape}');
    await letGo(app, () => screen.queryAllByRole('dialog').length === 0);
  }
  const menu = within(screen.getByRole('navigation', { name: 'Menú principal' }));
  await app.user.click(menu.getByRole('link', { name: 'Recibos' }));
  const title = () => screen.queryByRole('heading', { level: 1, name: 'Recibos' });
  await letGo(app, () => title() !== null && screen.queryAllByRole('dialog').length === 0);
}

/** Crosses calls with every fault: each call's faults come one after the other over one panel. */
export function runTable(rows: Row[]) {
  let stopListening: () => void;
  beforeAll(() => {
    stopListening = notificationsStore.subscribe(({ notifications: shown, queue }) => {
      for (const { message, role } of [...shown, ...queue]) {
        if (role === 'alert') alerts.add(message);
      }
    });
  });
  afterAll(() => stopListening());

  describe.each(rows.map((row) => [row.call + (row.from ?? ''), row] as const))('%s', (_, row) => {
    let app: MountedApp | null = null;
    let isReady = false;
    // Whether an earlier call may have created the document.
    let asks = false;

    async function stop() {
      app = null;
      onlineManager.setOnline(true);
      await unmountApp();
      localStorage.clear();
      notifications.clean();
    }
    afterAll(stop);

    it.each(FAULTS)('%s', async (fault) => {
      const outcome = outcomeOf(row, fault);
      const logs = 'logs' in outcome ? outcome.logs : outcome.kind === 'signs in' && /HTTPError/;
      if (logs) expectConsole('error', logs);
      if (outcome.kind === 'signs in' && row.mountsLater) expectConsole('warn', 'No hay token');
      try {
        if (row.kind === 'login' && !isReady) await stop();
        if (!isReady) asks = false;
        if (!app) app = await start(row);
        else if (!isReady) await prepare(row, app);
        isReady = await runCase(row, fault, app, outcome, asks);
        asks ||= isDoubtful(fault);
      } catch (error) {
        isReady = false;
        await stop();
        throw error;
      }
    });
  });
}
