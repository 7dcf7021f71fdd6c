import { subjectsOf, type Bench } from '../bench.ts';
import { startFloor } from '../floor/floor.ts';
import { CLIENT, load, type LoadResult } from '../load/load.ts';
import { rawGet } from '../shop/raw-get.ts';
import { perSecond, type Outcome } from '../table/row.ts';
import { median, ratioOf } from '../table/statistics.ts';

const LEAST = 0.5;
const P99_MORE_MS = 2;
const CONNECTIONS = 32;
/** The bare server sets these itself, once. */
const HOP_HEADERS = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];

/** A public page out of the cache against a bare node:http server that sends the same bytes and headers; in turn. */
export async function cachedPage(bench: Bench): Promise<Outcome> {
  const path = bench.paths.home;
  await rawGet(bench.shop.origin + path);
  const { headers, body } = await rawGet(bench.shop.origin + path);
  const same = Object.entries(headers)
    .filter(([name]) => !HOP_HEADERS.includes(name))
    .map(([name, value]) => [name, String(value)]);
  const floor = await startFloor(
    new Map([[path, { body, headers: Object.fromEntries(same) as Record<string, string> }]]),
  );
  const servers = [...subjectsOf(bench), { name: 'floor' as const, origin: floor.origin }];
  const [rounds, seconds] = bench.quick ? [2, 2] : [5, 3];
  const results: Partial<Record<string, LoadResult[]>> = {};
  for (const { origin } of servers) await load({ url: origin + path, connections: CONNECTIONS, seconds: 1 });
  for (let round = 0; round < rounds; round++)
    for (const { name, origin } of servers)
      (results[name] ??= []).push(await load({ url: origin + path, connections: CONNECTIONS, seconds }));
  await floor.close();

  const middle = (name: string, figure: keyof LoadResult) =>
    median((results[name] ?? []).map((result) => result[figure]));
  const [rate, floorRate, pastRate] = ['shop', 'floor', 'past'].map((name) => middle(name, 'perSecond')) as [
    number,
    number,
    number | null,
  ];
  const [p99, floorP99, pastP99] = ['shop', 'floor', 'past'].map((name) => middle(name, 'p99')) as [
    number,
    number,
    number | null,
  ];
  const ratio = ratioOf(rate, floorRate);
  const failed = results.shop!.reduce((sum, result) => sum + result.failed, 0);
  return {
    rows: [
      {
        what: 'Cached home page, 32 connections',
        target: `at least ${LEAST} of the floor`,
        measured: perSecond(rate),
        floor: perSecond(floorRate),
        ratio,
        ...(pastRate !== null && { past: perSecond(pastRate), pastRatio: ratioOf(rate, pastRate) }),
        pass: ratio !== undefined && ratio >= LEAST && failed === 0,
        note: `by ${CLIENT}, on the same cores${failed > 0 ? `; ${failed} requests failed` : ''}`,
      },
      {
        what: 'Cached home page, slowest of 100',
        target: `within ${P99_MORE_MS} ms of the floor`,
        measured: `${p99.toFixed(1)} ms`,
        floor: `${floorP99.toFixed(1)} ms`,
        ratio: ratioOf(p99, floorP99),
        ...(pastP99 !== null && { past: `${pastP99.toFixed(1)} ms`, pastRatio: ratioOf(p99, pastP99) }),
        pass: p99 - floorP99 <= P99_MORE_MS,
      },
    ],
    figures: results,
  };
}
