import type { Db } from '../db/open-database.ts';
import { StartError } from '#environment.ts';

/** The store that a command without `--store` means. */
export async function defaultStore(db: Db): Promise<string> {
  const store = await db
    .selectFrom('stores')
    .select('id')
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  if (!store) throw new StartError('There is no store yet: run `npm run store -- prepare` first.');
  return store.id;
}
