import { stripVTControlCharacters } from 'node:util';
import type {
  Reporter as PlaywrightReporter,
  Suite,
  TestCase as Journey,
  TestResult,
} from '@playwright/test/reporter';
import type { Reporter as VitestReporter, TestCase, TestModule } from 'vitest/node';

/** What the reporter sends to `npm test`. */
export interface Message {
  text: string;
  /** The title of a test that has just failed, and the start of its message. */
  failure?: string;
}

const MESSAGE_LINES = 20;

interface Failure {
  message?: string | undefined;
  diff?: string | undefined;
}

function describe(title: string, failures: readonly Failure[] = []): string {
  const text = failures
    .flatMap(({ message, diff }) => [message, diff])
    .filter(Boolean)
    .join('\n');
  const lines = stripVTControlCharacters(text).split('\n').slice(0, MESSAGE_LINES);
  return [title, ...lines].join('\n  ').trimEnd();
}

/** Sends how far vitest (in files) or Playwright (in tests) is to the process that started it. */
// oxlint-disable-next-line panel/default-export -- both runners take a reporter from a file's default export
export default class ProgressReporter implements VitestReporter, PlaywrightReporter {
  private total = '';
  private done = 0;
  private failed = 0;

  onTestRunStart(files: readonly unknown[]): void {
    this.begin(files.length, 'files');
  }

  onTestCaseResult(test: TestCase): void {
    if (test.ok()) return;
    this.fail(describe(`${test.module.relativeModuleId} > ${test.fullName}`, test.result().errors));
  }

  onTestModuleEnd(file: TestModule): void {
    this.done += 1;
    const [failedTest] = file.children.allTests('failed');
    // It did not load, or a hook failed.
    if (file.state() === 'failed' && failedTest === undefined) {
      this.fail(describe(file.relativeModuleId, file.errors()));
    } else this.send();
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.begin(suite.allTests().length, 'tests');
  }

  onTestEnd(test: Journey, { errors }: TestResult): void {
    this.done += 1;
    if (test.ok()) this.send();
    else this.fail(describe(test.titlePath().filter(Boolean).join(' > '), errors));
  }

  private begin(total: number, unit: string): void {
    this.total = `${total} ${unit}`;
    this.send();
  }

  private fail(failure: string): void {
    this.failed += 1;
    this.send(failure);
  }

  private send(failure?: string): void {
    const text = `${this.done}/${this.total}, ${this.failed} failed`;
    process.send?.({ text, failure } satisfies Message);
  }
}
