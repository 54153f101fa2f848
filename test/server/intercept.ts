/** Hands matching calls over. Matches the path below the API and its search. `ask` asks the server. */
export function intercept(
  method: string,
  fits: RegExp,
  answer: (ask: () => Promise<Response>) => Promise<Response>,
): void {
  const healthy = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const isMeant = request.method === method && fits.test(pathname.replace(/^\/api/, '') + search);
    const ask = () => healthy(request);
    return isMeant ? answer(ask) : ask();
  };
}
