import type { Db } from '../db/open-database.ts';
import type { Environment } from '#environment.ts';

const FLAG = 'demo';

/**
 * Fills a database that has no store with the demo shop; quick and silent when there is one. A fill that was cut
 * off is done again: each step writes the same thing twice as once, and the flag says when all are through.
 */
export async function prepare(
  db: Db,
  { DATA_DIR }: Pick<Environment, 'DATA_DIR'>,
  say: (line: string) => void,
): Promise<void> {
  if (await isFilled(db)) return;
  // Loaded only now: a shop that is filled starts without sharp and the drawings.
  const { fillDemo } = await import('#demo/fill-demo.ts');
  await fillDemo(db, { dataFolder: DATA_DIR, say, beforeWriting: () => setFlag(db, 'filling') });
  await setFlag(db, 'filled');
}

async function isFilled(db: Db): Promise<boolean> {
  const flag = await db.selectFrom('meta').select('value').where('key', '=', FLAG).executeTakeFirst();
  if (flag?.value === 'filling') return false;
  return (await db.selectFrom('stores').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function setFlag(db: Db, value: 'filling' | 'filled'): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key: FLAG, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
