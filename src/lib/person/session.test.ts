import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { tokenFor, tokenOf } from '../../../test/server/token';
import { isTokenValid, session, tokenExpiry } from './session';

const DAY = 86_400;

/** Returns a function that stops. */
function start(token?: string) {
  if (token !== undefined) {
    localStorage.setItem('jwtToken', token);
    localStorage.setItem('user', '{"id":1}');
  }
  const stop = session.start();
  onTestFinished(stop);
  return stop;
}

/** The storage event of a change in another tab. */
function otherTab(key: string | null, oldValue: string | null, newValue: string | null) {
  if (key === null) localStorage.clear();
  else if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
}

const keys = () => [localStorage.getItem('jwtToken'), localStorage.getItem('user')];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() });
});

it.each([
  ['seconds as milliseconds', tokenOf({ exp: 1_800_000_000 }), 1_800_000_000_000],
  ['a payload of the URL-safe alphabet', tokenOf({ n: '¿¿¿???>>>', exp: 5 }), 5000],
  ['no exp', tokenOf({ sub: '1' }), null],
  ['an exp that is text', tokenOf({ exp: '1800000000' }), null],
  ['claims that are null', tokenOf(null), null],
  ['a payload that is no JSON', `a.${btoa('no json')}.c`, null],
  ['a payload that is no base64', 'a.%%%.c', null],
])('the expiry of a token is read: %s', (_, token, expiry) => {
  expect(tokenExpiry(token)).toBe(expiry);
});

it.each([
  ['exp one second ahead', () => tokenFor(1), true],
  ['exp at this very moment', () => tokenFor(0), false],
  ['exp a second ago', () => tokenFor(-1), false],
  ['no token', () => null, false],
])('a token is valid or not: %s', (_, token, valid) => {
  expect(isTokenValid(token())).toBe(valid);
});

describe('starting', () => {
  it('resumes with a stored valid token', () => {
    const token = tokenFor(60);
    start(token);
    expect(session.status()).toBe('signed-in');
    expect(keys()).toEqual([token, '{"id":1}']);
    expect(session.token()).toBe(token);
  });

  it.each([
    ['expired', () => tokenFor(-1)],
    ['undecodable', () => 'not.a.token'],
    ['missing', () => undefined],
  ])('forgets a stored token that is %s', (_, token) => {
    start(token());
    expect(session.status()).toBe('signed-out');
    expect(keys()).toEqual([null, null]);
  });
});

describe('signing in and out', () => {
  it.each([
    [{ nombre: 'Begoña' }, '{"nombre":"Begoña"}'],
    [undefined, 'null'],
  ])('stores the token as it is, and the user %j as %s, until signing out', (user, stored) => {
    start();
    const token = tokenFor(60);
    session.signIn(token, user);
    expect(session.status()).toBe('signed-in');
    expect(keys()).toEqual([token, stored]);
    session.signOut();
    expect(session.status()).toBe('signed-out');
    expect(keys()).toEqual([null, null]);
  });

  it.each([
    ['the id of the user', { id: 7, username: 'ana' }, { sub: '1' }, '7'],
    ['the name of the user', { username: 'ana', nombre: 'Ana' }, { sub: '1' }, 'ana'],
    ['a user that is a name', 'ana', { sub: '1' }, 'ana'],
    ['the token’s subject', { nombre: 'Ana' }, { sub: '1', username: 'ana' }, '1'],
    ['the token’s username', null, { username: 'ana' }, 'ana'],
    ['nothing', { nombre: 'Ana' }, {}, ''],
  ])('identifies the user by %s', (_, user, claims, id) => {
    start();
    session.signIn(tokenOf({ ...claims, exp: Math.floor(Date.now() / 1000) + 60 }), user);
    expect(session.userId()).toBe(id);
    session.expire();
    expect(session.userId()).toBe(id);
  });

  it('notifies listeners once per change, and not after they unsubscribe', () => {
    start(tokenFor(60));
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    session.expire();
    session.expire();
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    session.signOut();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('expiry', () => {
  it.each([
    ['at exp', 90],
    ['after more days than one timer can wait', 40 * DAY],
  ])('is noticed %s, and not a millisecond earlier', (_, seconds) => {
    start(tokenFor(seconds));
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(session.status()).toBe('signed-in');
    vi.advanceTimersByTime(1);
    expect(session.status()).toBe('expired');
    expect(keys()).toEqual([null, null]);
  });

  it('ends with signing in again, and follows the newer token', () => {
    start(tokenFor(10));
    session.expire();
    session.signIn(tokenFor(60), null);
    vi.advanceTimersByTime(59_000);
    expect(session.status()).toBe('signed-in');
    vi.advanceTimersByTime(1000);
    expect(session.status()).toBe('expired');
  });

  it('changes nothing after a sign-out, which removes both keys', () => {
    start(tokenFor(10));
    session.signOut();
    expect(keys()).toEqual([null, null]);
    session.expire();
    vi.advanceTimersByTime(20_000);
    expect(session.status()).toBe('signed-out');
  });
});

describe('when another tab', () => {
  const close = () => otherTab('sesionCerrada', null, 'true');
  const lose = () => otherTab('jwtToken', localStorage.getItem('jwtToken'), null);

  it.each<[string, () => void, string]>([
    ['loses the token', lose, 'expired'],
    ['empties the whole storage', () => otherTab(null, null, null), 'expired'],
    ['stores an invalid token', () => otherTab('jwtToken', null, 'rubbish'), 'expired'],
    ['presses Cerrar sesión', () => [close, lose].forEach((step) => step()), 'closed'],
    [
      'presses it after the token was lost',
      () => [lose, close].forEach((step) => step()),
      'closed',
    ],
  ])('%s, this one notices', (_, change, status) => {
    start(tokenFor(60));
    change();
    expect(session.status()).toBe(status);
  });

  it('signs in as another user, this one notices', () => {
    start(tokenFor(60));
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    localStorage.setItem('user', '{"id":2}');
    otherTab('jwtToken', null, tokenFor(90));
    expect(session.userId()).toBe('2');
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
  });

  it.each([
    ['signs in', undefined],
    ['signs in again', tokenFor(-1)],
  ])('%s, this one signs in and watches the expiry', (_, token) => {
    start(token);
    otherTab('jwtToken', null, tokenFor(30));
    expect(session.status()).toBe('signed-in');
    vi.advanceTimersByTime(30_000);
    expect(session.status()).toBe('expired');
  });

  it('changes the session, a stopped one ignores it, and its own expiry', () => {
    const stop = start(tokenFor(60));
    stop();
    lose();
    vi.advanceTimersByTime(70_000);
    expect(session.status()).toBe('signed-in');
  });
});

const comeBack = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const closeElsewhere = () => {
  localStorage.clear();
  localStorage.setItem('sesionCerrada', 'true');
};

it.each([
  ['closed', 'another tab signed out', closeElsewhere],
  ['expired', 'its token ran out', () => vi.setSystemTime(Date.now() + 61_000)],
  ['signed-in', 'nothing happened', () => undefined],
])(
  'a page that comes back from the back-forward cache is %s if meanwhile %s',
  (status, _, happen) => {
    start(tokenFor(60));
    happen();
    comeBack(false);
    expect(session.status()).toBe('signed-in');
    comeBack(true);
    expect(session.status()).toBe(status);
  },
);
