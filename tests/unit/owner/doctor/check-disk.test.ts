import { expect, test } from 'vitest';
import { freeSpace } from '#owner/doctor/check-disk.ts';

test('free disk', () => {
  expect(freeSpace('data', 20e9)).toEqual({ level: 'ok', area: 'disk', what: 'data has 20.0 GB free' });
  expect(freeSpace('data', 900e6)).toMatchObject({ level: 'warning', what: 'data has 0.9 GB free' });
  expect(freeSpace('data', 50e6)).toMatchObject({ level: 'error', advice: expect.stringContaining('Make room') });
});
