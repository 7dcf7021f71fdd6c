import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTrace, type TraceEvent } from '../page/task-time.ts';
import { comparison } from './comparison.ts';
import { readPeers } from './peers.ts';
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
    comparison({ shop: runs(600), null: runs(606), past: runs(800), floor: runs(500), peer: runs(550) }, (one) => one),
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
  expect(comparison({ shop: [600, null, 610] }, (one) => one)).toEqual({
    middle: 610,
    measured: '610 ms',
    note: 'not measured in 1 of 3 rounds',
  });
  expect(comparison({ shop: [0, 0], null: [0, 10], past: [60, 40] }, (one) => one, { fromZero: true })).toEqual({
    middle: 0,
    measured: '0 ms',
    past: '40 ms',
    pastRatio: undefined,
    pastDifference: { value: -50, error: expect.closeTo(10), pairs: 2 },
    controlDifference: { value: 5, error: expect.closeTo(5), pairs: 2 },
  });
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

test('peers are read from their file, only of this machine, and run beside it unless said', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-peers-'));
  const file = join(folder, 'targets.json');
  const read = (peer: object) => {
    writeFileSync(
      file,
      JSON.stringify([{ name: 'other', url: 'http://127.0.0.1:4711/', pages: { home: '/' }, ...peer }]),
    );
    return readPeers(file)[0];
  };
  expect(read({})).toEqual({ name: 'other', url: 'http://127.0.0.1:4711', pages: { home: '/' }, cwd: folder });
  expect(read({ start: ['node', 'start.mjs'], cwd: 'shop' })?.cwd).toBe(join(folder, 'shop'));
  expect(() => read({ url: 'https://shop.example/' })).toThrow('url');
  expect(() => read({ name: 'floor' })).toThrow('name');
  expect(() => read({ pages: { basket: '/' } })).toThrow('basket');
  rmSync(folder, { recursive: true });
});
