import type { Kysely } from 'kysely';
import type { Engine } from '../../engine.ts';

/**
 * Rate limits shared by several machines: the columns are rate-limiter-flexible's. On SQLite the primary process
 * counts.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine !== 'postgres') return;
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'varchar(255)', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
  await db.schema.createIndex('rate_limits_by_age').on('rate_limits').column('expire').execute();
}
