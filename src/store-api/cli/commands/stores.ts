import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import type { Db } from '../../db/open-database.ts';

export const storeCommands: readonly Command[] = [
  {
    name: 'stores',
    help: ['Lists the stores and their hosts.'],
    run: () => withDatabase(listStores),
  },
];

async function listStores(db: Db): Promise<void> {
  const hosts = await db.selectFrom('store_hosts').selectAll().orderBy('host').execute();
  for (const { id, is_default } of await db.selectFrom('stores').select(['id', 'is_default']).orderBy('id').execute()) {
    const own = hosts.filter(({ store_id }) => store_id === id).map(({ host }) => host);
    console.log([id, is_default ? '(default)' : '', own.join(' ')].filter(Boolean).join(' '));
  }
}
