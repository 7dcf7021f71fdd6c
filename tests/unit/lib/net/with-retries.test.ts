import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withRetries } from '#lib/net/with-retries.ts';

/** B12: what is done again, how often, and how soon (docs/decisions D265). */
let online = true;
vi.stubGlobal('navigator', {
  get onLine() {
    return online;
  },
});
beforeEach(() => {
  online = true;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const answer = (status: number, headers = {}) => Promise.resolve(new Response('{}', { status, headers }));

/** Attempts, each answered by the next of these, the last by all that follow; and when each was made. */
async function attempts(answers: (() => Promise<Response>)[]) {
  const began = Date.now();
  const at: number[] = [];
  const outcome = withRetries(() => {
    at.push(Date.now() - began);
    return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? lost();
  }).then(
    ({ status }) => status,
    (error: unknown) => String(error),
  );
  await vi.runAllTimersAsync();
  return { at, outcome: await outcome };
}

test('B12 an answer, also a refusal, is taken at once', async () => {
  for (const status of [200, 400, 401, 404, 409, 422, 429, 500, 502])
    expect(await attempts([() => answer(status)])).toEqual({ at: [0], outcome: status });
});

test('B12 a lost answer is asked for again, after a pause that grows, three times at most', async () => {
  const { at, outcome } = await attempts([lost]);
  expect(outcome).toBe('TypeError: Failed to fetch');
  expect(at).toHaveLength(3);
  const [, second = 0, third = 0] = at;
  expect(second).toBeGreaterThanOrEqual(200);
  expect(second).toBeLessThanOrEqual(600);
  expect(third - second).toBeGreaterThanOrEqual(600);
  expect(third - second).toBeLessThanOrEqual(1_800);
});

test('B12 the pause is another one each time', async () => {
  const pauses = new Set<number | undefined>();
  for (let round = 0; round < 20; round += 1) pauses.add((await attempts([lost, () => answer(200)])).at[1]);
  expect(pauses.size).toBeGreaterThan(5);
});

test('B12 a proxy or server that will soon answer is asked again, not sooner than it says', async () => {
  expect((await attempts([() => answer(503), () => answer(200)])).outcome).toBe(200);
  const { at, outcome } = await attempts([() => answer(503, { 'retry-after': '5' }), () => answer(200)]);
  expect(outcome).toBe(200);
  expect(at[1]).toBeGreaterThanOrEqual(5_000);
});

test('B12 who asks for more patience than a shopper has is not asked again', async () => {
  for (const asked of ['60', 'Wed, 21 Oct 2065 07:28:00 GMT'])
    expect(await attempts([() => answer(503, { 'retry-after': asked })])).toEqual({ at: [0], outcome: 503 });
});

test('B12 not while the device is offline', async () => {
  online = false;
  expect((await attempts([lost])).at).toEqual([0]);
});
