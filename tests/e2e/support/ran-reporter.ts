import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

const TESTS = join(import.meta.dirname, '../..');
const LIST = join(TESTS, '../test-results/ran.json');

/** Writes down which tests there were and which of them passed, for check-coverage.ts. */
export default class RanReporter implements Reporter {
  readonly #ran: { file: string; title: string; passed: boolean }[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#ran.push({
      file: relative(TESTS, test.location.file).split(sep).join('/'),
      title: test.titlePath().slice(3).join(' > '),
      passed: result.status === 'passed',
    });
  }

  onEnd(): void {
    mkdirSync(dirname(LIST), { recursive: true });
    writeFileSync(LIST, `${JSON.stringify(this.#ran, null, 1)}\n`);
  }
}
