import { type BrowserContext, type ConsoleMessage, expect, type WebError } from '@playwright/test';

type Pattern = RegExp | string;

export interface ConsoleWatch {
  expectConsole: (pattern: Pattern) => void;
  stop: () => void;
  check: () => void;
}

/** Logs policy violations to the console of every page, where `watchConsole` sees them. */
export const logPolicyViolations = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const where = `${sourceFile}:${lineNumber}`;
      console.error(`policy violation: ${effectiveDirective} ${blockedURI} «${sample}» ${where}`);
    });
  });

/** Collects console errors and uncaught exceptions of the context's pages. The browser logs failed requests as errors too. */
export function watchConsole(context: BrowserContext): ConsoleWatch {
  const logged: string[] = [];
  const expected: Pattern[] = [];
  const matches = (pattern: Pattern, text: string): boolean =>
    typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);

  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') logged.push(`${message.text()} (${message.location().url})`);
  };
  const onError = (webError: WebError) => {
    const error = webError.error();
    logged.push(`uncaught: ${error.stack ?? error.message}`);
  };
  context.on('console', onConsole);
  context.on('weberror', onError);

  return {
    expectConsole: (pattern) => expected.push(pattern),
    stop() {
      context.off('console', onConsole);
      context.off('weberror', onError);
    },
    check() {
      const surprises = logged.filter((text) => !expected.some((one) => matches(one, text)));
      const missing = expected.filter((one) => !logged.some((text) => matches(one, text)));
      expect.soft(surprises, 'errors on the console that no expectConsole() declares').toEqual([]);
      expect.soft(missing.map(String), 'declared by expectConsole(), but never logged').toEqual([]);
    },
  };
}
