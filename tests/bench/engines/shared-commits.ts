import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { withSharedCommit } from '#store-api/base/db/sqlite/shared-commit.ts';

/**
 * What shared commits gain: short transactions a second on SQLite, each with a durable commit of its own and with
 * several in one. `node tests/bench/engines/shared-commits.ts`.
 */
const SECONDS = 5;
const ROUNDS = 3;
const WRITERS = 32;

const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'selvedge-commits-'));
const db = await openDatabase(`sqlite:${join(folder, 'store.db')}`);

async function commits(shared: boolean): Promise<number> {
  const until = performance.now() + SECONDS * 1_000;
  let done = 0;
  const write = (key: string) =>
    db.transaction().execute((trx) =>
      trx
        .insertInto('meta')
        .values({ key, value: 'x'.repeat(200) })
        .execute(),
    );
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let n = 0; performance.now() < until; n += 1) {
        const key = `${shared}-${writer}-${n}-${until}`;
        await (shared ? withSharedCommit(() => write(key)) : write(key));
        done += 1;
      }
    }),
  );
  return Math.round(done / SECONDS);
}

for (let round = 0; round < ROUNDS; round += 1)
  console.log(`own commits ${await commits(false)}/s, shared ${await commits(true)}/s`);
await db.destroy();
rmSync(folder, { recursive: true });
