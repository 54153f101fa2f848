import { intercept } from './intercept';

/** Answers matching calls in the server's place, from its body. The server does what they ask before, unless `does` is false. */
export function answerOtherwise<Body>(
  method: string,
  fits: RegExp,
  answer: (body: Body) => Response,
  { does = true } = {},
): void {
  intercept(method, fits, async (ask) => {
    const body: unknown = does ? await (await ask()).json().catch(() => null) : null;
    return answer(body as Body);
  });
}
