import { notifications, notificationsStore } from '@mantine/notifications';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goOffline, goOnline } from '../server/network';
import { expectConsole } from '../support/console';
import {
  fetched,
  leaveHanging,
  type MountedApp,
  renderApp,
  unmountApp,
} from '../support/render-app';
import { callsUnder, isChange, isLoad, MESSAGE, outcomeOf, type Fault, type Row } from './faults';
import { faultsOf, FIELD, lastWindow, press, recordPrints } from './table';
import { signIn } from '../support/screen';

const AWAY = '/recibos-menu';
/** Milliseconds. */
const SLOW = 600;

/** Every error toast since the call, also closed ones. */
const alerts = new Set<unknown>();
const expectAlerts = (expected: string[]) => waitFor(() => expect([...alerts]).toEqual(expected));

const split = ({ call }: Row) => call.split(' ') as [method: string, path: string];

function callsOf(row: Row, { api }: MountedApp) {
  const [method, path] = split(row);
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  return api.requests.filter((call) => call.method === method && pattern.test(call.path)).length;
}

async function goTo({ router }: MountedApp, path: string) {
  await act(async () => {
    await router.navigate({ href: path, ignoreBlocker: true });
  });
}

async function leave(app: MountedApp) {
  await goTo(app, AWAY);
  await screen.findByRole('heading', { level: 1, name: 'Recibos' });
}

/** Opens the screen of the call, with fresh data. */
async function prepare(row: Row, app: MountedApp) {
  await leave(app);
  await app.queryClient.cancelQueries();
  app.queryClient.clear();
  app.api.reset();
  row.arrange?.(app.api);
  if (isLoad(row)) return;
  await goTo(app, row.path);
  await row.reach?.(app);
}

async function start(row: Row): Promise<MountedApp> {
  if (row.kind !== 'login') {
    const app = await renderApp(AWAY);
    await prepare(row, app);
    return app;
  }
  const app = await renderApp(row.path, { signedIn: false });
  await row.reach?.(app);
  return app;
}

async function arm(row: Row, fault: Fault, { api, queryClient }: MountedApp) {
  // A real network never answers within the same turn of the event loop.
  api.faults.latency = 1;
  const [method, path] = split(row);
  if (fault === 'offline') {
    // What the last case refetches would wait for the connection.
    await fetched(queryClient);
    await goOffline(api);
  } else if (fault === 'tariff-changed') {
    for (const row of api.db.servicios.rows) {
      api.db.servicios.update(row, { precio: 99_999, porcentaje: null });
    }
    // As if the panel had read the services more than a minute ago.
    await queryClient.invalidateQueries({ queryKey: ['servicios'], refetchType: 'none' });
  } else api.faults.add({ method, path, fault, field: row.field, message: MESSAGE, ms: SLOW });
}

const makeCall = (row: Row, app: MountedApp) => (row.act ? row.act(app) : goTo(app, row.path));

function isVisible(element: Element | null): boolean {
  return (
    element === null ||
    (getComputedStyle(element).display !== 'none' && isVisible(element.parentElement))
  );
}

/** A closed picker keeps its texts, hidden. */
const seen = (text: string | RegExp) =>
  waitFor(() => {
    const found = screen.getAllByText(text);
    if (!found.some(isVisible)) throw new Error(`${String(text)} is not seen`);
  });

async function expectWaiting(row: Row) {
  if (row.waits) await row.waits();
  else if (row.kind === 'picker') await seen('Buscando…');
  else if (row.kind === 'print') {
    await waitFor(() => expect(lastWindow()?.document.title).toBe('Preparando impresión…'));
    expect(lastWindow()?.closed).toBe(false);
  } else if (isLoad(row)) {
    await waitFor(() =>
      expect(
        document.querySelector('[aria-busy="true"]') ??
          screen.queryByText('Cargando...', { selector: '[role="status"]' }) ??
          screen.queryByLabelText('Cargando...'),
      ).not.toBeNull(),
    );
  } else await waitFor(() => expect(document.querySelector('[data-loading]')).not.toBeNull());
  expect([...alerts]).toEqual([]);
}

/** The server has made the change, or finds nothing more to delete: the screen shows the current data. */
const isDoneWith = (row: Row, fault: Fault) =>
  isChange(row) && (fault === 'cut-after' || (fault === 'status-404' && row.kind === 'delete'));

/** Without an answer, the sign-in blames the connection and not the credentials. */
const UNANSWERED: ReadonlySet<Fault> = new Set(['cut', 'cut-after', 'offline']);

async function expectFailure(row: Row, fault: Fault, text: string) {
  const { kind } = row;
  await expectAlerts(kind === 'login' || kind === 'picker' || row.isQuiet ? [] : [text]);
  if (kind === 'print' || lastWindow()) expect(lastWindow()?.closed).toBe(true);
  if (kind === 'login' && UNANSWERED.has(fault)) {
    await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull());
    await seen(/^Sin conexión /);
  } else if (kind === 'login') {
    await waitFor(() =>
      expect(screen.getByLabelText('Contraseña')).toHaveAttribute('aria-invalid', 'true'),
    );
  } else if (kind === 'picker') await seen(row.error);
  else if (!row.stays) {
    const inFront = within(screen.queryByRole('dialog') ?? screen.getByRole('main'));
    await inFront.findByText(fault === 'status-404' ? (row.notFound ?? text) : text);
  } else if (!isDoneWith(row, fault)) await row.stays();
}

async function expectUsable({ typed = {} }: Row) {
  expect(screen.queryByText('Algo salió mal')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).not.toBe('');
  for (const [label, value] of Object.entries(typed)) {
    await waitFor(() =>
      expect(screen.getByLabelText(label, { selector: FIELD })).toHaveValue(value),
    );
  }
}

async function signInAgain({ user }: MountedApp) {
  await signIn(user);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Tu sesión venció' })).toBeNull(),
  );
}

async function tryAgain(row: Row, app: MountedApp) {
  if (!isLoad(row)) await makeCall(row, app);
  else if (screen.queryByRole('button', { name: 'Reintentar' })) {
    await press(app, 'Reintentar');
    // The pressed button has gone.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-page-title'));
  } else {
    await goTo(app, AWAY);
    await goTo(app, row.path);
  }
}

/** A row of a file is sent, or marked with what came of it. */
const keepsInput = (row: Row) => isChange(row) && row.kind !== 'planilla';

/** Makes the call under the fault and checks the outcome. Returns whether the screen is ready for the call again. */
async function runCase(row: Row, fault: Fault, app: MountedApp): Promise<boolean> {
  const { kind, text = '', logs } = outcomeOf(row, fault);
  const calls = () => callsOf(row, app);
  if (logs) expectConsole('error', logs);
  notifications.clean();
  notifications.cleanQueue();
  // Or the former toast would be taken for this call's.
  await waitFor(() => expect(document.querySelector('.mantine-Notification-root')).toBeNull());
  alerts.clear();
  app.api.requests.splice(0);
  await arm(row, fault, app);
  await makeCall(row, app);
  switch (kind) {
    case 'works':
    case 'late':
      if (kind === 'late') await expectWaiting(row);
      await row.done(app);
      await expectAlerts(text === '' ? [] : [text]);
      expect(calls()).toBe(1);
      return false;

    case 'is empty':
    case 'shows what it has':
      await waitFor(() => expect(calls()).toBe(1));
      await fetched(app.queryClient);
      expect([...alerts]).toEqual([]);
      await expectUsable(row);
      return false;

    case 'waits':
      await expectWaiting(row);
      if (row.kind === 'login') return false;
      // A search shows that it waits before it is sent.
      await waitFor(() => expect(calls()).toBe(1));
      await leave(app);
      expect([...alerts]).toEqual([]);
      expect(calls()).toBe(1);
      await fetched(app.queryClient);
      return false;

    case 'pauses':
      screen.getByText('Sin conexión a internet.');
      await seen(/^Sin conexión: /);
      await expectUsable(row);
      expect(calls()).toBe(0);
      await goOnline(app.api);
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
      if (!isChange(row) || row.kind === 'planilla') await row.done(app);
      else if (row.kind === 'create' && row.stays) await row.stays();
      else if (!row.stays) await seen('La sesión venció antes de guardar: probá de nuevo.');
      expect([...alerts]).toEqual([]);
      await expectUsable(row);
      return keepsInput(row);

    default:
      await expectFailure(row, fault, text);
      await expectUsable(row);
      expect(calls()).toBe(callsUnder(row, fault));
      if (fault === 'offline') await goOnline(app.api);
      app.api.faults.clear();
      if (row.kind === 'login') return true;
      // A second document asks first: see the tests of the screens that issue one.
      if (isChange(row)) return keepsInput(row) && row.kind !== 'issue' && !isDoneWith(row, fault);
      await tryAgain(row, app);
      await row.done(app);
      return false;
  }
}

/** Runs each call with its faults, one after the other over one panel. */
export function runTable(rows: Row[]) {
  recordPrints();
  let stopListening: () => void;
  beforeAll(() => {
    stopListening = notificationsStore.subscribe(({ notifications: shown, queue }) => {
      for (const { message, role } of [...shown, ...queue]) {
        if (role === 'alert') alerts.add(message);
      }
    });
  });
  afterAll(() => stopListening());

  describe.each(rows.map((row) => [row.call, row] as const))('%s', (_, row) => {
    let app: MountedApp | null = null;
    let isReady = false;

    async function stop() {
      app = null;
      isReady = false;
      onlineManager.setOnline(true);
      leaveHanging();
      await unmountApp();
      localStorage.clear();
      notifications.clean();
    }
    afterAll(stop);

    it.each(faultsOf(row))('%s', async (fault) => {
      try {
        if (row.kind === 'login' && !isReady) await stop();
        if (!app) app = await start(row);
        else if (!isReady) await prepare(row, app);
        isReady = await runCase(row, fault, app);
      } catch (error) {
        await stop();
        throw error;
      }
    });
  });
}
