import type { Kysely } from 'kysely';

/** Accounts that were closed and whose person is not forgotten yet: see customers/close-account.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('closed_accounts')
    .addColumn('store_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('closed_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('closed_accounts_pk', ['store_id', 'user_id'])
    .addForeignKeyConstraint('closed_accounts_user', ['store_id', 'user_id'], 'users', ['store_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute();
}
