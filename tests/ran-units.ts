import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { beginningOf, RAN_UNITS, type RanTest } from './ran-tests.ts';

/** Writes down which unit and API tests there were, which of them passed, and how long each took. */
export default class RanUnits implements Reporter {
  readonly #ran: RanTest[] = [];

  onTestCaseResult(test: TestCase): void {
    const failed = test.result().errors?.[0];
    this.#ran.push({
      file: relative(import.meta.dirname, test.module.moduleId)
        .split(sep)
        .join('/'),
      title: test.fullName,
      passed: test.result().state === 'passed',
      failed: test.result().state === 'failed',
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      ...(failed && { said: beginningOf(failed.message) }),
    });
  }

  onTestRunEnd(): void {
    mkdirSync(dirname(RAN_UNITS), { recursive: true });
    writeFileSync(RAN_UNITS, `${JSON.stringify(this.#ran, null, 1)}\n`);
  }
}
