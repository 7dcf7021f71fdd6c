import type { Kysely } from 'kysely';

/** Links to a new password, messages of shoppers, and the outbox of mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const inStore = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'));

  await inStore('password_resets')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .addForeignKeyConstraint('password_resets_user', ['store_id', 'user_id'], 'users', ['store_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('password_resets_by_user')
    .on('password_resets')
    .columns(['store_id', 'user_id'])
    .execute();
  await db.schema.createIndex('password_resets_by_age').on('password_resets').columns(['expires_at']).execute();

  await inStore('messages')
    .addColumn('ticket', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('subscriber', 'text')
    .addColumn('name', 'text')
    .addColumn('subject', 'text')
    .addColumn('message', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('messages_pk', ['store_id', 'ticket'])
    .addUniqueConstraint('messages_subscriber', ['store_id', 'subscriber'])
    .execute();
  await db.schema.createIndex('messages_by_age').on('messages').columns(['store_id', 'created_at']).execute();

  await inStore('outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('sender', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('next_at', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['next_at']).execute();
}
