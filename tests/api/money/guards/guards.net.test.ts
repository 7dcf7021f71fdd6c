import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { hasPostgres, postgres, sqlite } from '../../engines.ts';
import { GUARDS } from './guards.ts';

const pathTo = (file: string) => fileURLToPath(new URL(file, import.meta.url));
/** Most are missed within thirty; what is met once in a hundred plays takes longer. */
const MOST_PLAYS = 1000;
const TIMEOUT = 1_200_000;

/**
 * The plays of this folder in a process whose store API lacks one guard (take-out.ts): they find that something is
 * wrong. With all guards they are those of state-net.test.ts.
 */
describe('P5 P6 a guard that is taken out is missed', () => {
  for (const { name, isOfPostgres = false } of GUARDS)
    test.skipIf(isOfPostgres && !hasPostgres)(name, { timeout: TIMEOUT }, async () => {
      const database = await (isOfPostgres ? postgres : sqlite).makeDatabase();
      try {
        const given = JSON.stringify({
          url: database.url,
          runs: MOST_PLAYS,
          seed: Math.floor(Math.random() * 2 ** 31),
        });
        const { stdout } = await promisify(execFile)(
          process.execPath,
          ['--import', pathTo('take-out.ts'), pathTo('play-without.ts'), given],
          { env: { ...process.env, STATE_GUARD: name, LOG_LEVEL: 'silent' } },
        );
        expect((JSON.parse(stdout) as { wrong: string[] }).wrong, given).not.toEqual([]);
      } finally {
        await database.drop();
      }
    });
});
