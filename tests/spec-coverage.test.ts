import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fits, rows } from './spec-coverage.ts';

const text = (file: string) => {
  const path = join(import.meta.dirname, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

test('every row of the specification has a name of its own', () => {
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[24589](\.[\da-z]+(-[\da-z]+)*)+$/.test(id))).toEqual([]);
});

test.each(rows)('$id: $says', ({ by, decided }) => {
  expect(by.length > 0 || decided !== undefined, 'no test and no decision').toBe(true);
  if (decided !== undefined) expect(decided).toBeLessThanOrEqual(26);
  for (const quoted of by)
    expect(fits(text(quoted.file), quoted), `${quoted.file} has no test '${quoted.title}'`).toBe(true);
});
