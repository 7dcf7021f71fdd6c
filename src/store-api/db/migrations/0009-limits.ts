import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';

/**
 * What several machines count together: the columns are the rate limiter's. On SQLite processes ask one another
 * instead.
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
