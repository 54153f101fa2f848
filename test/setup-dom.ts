import './support/happy-dom';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { resetPanel } from '@/lib/page/resets';
import { prefetchOverlays } from '@/ui/overlay/lazy-overlay';
import { shortenDelays } from './support/delays';
import { forgetIdle } from './support/idle';
import { unmountApp } from './support/render-app';
import { widen } from './support/viewport';

// happy-dom has no Web Locks. Here no other tab holds one.
const request = (_name: string, options: unknown, take = options as () => unknown) =>
  Promise.resolve(take());
Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

// As in a browser that has been idle.
beforeAll(prefetchOverlays);

beforeEach(shortenDelays);

// The tests of a worker share one window and the panel's modules.
afterEach(async () => {
  await unmountApp();
  resetPanel();
  forgetIdle();
  localStorage.clear();
  sessionStorage.clear();
  onlineManager.setOnline(true);
  history.replaceState(null, '', '/');
  widen();
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
});
