import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rows } from './reliability.ts';

/**
 * Every rule of what must never go wrong: orders, payments, accounts, tracking, texts, hosts and load, faults,
 * browsers.
 */
const RULES =
  'O1 O2 O3 O4 O5 O8 O9 O10 O11 O12 O13 O14 P1 P2 P3 P4 P5 P6 P7 P9 P10 P11 P12 P13 P14 P15 P16 P17 A1 A2 A3 A5 A6 A8 A9 A11 A12 E1 E2 E3 X1 X2 X3 X6 H1 H2 H3 H4 H5 H6 H7 H9 H10 H11 H13 F1 F3 F4 F5 F6 F7 F8 F9 F11 F12 B1 B2 B3 B4 B6 B7 B8 B9 B10 B12 B13 B14'.split(
    ' ',
  );

test('every rule has its row, once, and every file of a row is there', () => {
  expect(rows.map(({ id }) => id).sort()).toEqual([...RULES].sort());
  for (const { id, by } of rows) {
    expect(by.length, id).toBeGreaterThan(0);
    expect(
      by.filter((file) => !existsSync(join(import.meta.dirname, file))),
      id,
    ).toEqual([]);
  }
});

/** Whether that test ran and passed is seen when all have run: check-coverage.ts. */
test('every file of a row has a test of the rule’s name', () => {
  for (const { id, by } of rows)
    for (const file of by) {
      const code = readFileSync(join(import.meta.dirname, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
      expect(new RegExp(`[^\\w-]${id}\\b`).test(code), `${id} in ${file}`).toBe(true);
    }
});
