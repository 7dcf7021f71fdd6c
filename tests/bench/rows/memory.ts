import type { Bench } from '../bench.ts';
import { mixedLoad } from '../load/mixed-load.ts';
import { residentMemory } from '../shop/process-memory.ts';
import type { Outcome } from '../table/row.ts';
import { slope } from '../table/statistics.ts';

const MAX_MB = 250;
const FLAT_MB_A_MINUTE = 1;
/** More without an answer, and it was no load but a siege. */
const BROKEN_SHARE = 0.01;
const EVERY_MS = 1_000;

/** Resident memory of a fresh shop under mixed load. Growth is that of the last half: the first is warming up. */
export async function memory({ quick, shop, paths }: Bench): Promise<Outcome> {
  const seconds = quick ? 20 : 600;
  const server = await shop.another();
  const samples: [minutes: number, megabytes: number][] = [];
  const started = performance.now();
  const watch = setInterval(
    () => samples.push([(performance.now() - started) / 60_000, residentMemory(server.pid)]),
    EVERY_MS,
  );
  const served = await mixedLoad(server.origin, paths, seconds);
  clearInterval(watch);
  await server.close();

  const peak = Math.max(...samples.map(([, megabytes]) => megabytes));
  const growth = slope(samples.slice(Math.floor(samples.length / 2)));
  const length = quick ? '20 s' : '10 min';
  return {
    rows: [
      {
        what: `Memory at its most, ${length} of mixed load`,
        target: `under ${MAX_MB} MB`,
        measured: `${Math.round(peak)} MB`,
        pass: peak < MAX_MB && served.broken <= served.requests * BROKEN_SHARE,
        note: `${served.requests} requests, ${served.broken} without an answer`,
      },
      {
        what: `Growth of memory over the last half`,
        target: `at most ${FLAT_MB_A_MINUTE} MB a minute`,
        measured: `${growth.toFixed(2)} MB a minute`,
        pass: quick ? undefined : growth <= FLAT_MB_A_MINUTE,
        ...(quick && { note: 'too short to tell; the full run takes 10 minutes' }),
      },
    ],
    figures: { samples, ...served },
  };
}
