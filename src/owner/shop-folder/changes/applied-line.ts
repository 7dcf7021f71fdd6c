import type { FolderChange } from '../folder-change.ts';
import type { Db } from '#store-api/base/db/open-database.ts';

/** What `apply` ends with where it changed something; without another store nobody has opened the shop yet. */
export async function appliedLine(db: Db, changes: readonly FolderChange[]): Promise<string> {
  const isNew = changes.some(({ change, what }) => change === 'create' && what.startsWith('store '));
  const stores = isNew ? await db.selectFrom('stores').select('id').limit(2).execute() : [];
  return `The shop has it.${stores.length === 1 ? ' Next: npm start' : ''}`;
}
