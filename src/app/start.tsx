import { noop, onlineManager } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { warmCode } from '@/lib/lazy-code';
import { hasNewBuild } from '@/lib/missing-code';
import { session } from '@/lib/session';
import { whenIdle } from '@/lib/when-idle';

type Draw = (screen: ReactNode) => void;

const HOME = import.meta.env.BASE_URL.replace(/\/$/, '');

/** A screen is there: what the page itself painted makes room, and what the screen may want next is fetched in quiet. */
function onDrawn() {
  document.getElementById('start')?.remove();
  document.adoptedStyleSheets = [];
  whenIdle(() => {
    if (onlineManager.isOnline()) warmCode().catch(noop);
  });
}

async function loadPanel() {
  const { createApp } = await import('./app');
  const panel = createApp();
  panel.router.subscribe('onRendered', onDrawn);
  return panel;
}

/**
 * Leaves the sign-in drawn until the panel's first screen can be. A sign-in that was left open over a new deploy leads into that: what
 * was fetched ahead is the old one.
 */
async function enterPanel(draw: Draw, target: string) {
  window.history.replaceState(null, '', HOME + target);
  const [{ app, router }, isOld] = await Promise.all([
    loadPanel(),
    hasNewBuild().catch(() => false),
  ]);
  if (isOld) {
    window.location.reload();
    return;
  }
  const stop = router.subscribe('onRendered', () => {
    stop();
    document.querySelector<HTMLElement>('[data-page-title]')?.focus();
  });
  await router.load();
  draw(app);
}

/** Draws what stands at the address where the browser is: /login by itself where the visit begins there, else the panel. */
export async function start(draw: Draw): Promise<void> {
  const isSignIn = /^\/login\/?$/.test(window.location.pathname.slice(HOME.length));
  if (!isSignIn || session.status() === 'signed-in') {
    draw((await loadPanel()).app);
    return;
  }
  const { SignIn } = await import('./sign-in');
  draw(
    <SignIn
      onDrawn={onDrawn}
      // Where the panel's code is gone with a new deploy, the page loaded anew is the panel: somebody is signed in.
      onSignedIn={(target) =>
        void enterPanel(draw, target).catch((error: unknown) => {
          console.error(error);
          window.location.reload();
        })
      }
    />,
  );
}
