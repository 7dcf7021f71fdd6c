import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { derive, TooBusy } from '#store-api/base/auth/hash-pool.ts';

const parameters = {
  message: 'correct horse',
  nonce: Buffer.alloc(16, 7),
  parallelism: 1,
  tagLength: 32,
  memory: 64,
  passes: 1,
};

test('tags are those of argon2id, each given to who asked for it', async () => {
  const messages = ['one', 'two', 'three', 'four'];
  const tags = messages.map((message) => derive({ ...parameters, message }));
  expect((await Promise.all(tags)).map((tag) => Buffer.from(tag).toString('hex'))).toEqual(
    messages.map((message) => argon2Sync('argon2id', { ...parameters, message }).toString('hex')),
  );
});

test('what cannot be made fails alone', async () => {
  const [good, bad] = [derive(parameters), derive({ ...parameters, tagLength: 1 })];
  await expect(bad).rejects.toThrow();
  expect((await good).length).toBe(32);
  expect((await derive(parameters)).length).toBe(32);
});

test('more than can be served soon are refused, and those before them are served', async () => {
  const all = await Promise.allSettled(Array.from({ length: 700 }, () => derive(parameters)));
  const refused = all.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(100);
  expect(refused.every(({ reason }) => reason instanceof TooBusy)).toBe(true);
  expect(all.length - refused.length).toBeGreaterThanOrEqual(500);
});
