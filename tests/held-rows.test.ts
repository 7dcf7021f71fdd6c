import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { behaviour, read, reliability } from './documents.ts';
import { heldBy, heldIn, toHold } from './held-rows.ts';

const held = new Set(
  globSync('tests/**/*.{test,spec}.{ts,tsx}', { exclude: ['tests/held-rows.test.ts'] }).flatMap((file) =>
    heldIn(read(file)),
  ),
);

/** Whether those tests ran and passed is seen when all have run: check-coverage.ts. */
test('every row and every rule has a test whose title begins with its id', () => {
  expect(toHold.length).toBeGreaterThan(200);
  expect(toHold.filter((id) => !held.has(id))).toEqual([]);
});

test('no title begins with an id that is not there', () => {
  expect([...held].filter((id) => ![...behaviour, ...reliability].includes(id))).toEqual([]);
});

test('ids are read at the beginning of a title, and nowhere else', () => {
  expect(heldBy('O1 O2 extra fields, P3 of them > 8.login.silent, B4 and 9.qr: no answer > 5.size')).toEqual([
    'O1',
    'O2',
    '8.login.silent',
    'B4',
    '9.qr',
  ]);
  expect(heldBy('127.0.0.1 and 1.5 are refused')).toEqual([]);
  expect(heldIn("test(`F1 ${name}`); for (const [row, value] of [['8.login', 'A9'], ['5.x 5.y', 'B1.JPG']])")).toEqual([
    'F1',
    '8.login',
    '5.x',
    '5.y',
  ]);
});
