import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import type { Db } from '../../db/open-database.ts';

export const storeCommands: readonly Command[] = [
  {
    name: 'stores',
    options: ['json'],
    help: ['Lists the stores and their hosts.'],
    run: (_, { json }) => withDatabase((db) => listStores(db, json)),
  },
];

async function listStores(db: Db, json = false): Promise<void> {
  const hosts = await db.selectFrom('store_hosts').selectAll().orderBy('host').execute();
  const rows = await db.selectFrom('stores').select(['id', 'is_default']).orderBy('id').execute();
  const stores = rows.map(({ id, is_default }) => ({
    id,
    isDefault: is_default === 1,
    hosts: hosts.filter(({ store_id }) => store_id === id).map(({ host }) => host),
  }));
  if (json) console.log(JSON.stringify(stores, null, 2));
  else
    for (const { id, isDefault, hosts: own } of stores)
      console.log([id, isDefault ? '(default)' : '', own.join(' ')].filter(Boolean).join(' '));
}
