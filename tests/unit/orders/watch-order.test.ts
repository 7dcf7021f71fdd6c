import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '#api-client/api.ts';
import { toPayableOrder } from '#orders/payable-order.ts';
import { watchOrder } from '#orders/watch-order.ts';

const page = { hidden: false };
let answers: (number | 'down')[] = [];
let asked = 0;
const api = createApi(async () => {
  asked++;
  const status = answers.shift() ?? 0;
  if (status === 'down') throw new TypeError('fetch failed');
  return Response.json([
    { id: 'other', status: 1 },
    { id: 'o1', status },
  ]);
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  asked = 0;
  page.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watch() {
  const seen: number[] = [];
  const onTired = vi.fn();
  const stop = watchOrder(api, {
    orderId: 'o1',
    everyMs: 3000,
    forMs: 600_000,
    read: toPayableOrder,
    onOrder: ({ status }) => seen.push(status),
    onTired,
  });
  return { seen, onTired, stop };
}

test('P7: reads every 3 s until the order is no longer Pending, through failures', async () => {
  answers = [0, 'down', 0, 1];
  const { seen } = watch();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(seen).toEqual([0, 0, 1]);
  expect(asked).toBe(4);
});

test('rests while hidden and goes on afterwards', async () => {
  answers = [0];
  page.hidden = true;
  const { seen, stop } = watch();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toBe(0);
  page.hidden = false;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(seen).toEqual([0]);
  stop();
});

test('gives up after ten minutes, and stops when told', async () => {
  answers = [];
  const { onTired } = watch();
  await vi.advanceTimersByTimeAsync(603_000);
  expect(onTired).toHaveBeenCalledTimes(1);
  const before = asked;
  watch().stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(before + 1);
});
