import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { beginningOf, RAN_IN_BROWSER, type RanTest } from '../../ran-tests.ts';

const TESTS = join(import.meta.dirname, '../..');

/** Writes down which tests there were, which of them passed, and how long each took. */
export default class RanReporter implements Reporter {
  readonly #ran: RanTest[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#ran.push({
      file: relative(TESTS, test.location.file).split(sep).join('/'),
      title: test.titlePath().slice(3).join(' > '),
      passed: result.status === 'passed',
      failed: result.status !== 'passed' && result.status !== 'skipped',
      seconds: result.duration / 1000,
      ...(result.error && { said: beginningOf(result.error.message) }),
    });
  }

  onEnd(): void {
    mkdirSync(dirname(RAN_IN_BROWSER), { recursive: true });
    writeFileSync(RAN_IN_BROWSER, `${JSON.stringify(this.#ran, null, 1)}\n`);
  }
}
