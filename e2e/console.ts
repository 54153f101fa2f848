import { type BrowserContext, expect } from '@playwright/test';

type Pattern = RegExp | string;

export interface ConsoleWatch {
  expectConsole: (pattern: Pattern) => void;
  check: () => void;
}

/** Makes every page of the context log what its content security policy refuses, so that the watch over the console sees it. */
export const logPolicyViolations = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const where = `${sourceFile}:${lineNumber}`;
      console.error(`policy violation: ${effectiveDirective} ${blockedURI} «${sample}» ${where}`);
    });
  });

/** Gathers what the context's pages log as an error and what they throw. A refused call is such an error, written by the browser. */
export function watchConsole(context: BrowserContext): ConsoleWatch {
  const logged: string[] = [];
  const expected: Pattern[] = [];
  const matches = (pattern: Pattern, text: string): boolean =>
    typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);

  context.on('console', (message) => {
    if (message.type() === 'error') logged.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => {
    const error = webError.error();
    logged.push(`uncaught: ${error.stack ?? error.message}`);
  });

  return {
    expectConsole: (pattern) => expected.push(pattern),
    check() {
      const surprises = logged.filter((text) => !expected.some((one) => matches(one, text)));
      const missing = expected.filter((one) => !logged.some((text) => matches(one, text)));
      expect.soft(surprises, 'errors on the console that no expectConsole() declares').toEqual([]);
      expect.soft(missing.map(String), 'declared by expectConsole(), but never logged').toEqual([]);
    },
  };
}
