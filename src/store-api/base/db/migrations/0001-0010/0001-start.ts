import type { Kysely } from 'kysely';

/**
 * The first tables. Portable to both engines: text, integer and bigint only; instants are ISO 8601 text
 * in UTC, flags are 0 or 1, money is paise, JSON is text. Every row belongs to a store.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = (name: string) => db.schema.createTable(name);
  const inStore = (name: string) =>
    table(name).addColumn('store_id', 'text', (c) => c.notNull().references('stores.id').onDelete('cascade'));

  await table('stores')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('is_default', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('info', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await inStore('store_hosts')
    .addColumn('host', 'text', (c) => c.primaryKey())
    .execute();
  await table('meta')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();

  await inStore('products')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('handle', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('category_key', 'text', (c) => c.notNull())
    .addColumn('parent_category', 'text')
    .addColumn('parent_key', 'text')
    .addColumn('gender_key', 'text')
    .addColumn('regular_paise', 'bigint', (c) => c.notNull())
    .addColumn('discounted_paise', 'bigint')
    .addColumn('featured', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('on_sale', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('visible', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('attributes', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('source_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('products_pk', ['store_id', 'id'])
    .addUniqueConstraint('products_handle', ['store_id', 'handle'])
    .execute();
  const productIndex = (name: string, columns: string[]) =>
    db.schema
      .createIndex(name)
      .on('products')
      .columns(['store_id', 'visible', ...columns, 'position', 'id'])
      .execute();
  await productIndex('products_all', []);
  await productIndex('products_category', ['category_key']);
  await productIndex('products_parent', ['category_key', 'parent_key']);
  await productIndex('products_featured', ['featured']);
  await productIndex('products_sale', ['on_sale']);

  await inStore('variants')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('sku', 'text')
    .addColumn('size', 'text')
    .addColumn('color', 'text')
    .addColumn('regular_paise', 'bigint', (c) => c.notNull())
    .addColumn('discounted_paise', 'bigint')
    .addColumn('stock', 'integer')
    .addPrimaryKeyConstraint('variants_pk', ['store_id', 'id'])
    .addForeignKeyConstraint('variants_product', ['store_id', 'product_id'], 'products', ['store_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('variants_by_product')
    .on('variants')
    .columns(['store_id', 'product_id', 'position'])
    .execute();

  await inStore('images')
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('picture', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('images_pk', ['store_id', 'product_id', 'position'])
    .addForeignKeyConstraint('images_product', ['store_id', 'product_id'], 'products', ['store_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute();

  await inStore('users')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('users_pk', ['store_id', 'id'])
    .addUniqueConstraint('users_email', ['store_id', 'email'])
    .execute();
  await inStore('tokens')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addForeignKeyConstraint('tokens_user', ['store_id', 'user_id'], 'users', ['store_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('tokens_by_user').on('tokens').columns(['store_id', 'user_id']).execute();

  await inStore('orders')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('total_paise', 'bigint', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('shipping', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('orders_pk', ['store_id', 'id'])
    .addForeignKeyConstraint('orders_user', ['store_id', 'user_id'], 'users', ['store_id', 'id'])
    .execute();
  await db.schema.createIndex('orders_by_user').on('orders').columns(['store_id', 'user_id', 'created_at']).execute();
  await inStore('order_items')
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('variant_id', 'text')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('size', 'text')
    .addColumn('color', 'text')
    .addColumn('image', 'text')
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addColumn('price_paise', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_items_pk', ['store_id', 'order_id', 'position'])
    .addForeignKeyConstraint('order_items_order', ['store_id', 'order_id'], 'orders', ['store_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute();
  await inStore('order_events')
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('cause', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_events_pk', ['store_id', 'order_id', 'position'])
    .addForeignKeyConstraint('order_events_order', ['store_id', 'order_id'], 'orders', ['store_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute();

  await inStore('payments')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('method', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('amount_paise', 'bigint', (c) => c.notNull())
    .addColumn('reference', 'text')
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('payments_pk', ['store_id', 'id'])
    .addForeignKeyConstraint('payments_order', ['store_id', 'order_id'], 'orders', ['store_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('payments_by_order')
    .on('payments')
    .columns(['store_id', 'order_id', 'created_at'])
    .execute();

  await inStore('idempotency')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('call', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('body_hash', 'text', (c) => c.notNull())
    .addColumn('status', 'integer')
    .addColumn('answer', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_pk', ['store_id', 'user_id', 'call', 'key'])
    .execute();
}
