import type {
  Reporter as PlaywrightReporter,
  Suite,
  TestCase as Journey,
} from '@playwright/test/reporter';
import type { Reporter as VitestReporter, TestCase, TestModule } from 'vitest/node';

/** What the reporter sends to `npm test`. */
export interface Message {
  text: string;
  /** The title of a test that has just failed. */
  failure?: string;
}

/** Sends how far vitest (in files) or Playwright (in tests) is to the process that started it. */
// eslint-disable-next-line no-restricted-exports -- both runners take a reporter from a file's default export
export default class ProgressReporter implements VitestReporter, PlaywrightReporter {
  private total = '';
  private done = 0;
  private failed = 0;

  onTestRunStart(files: readonly unknown[]): void {
    this.begin(files.length, 'files');
  }

  onTestCaseResult(test: TestCase): void {
    if (!test.ok()) this.fail(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestModuleEnd(file: TestModule): void {
    this.done += 1;
    const [failedTest] = file.children.allTests('failed');
    // It did not load, or a hook failed.
    if (file.state() === 'failed' && failedTest === undefined) this.fail(file.relativeModuleId);
    else this.send();
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.begin(suite.allTests().length, 'tests');
  }

  onTestEnd(test: Journey): void {
    this.done += 1;
    if (test.ok()) this.send();
    else this.fail(test.titlePath().filter(Boolean).join(' > '));
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
