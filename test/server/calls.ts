import type { MutationOptions } from '@tanstack/react-query';
import { session } from '@/lib/person/session';
import { start } from '../support/render-app';

/** A mock API and a query cache for calls without screens. */
export async function startCalls() {
  const { api, queryClient } = await start({});
  const token = session.token()!;
  return {
    api,
    token,
    queryClient,
    /** Runs a mutation as a screen does. */
    mutate: <Data, Variables, Result>(
      options: MutationOptions<Data, Error, Variables, Result>,
      variables: NoInfer<Variables>,
    ) => queryClient.getMutationCache().build(queryClient, options).execute(variables),
    /** The requests since the last call of this. */
    taken: () => api.requests.splice(0),
  };
}
