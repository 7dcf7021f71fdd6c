import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDiskCache } from '#images/disk-cache.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'selvedge-disk-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('one name written by many at once is whole, and nothing unfinished stays', async () => {
  const disk = openDiskCache(join(folder, 'images'), 1_000_000);
  await Promise.all(Array.from({ length: 50 }, () => disk.write('same', Buffer.alloc(10_000, 7))));
  expect((await disk.read('same'))?.equals(Buffer.alloc(10_000, 7))).toBe(true);
  expect(readdirSync(join(folder, 'images'))).toEqual(['same']);
});

test('the least used go when there is no more room', async () => {
  const disk = openDiskCache(folder, 100_000);
  for (let n = 0; n < 20; n += 1) {
    await disk.write(`picture-${n}`, Buffer.alloc(10_000));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(readdirSync(folder).length).toBeLessThanOrEqual(10);
  expect(await disk.read('picture-19')).toBeDefined();
  expect(await disk.read('picture-0')).toBeUndefined();
});
