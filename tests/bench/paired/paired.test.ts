import { expect, test } from 'vitest';
import { readTrace, type TraceEvent } from '../page/task-time.ts';
import { comparison } from './comparison.ts';
import { inTurn } from './rounds.ts';

test('what is compared stands together in a round, and each order is drawn', () => {
  const cells = ['home', 'listing', 'policy'].flatMap((what) =>
    ['shop', 'past', 'floor'].map((target) => ({ what, target })),
  );
  let state = 3;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const orders = Array.from({ length: 40 }, () => inTurn(cells, random));
  for (const order of orders) {
    expect(new Set(order)).toEqual(new Set(cells));
    expect(order.map(({ what }) => what).filter((what, at, all) => what !== all[at - 1])).toHaveLength(3);
  }
  for (const of of ['what', 'target'] as const)
    expect(new Set(orders.map(([first]) => first![of])).size, `each ${of} comes first now and then`).toBe(3);
});

test('the shop is told beside its floor, its past, itself once more and the others', () => {
  const runs = (value: number) => [value, value, value];
  expect(
    comparison({ shop: runs(600), null: runs(606), past: runs(800), floor: runs(500), peer: runs(550) }),
  ).toMatchObject({
    measured: '600 ms',
    floor: '500 ms',
    ratio: { value: expect.closeTo(1.2) },
    past: '800 ms',
    pastRatio: { value: expect.closeTo(0.75) },
    pastDifference: { value: -200 },
    control: { value: expect.closeTo(1.01) },
    peers: {
      peer: { measured: '550 ms', ratio: { value: expect.closeTo(1.1) }, ours: { value: expect.closeTo(1.0909, 3) } },
    },
  });
  expect(comparison({ shop: [600, null, 610] })).toEqual({ measured: '610 ms', note: 'not measured in 1 of 3 rounds' });
});

test('of a trace the tasks of the page’s own thread count, from navigation to paint and to load', () => {
  const at = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
    name,
    ts,
    ph: 'R',
    pid: 7,
    tid: 7,
    ...more,
  });
  const task = (ts: number, tdur: number, more: Partial<TraceEvent> = {}) =>
    at('ThreadControllerImpl::RunTask', ts, { ph: 'X', tdur, ...more });
  const first = [
    task(5, 9_000),
    at('navigationStart', 10),
    task(20, 3_000),
    task(30, 5_000, { tid: 8 }),
    at('firstContentfulPaint', 40),
    task(50, 2_000),
    at('loadEventEnd', 60),
    task(70, 4_000),
  ];
  const second = [
    at('navigationStart', 110),
    task(120, 1_000),
    at('loadEventEnd', 130),
    at('firstContentfulPaint', 140),
  ];
  expect(readTrace([...second, ...first])).toEqual([
    { toPaint: 3, toLoad: 5 },
    { toPaint: 1, toLoad: 1 },
  ]);
  expect(readTrace([at('navigationStart', 1), at('firstContentfulPaint', 2)])).toEqual([]);
});
