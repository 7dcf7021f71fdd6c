import { expect, test } from 'vitest';
import { readWrk } from './load/wrk.ts';
import { readOptions } from './options.ts';
import { blockingTime, layoutShift } from './page/page-figures.ts';
import { batches, namesOf } from './rows/groups.ts';
import { median, quantile, ratioOf, slope } from './table/statistics.ts';
import { table } from './table/table.ts';

test('a median is the middle of the runs, and one that failed is the worst of them', () => {
  expect(median([300, 100, 200])).toBe(200);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(median([100, null, null])).toBeNull();
  expect(median([100, 200, null])).toBe(200);
  expect(median([])).toBeNull();
});

test('a quantile is the value that so large a share does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(hundred, 0.99)).toBe(99);
  expect(quantile(hundred, 1)).toBe(100);
  expect(quantile([7], 0.99)).toBe(7);
});

test('the slope of a line is found, noise around a level has none', () => {
  expect(
    slope([
      [0, 100],
      [1, 102],
      [2, 104],
    ]),
  ).toBeCloseTo(2);
  expect(
    slope([
      [0, 100],
      [1, 101],
      [2, 101],
      [3, 100],
    ]),
  ).toBeCloseTo(0);
  expect(slope([[1, 5]])).toBe(0);
});

test('no ratio to nothing', () => {
  expect(ratioOf(110, 100)).toBeCloseTo(1.1);
  expect(ratioOf(null, 100)).toBeUndefined();
  expect(ratioOf(5, 0)).toBeUndefined();
});

test('blocking time counts what tasks take past 50 ms, from the first paint until 5 s after load', () => {
  const tasks = [
    { start: 100, duration: 200 },
    { start: 350, duration: 130 },
    { start: 900, duration: 60 },
    { start: 6_100, duration: 500 },
  ];
  expect(blockingTime(tasks, 400, 1_000)).toBe(30 + 10);
});

test('layout shift is the largest window of shifts less than a second apart', () => {
  expect(layoutShift([])).toBe(0);
  expect(
    layoutShift([
      { start: 100, value: 0.1 },
      { start: 900, value: 0.1 },
      { start: 3_000, value: 0.15 },
    ]),
  ).toBeCloseTo(0.2);
});

test('wrk is read in its own units', () => {
  const said = `Running 2s test @ http://127.0.0.1:1/
  Latency Distribution
     50%    1.20ms
     99%  950.00us
  4321 requests in 2.00s, 4.00MB read
  Socket errors: connect 0, read 1, write 0, timeout 2
  Non-2xx or 3xx responses: 3
Requests/sec:   2160.50
`;
  expect(readWrk(said)).toEqual({ perSecond: 2160.5, p99: expect.closeTo(0.95), failed: 6 });
  expect(() => readWrk('unable to connect')).toThrow('unable to connect');
});

test('the table says pass or short, and notes follow it', () => {
  const lines = table([
    {
      what: 'FCP, home',
      target: 'at most 1.10 of the floor',
      measured: '360 ms',
      floor: '352 ms',
      ratio: 1.0227,
      pass: true,
    },
    { what: 'Memory', target: 'under 250 MB', measured: '260 MB', pass: false, note: '12 requests' },
    { what: 'Growth', target: '', measured: 'not measured' },
  ]).split('\n');
  expect(lines[2]).toMatch(
    /^\| FCP, home +\| at most 1.10 of the floor \| 360 ms +\| 352 ms \| 1.02 +\| +\| +\| pass +\|$/,
  );
  expect(lines[3]).toContain('| SHORT ');
  expect(lines[4]).toMatch(/\| - +\|$/);
  expect(lines.slice(5)).toEqual(['', '- Memory: 12 requests']);
});

test('paired figures say their errors, and columns for the null and for peers are there when a row has them', () => {
  const of = (value: number, error: number) => ({ value, error, pairs: 20 });
  const [head, , row] = table([
    {
      what: 'FCP, home',
      target: '',
      measured: '600 ms',
      floor: '500 ms',
      ratio: of(1.2, 0.013),
      past: '800 ms',
      pastRatio: of(0.75, 0.02),
      pastDifference: of(-200, 12.3),
      control: of(1.01, 0.018),
      peers: { other: { measured: '650 ms', ratio: of(1.3, 0.02), ours: of(0.92, 0.015) } },
    },
  ]).split('\n');
  const cells = (line: string | undefined) => line!.split('|').map((cell) => cell.trim());
  expect(cells(head).slice(7, -1)).toEqual(['To past', 'Null', 'other', 'Verdict']);
  expect(cells(row).slice(3, -1)).toEqual([
    '600 ms',
    '500 ms',
    '1.20 ± 0.01',
    '800 ms',
    '0.75 ± 0.02 (-200 ± 12 ms)',
    '1.01 ± 0.02',
    '650 ms, 1.30 ± 0.02, ours 0.92 ± 0.01 of it',
    '-',
  ]);
});

test('a full run is kept in a file, a quick or partial one only when asked', () => {
  expect(readOptions([])).toEqual({
    quick: false,
    only: [],
    past: undefined,
    peers: undefined,
    rounds: undefined,
    write: true,
  });
  expect(readOptions(['--quick'])).toEqual({
    quick: true,
    only: [],
    past: false,
    peers: undefined,
    rounds: undefined,
    write: false,
  });
  expect(readOptions(['--only', 'paint,tap', '--past', 'HEAD~1', '--write'])).toEqual({
    quick: false,
    only: ['paint', 'tap'],
    past: 'HEAD~1',
    peers: undefined,
    rounds: undefined,
    write: true,
  });
  expect(readOptions(['--past', 'none']).past).toBe(false);
  expect(readOptions(['--rounds', '7']).rounds).toBe(7);
  expect(() => readOptions(['--rounds', 'many'])).toThrow('--rounds many');
});

test('rows keep their order, what times nothing is measured at once, an unknown one is named', () => {
  expect(namesOf(['memory', 'paint'])).toEqual(['paint', 'memory']);
  expect(batches(['scripts', 'paint', 'lost', 'start', 'memory'])).toEqual([
    ['scripts'],
    ['paint'],
    ['start'],
    ['lost', 'memory'],
  ]);
  expect(() => namesOf(['speed'])).toThrow('There is no row speed');
});
