import type { MutationOptions } from '@tanstack/react-query';
import { serveMockApi, startQueryClient, storeSession } from '../support/render-app';

/** The calls of a feature, without its screens, over the mock API. */
export async function startCalls() {
  const api = serveMockApi();
  const token = await storeSession(api);
  const queryClient = startQueryClient();
  return {
    api,
    token,
    queryClient,
    /** Runs a mutation as a screen does. */
    mutate: <Data, Variables, Result>(
      options: MutationOptions<Data, Error, Variables, Result>,
      variables: NoInfer<Variables>,
    ) => queryClient.getMutationCache().build(queryClient, options).execute(variables),
    /** What went over the wire since the last look. */
    taken: () => api.requests.splice(0),
  };
}
