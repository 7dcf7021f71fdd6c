import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

/** Where the browser tests, which clear test-results when they begin, leave it alone. */
export const RAN_UNITS = join(import.meta.dirname, '../node_modules/.cache/selvedge/ran-units.json');

/** Writes down which unit and API tests ran and passed, for check-coverage.ts. */
export default class RanUnits implements Reporter {
  readonly #ran: { file: string; title: string }[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.result().state === 'passed')
      this.#ran.push({
        file: relative(import.meta.dirname, test.module.moduleId)
          .split(sep)
          .join('/'),
        title: test.fullName,
      });
  }

  onTestRunEnd(): void {
    mkdirSync(dirname(RAN_UNITS), { recursive: true });
    writeFileSync(RAN_UNITS, `${JSON.stringify(this.#ran, null, 1)}\n`);
  }
}
