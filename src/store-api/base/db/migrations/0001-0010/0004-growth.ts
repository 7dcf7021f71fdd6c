import type { Kysely } from 'kysely';
import type { Engine } from '../../engine.ts';

/**
 * The change feed: see changes.ts. A sequence number is never used twice, so a process can continue from the last one
 * it read.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = db.schema.createTable('changes');
  await (
    engine === 'sqlite'
      ? table.addColumn('seq', 'integer', (c) => c.primaryKey().autoIncrement())
      : table.addColumn('seq', 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity())
  )
    .addColumn('store_id', 'text', (c) => c.notNull())
    .addColumn('tag', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute();
}
