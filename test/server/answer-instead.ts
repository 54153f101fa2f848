/** Replaces the bodies of matching calls, each made from the real one. */
export function answerInstead(
  method: string,
  path: RegExp,
  body: (healthy: unknown) => unknown,
): void {
  const healthy = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await healthy(request);
    if (request.method !== method || !path.test(request.url)) return response;
    return Response.json(body(await response.json()), { status: response.status });
  };
}
