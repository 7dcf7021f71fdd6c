import type { Kysely } from 'kysely';

/** The part of a store's folder that was applied last, as JSON: see shop-folder/applied.ts. null: no folder was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('stores').addColumn('applied_folder', 'text').execute();
}
