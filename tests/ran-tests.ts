import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test of the last run, as the reporters write it down for check-coverage.ts and tell-tests.ts. */
export interface RanTest {
  /** From tests/. */
  file: string;
  title: string;
  passed: boolean;
  /** Neither passed nor skipped. */
  failed: boolean;
  seconds: number;
  /** Of one that failed: the beginning of what it said. */
  said?: string;
}

/** The beginning of an error's message, without colours: what the end of a long log has room for. */
export function beginningOf(message = ''): string {
  return stripVTControlCharacters(message).replace(/\s+/g, ' ').slice(0, 500);
}

/** Where the browser tests, which clear test-results when they begin, leave it alone. */
export const RAN_UNITS = join(import.meta.dirname, '../node_modules/.cache/selvedge/ran-units.json');
export const RAN_IN_BROWSER = join(import.meta.dirname, '../test-results/ran.json');
