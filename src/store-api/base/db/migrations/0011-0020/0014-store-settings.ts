import type { Kysely } from 'kysely';

/** The settings of a store that pages do not show, as JSON: see stores/store-settings.ts. null: nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('stores').addColumn('settings', 'text').execute();
}
