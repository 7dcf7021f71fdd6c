import fc from 'fast-check';
import { violations } from '../checks/invariants.ts';
import { play } from '../play.ts';
import { runPlay } from '../run-play.ts';
import { openWorlds } from '../world.ts';

/** What to play: on the database at this address, at most so often, and from which seed on. */
interface Given {
  url: string;
  runs: number;
  seed: number;
}

/**
 * Plays until something is wrong, and writes what, and after how many plays, as one line of JSON.
 */
const { url, runs, seed } = JSON.parse(process.argv[2] ?? '') as Given;
const engine = { name: url.startsWith('sqlite:') ? 'SQLite' : 'PostgreSQL' } as const;
const makeDatabase = async () => ({ url, drop: async () => undefined });
const worlds = await openWorlds({ ...engine, makeDatabase, makeEmptyDatabase: makeDatabase });
let plays = 0;
let wrong: string[] = [];
try {
  for (const given of fc.sample(play, { numRuns: runs, seed })) {
    plays += 1;
    const world = await worlds.open(given);
    wrong = await runPlay(world, given).then(
      () => violations(world),
      (error: unknown) => [`it failed: ${error instanceof Error ? error.message : String(error)}`],
    );
    if (wrong.length > 0) break;
  }
} finally {
  await worlds.close();
}
console.log(JSON.stringify({ plays, wrong }));
