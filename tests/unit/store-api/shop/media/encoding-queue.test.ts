import { expect, test } from 'vitest';
import { EncoderBusy, openEncodingQueue } from '#store-api/shop/media/encoding-queue.ts';

/** Acts that end when they are told to, in the order in which they began. */
function acts() {
  const begun: { name: string; end: () => void }[] = [];
  return {
    begun: () => begun.map(({ name }) => name),
    act: (name: string) => () => new Promise<void>((end) => begun.push({ name, end })),
    end: async (name: string) => {
      begun.find((one) => one.name === name)!.end();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('so many run at once, and what a shopper waits for goes before what is done ahead', async () => {
  const queue = openEncodingQueue(2);
  const { begun, act, end } = acts();
  const all = [
    queue.run(act('ahead 1'), true),
    queue.run(act('ahead 2'), true),
    queue.run(act('ahead 3'), true),
    queue.run(act('asked 1'), false),
    queue.run(act('asked 2'), false),
  ];
  expect(begun()).toEqual(['ahead 1', 'ahead 2']);
  await end('ahead 2');
  expect(begun().slice(2)).toEqual(['asked 1']);
  await end('ahead 1');
  expect(begun().slice(3)).toEqual(['asked 2']);
  await end('asked 1');
  await end('asked 2');
  await end('ahead 3');
  await Promise.all(all);
});

test('one that fails frees its place', async () => {
  const queue = openEncodingQueue(1);
  await expect(queue.run(() => Promise.reject(new Error('no disk')), false)).rejects.toThrow('no disk');
  expect(await queue.run(() => Promise.resolve(7), false)).toBe(7);
});

test('more than 500 that wait are refused', async () => {
  const queue = openEncodingQueue(1);
  let free = () => {};
  const first = queue.run(() => new Promise<void>((resolve) => (free = resolve)), false);
  const waiting = Array.from({ length: 500 }, () => queue.run(() => Promise.resolve(), false));
  await expect(queue.run(() => Promise.resolve(), false)).rejects.toThrow(EncoderBusy);
  free();
  await Promise.all([first, ...waiting]);
});
