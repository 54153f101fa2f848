/** Answers matching calls in the server's place. It does what they ask before, unless `does` is false. Matches as `holdCalls`. */
export function answerOtherwise(
  method: string,
  fits: RegExp,
  answer: () => Response,
  { does = true } = {},
): void {
  const healthy = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    if (request.method !== method || !fits.test(pathname.replace(/^\/api/, '') + search)) {
      return healthy(request);
    }
    if (does) await healthy(request);
    return answer();
  };
}
