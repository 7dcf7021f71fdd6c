import { commonSynonyms, COMMON_SYNONYMS, readSynonyms, type Synonyms } from './synonyms.ts';
import { recordChanges } from '../db/changes.ts';
import type { Db } from '../db/open-database.ts';
import { transact } from '../db/transact.ts';

/** The common ones and, after them, the owner's. */
export async function readStoreSynonyms(db: Db, storeId: string): Promise<Synonyms> {
  const lines = await readStoreLines(db, storeId);
  return lines ? readSynonyms(COMMON_SYNONYMS, lines) : commonSynonyms;
}

/** The owner's as they were given; undefined when there is no such store. */
export async function readStoreLines(db: Db, storeId: string): Promise<string | undefined> {
  return (await db.selectFrom('stores').select('synonyms').where('id', '=', storeId).executeTakeFirst())?.synonyms;
}

/** Replaces the owner's: lines as `readSynonyms` reads them. Searches know of it within a second. */
export async function writeStoreSynonyms(db: Db, storeId: string, synonyms: string): Promise<void> {
  await transact(db, async (trx) => {
    await trx.updateTable('stores').set({ synonyms }).where('id', '=', storeId).execute();
    await recordChanges(trx, storeId, ['info', 'catalogue'], new Date().toISOString());
  });
}
