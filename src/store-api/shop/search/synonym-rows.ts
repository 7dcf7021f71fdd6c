import { commonSynonyms, COMMON_SYNONYMS, readSynonyms, type Synonyms } from './synonyms.ts';
import { recordChanges } from '../../base/db/changes.ts';
import type { Db } from '../../base/db/open-database.ts';
import { transact } from '../../base/db/transact.ts';

/** The common synonyms, and the store's own. */
export async function readStoreSynonyms(db: Db, storeId: string): Promise<Synonyms> {
  const lines = await readStoreLines(db, storeId);
  return lines ? readSynonyms(COMMON_SYNONYMS, lines) : commonSynonyms;
}

/** The store's own rules as text; undefined when there is no such store. */
export async function readStoreLines(db: Db, storeId: string): Promise<string | undefined> {
  return (await db.selectFrom('stores').select('synonyms').where('id', '=', storeId).executeTakeFirst())?.synonyms;
}

/** Replaces the store's own rules, lines as `readSynonyms` reads them. Searches use them within a second. */
export async function writeStoreSynonyms(db: Db, storeId: string, synonyms: string): Promise<void> {
  await transact(db, async (trx) => {
    await trx.updateTable('stores').set({ synonyms }).where('id', '=', storeId).execute();
    await recordChanges(trx, storeId, ['info', 'catalogue'], new Date().toISOString());
  });
}
