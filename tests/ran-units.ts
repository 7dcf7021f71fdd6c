import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

/** Where the browser tests, which clear test-results when they begin, leave it alone. */
export const RAN_UNITS = join(import.meta.dirname, '../node_modules/.cache/selvedge/ran-units.json');

/** Writes down which unit and API tests there were and which of them passed, for check-coverage.ts. */
export default class RanUnits implements Reporter {
  readonly #ran: { file: string; title: string; passed: boolean }[] = [];

  onTestCaseResult(test: TestCase): void {
    this.#ran.push({
      file: relative(import.meta.dirname, test.module.moduleId)
        .split(sep)
        .join('/'),
      title: test.fullName,
      passed: test.result().state === 'passed',
    });
  }

  onTestRunEnd(): void {
    mkdirSync(dirname(RAN_UNITS), { recursive: true });
    writeFileSync(RAN_UNITS, `${JSON.stringify(this.#ran, null, 1)}\n`);
  }
}
