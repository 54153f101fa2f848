import { mutationOptions } from '@tanstack/react-query';
import { lazyCode } from '@/lib/lazy-code';
import { hasNewBuild } from '@/lib/missing-code';
import { session } from '@/lib/session';
import type { Credentials } from './sesion.schema';

/** The http client comes while the person types. */
const loadAskForToken = lazyCode(() => import('./ask-for-token'));

/** Where the client went with a new deploy, the page loaded anew has it. */
async function loadNewBuild(error: unknown): Promise<never> {
  if (await hasNewBuild().catch(() => false)) window.location.reload();
  throw error;
}

export const sesionMutations = {
  /**
   * Signs in, and keeps the session. A failure shows nothing by itself: the cache logs it (spec section 2, Login).
   *
   * Throws what `askForToken` throws.
   */
  login: () =>
    mutationOptions({
      mutationKey: ['sesion', 'login'],
      mutationFn: async (credentials: Credentials) => {
        const { askForToken } = await loadAskForToken().catch(loadNewBuild);
        const { token, user } = await askForToken(credentials);
        session.signIn(token, user);
      },
    }),
};
