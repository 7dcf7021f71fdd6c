import { subjectsOf, type Bench, type Subject } from '../bench.ts';
import { mixedLoad } from '../load/mixed-load.ts';
import { residentMemory } from '../shop/process-memory.ts';
import type { Outcome, Row } from '../table/row.ts';
import { ratioOf, slope } from '../table/statistics.ts';

const MAX_MB = 200;
const SECONDS = 600;
const QUICK_SECONDS = 20;
const FLAT_MB_A_MINUTE = 1;
/** More without an answer, and it was no load but a siege. */
const BROKEN_SHARE = 0.01;
const EVERY_MS = 1_000;

interface Watched {
  samples: [minutes: number, megabytes: number][];
  requests: number;
  broken: number;
}

/**
 * Resident memory of a fresh shop under mixed load, and of its past at the same time. Growth is that of the last half:
 * the first is warming up.
 */
export async function memory(bench: Bench): Promise<Outcome> {
  const seconds = bench.quick ? QUICK_SECONDS : SECONDS;
  const [now, before] = await Promise.all(subjectsOf(bench).map((subject) => watch(subject, seconds)));
  return { rows: lines(now!, before, bench.quick), figures: { now, before } };
}

async function watch({ another, paths }: Subject, seconds: number): Promise<Watched> {
  const server = await another();
  const samples: Watched['samples'] = [];
  const started = performance.now();
  const watching = setInterval(
    () => samples.push([(performance.now() - started) / 60_000, residentMemory(server.pid)]),
    EVERY_MS,
  );
  const served = await mixedLoad(server.origin, paths, seconds);
  clearInterval(watching);
  await server.close();
  return { samples, ...served };
}

const peakOf = ({ samples }: Watched): number => Math.max(...samples.map(([, megabytes]) => megabytes));
const growthOf = ({ samples }: Watched): number => slope(samples.slice(Math.floor(samples.length / 2)));

function lines(now: Watched, before: Watched | undefined, quick: boolean): Row[] {
  const peak = peakOf(now);
  const growth = growthOf(now);
  const inMB = (megabytes: number) => `${Math.round(megabytes)} MB`;
  const aMinute = (megabytes: number) => `${megabytes.toFixed(2)} MB a minute`;
  return [
    {
      what: `Memory at its most, ${quick ? `${QUICK_SECONDS} s` : `${SECONDS / 60} min`} of mixed load`,
      target: `at most ${MAX_MB} MB`,
      measured: inMB(peak),
      ...(before && { past: inMB(peakOf(before)), pastRatio: ratioOf(peak, peakOf(before)) }),
      pass: peak <= MAX_MB && now.broken <= now.requests * BROKEN_SHARE,
      note: `${now.requests} requests, ${now.broken} without an answer`,
    },
    {
      what: 'Growth of memory over the last half',
      target: `at most ${FLAT_MB_A_MINUTE} MB a minute`,
      measured: aMinute(growth),
      ...(before && { past: aMinute(growthOf(before)) }),
      pass: quick ? undefined : growth <= FLAT_MB_A_MINUTE,
      ...(quick && { note: `too short to tell; the full run takes ${SECONDS / 60} minutes` }),
    },
  ];
}
