import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { HashWorker } from '#store-api/auth/hash-worker.ts';

const parameters = {
  message: 'correct horse',
  nonce: Buffer.alloc(16, 7),
  parallelism: 1,
  tagLength: 32,
  memory: 64,
  passes: 1,
};

test('tags are those of argon2id, each given to who asked for it', async () => {
  const thread = new HashWorker();
  const messages = ['one', 'two', 'three', 'four'];
  const tags = messages.map((message) => thread.derive({ ...parameters, message }));
  expect(thread.load).toBe(4);
  expect((await Promise.all(tags)).map((tag) => Buffer.from(tag).toString('hex'))).toEqual(
    messages.map((message) => argon2Sync('argon2id', { ...parameters, message }).toString('hex')),
  );
  expect(thread.load).toBe(0);
});

test('what cannot be made fails alone', async () => {
  const thread = new HashWorker();
  const [good, bad] = [thread.derive(parameters), thread.derive({ ...parameters, tagLength: 1 })];
  await expect(bad).rejects.toThrow();
  expect((await good).length).toBe(32);
  expect((await thread.derive(parameters)).length).toBe(32);
  expect(thread.load).toBe(0);
});
