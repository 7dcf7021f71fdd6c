import { type Kysely, sql } from 'kysely';
import { type Engine, engineOf } from './engine.ts';
import type { Database } from './schema.ts';
import * as start from './migrations/0001-0010/0001-start.ts';
import * as mail from './migrations/0001-0010/0002-mail.ts';
import * as search from './migrations/0001-0010/0003-search.ts';
import * as changes from './migrations/0001-0010/0004-growth.ts';
import * as listings from './migrations/0001-0010/0005-listings.ts';
import * as finding from './migrations/0001-0010/0006-finding.ts';
import * as payments from './migrations/0001-0010/0007-payments.ts';
import * as orders from './migrations/0001-0010/0008-orders.ts';
import * as limits from './migrations/0001-0010/0009-limits.ts';
import * as taken from './migrations/0001-0010/0010-taken.ts';
import * as stockHistory from './migrations/0011-0020/0011-stock-history.ts';
import * as customers from './migrations/0011-0020/0012-customers.ts';
import * as shopFolder from './migrations/0011-0020/0013-shop-folder.ts';
import * as storeSettings from './migrations/0011-0020/0014-store-settings.ts';
import * as closedAccounts from './migrations/0011-0020/0017-closed-accounts.ts';
import * as lineSkus from './migrations/0011-0020/0018-line-skus.ts';
import * as departedVariants from './migrations/0011-0020/0019-departed-variants.ts';
import * as departedNames from './migrations/0011-0020/0019-departed-names.ts';
import * as orderParts from './migrations/0011-0020/0020-order-parts.ts';
import * as parcelsAndPages from './migrations/0021-parcels-and-pages.ts';
import * as goods from './migrations/0022-goods.ts';
import * as orderPricing from './migrations/0023-order-pricing.ts';
import * as discountCodes from './migrations/0024-discount-codes.ts';
import * as payOnDelivery from './migrations/0025-pay-on-delivery.ts';
import * as priceHistory from './migrations/0026-price-history.ts';
import * as discountHistory from './migrations/0027-discount-history.ts';
import * as orderNumbers from './migrations/0028-order-numbers.ts';
import * as orderPieces from './migrations/0029-order-pieces.ts';
import * as refunds from './migrations/0030-refunds.ts';
import * as documents from './migrations/0031-documents.ts';
import * as orderLinks from './migrations/0032-order-links.ts';
import * as returns from './migrations/0033-returns.ts';
import * as linkMailboxes from './migrations/0034-link-mailboxes.ts';
import * as ownerLinks from './migrations/0035-owner-links.ts';
import * as webhooks from './migrations/0036-webhooks.ts';
import * as heldOrders from './migrations/0037-held-orders.ts';
import * as confirmedSubscribers from './migrations/0038-confirmed-subscribers.ts';
import * as settledNotes from './migrations/0039-settled-notes.ts';
import * as stockOfOrders from './migrations/0040-stock-of-orders.ts';

/** In order; a name never changes. Imported one by one, because the built server has no folder to read. */
const MIGRATIONS: { name: string; up: (db: Kysely<unknown>, engine: Engine) => Promise<void> }[] = [
  { name: '0001-start', up: start.up },
  { name: '0002-mail', up: mail.up },
  { name: '0003-search', up: search.up },
  { name: '0004-growth', up: changes.up },
  { name: '0005-listings', up: listings.up },
  { name: '0006-finding', up: finding.up },
  { name: '0007-payments', up: payments.up },
  { name: '0008-orders', up: orders.up },
  { name: '0009-limits', up: limits.up },
  { name: '0010-taken', up: taken.up },
  { name: '0011-stock-history', up: stockHistory.up },
  { name: '0012-customers', up: customers.up },
  { name: '0013-shop-folder', up: shopFolder.up },
  { name: '0014-store-settings', up: storeSettings.up },
  { name: '0017-closed-accounts', up: closedAccounts.up },
  { name: '0018-line-skus', up: lineSkus.up },
  { name: '0019-departed-variants', up: departedVariants.up },
  { name: '0019-departed-names', up: departedNames.up },
  { name: '0020-order-parts', up: orderParts.up },
  { name: '0021-parcels-and-pages', up: parcelsAndPages.up },
  { name: '0022-goods', up: goods.up },
  { name: '0023-order-pricing', up: orderPricing.up },
  { name: '0024-discount-codes', up: discountCodes.up },
  { name: '0025-pay-on-delivery', up: payOnDelivery.up },
  { name: '0026-price-history', up: priceHistory.up },
  { name: '0027-discount-history', up: discountHistory.up },
  { name: '0028-order-numbers', up: orderNumbers.up },
  { name: '0029-order-pieces', up: orderPieces.up },
  { name: '0030-refunds', up: refunds.up },
  { name: '0031-documents', up: documents.up },
  { name: '0032-order-links', up: orderLinks.up },
  { name: '0033-returns', up: returns.up },
  { name: '0034-link-mailboxes', up: linkMailboxes.up },
  { name: '0035-owner-links', up: ownerLinks.up },
  { name: '0036-webhooks', up: webhooks.up },
  { name: '0037-held-orders', up: heldOrders.up },
  { name: '0038-confirmed-subscribers', up: confirmedSubscribers.up },
  { name: '0039-settled-notes', up: settledNotes.up },
  { name: '0040-stock-of-orders', up: stockOfOrders.up },
];

const POSTGRES_LOCK = 804_420_261;

export function isKnownMigration(name: string): boolean {
  return MIGRATIONS.some((migration) => migration.name === name);
}

/** The database has a migration that this program does not know; the message is its name. */
export class NewerDatabase extends Error {}

/** Runs the missing migrations in one transaction. Of two processes that start together one waits for the other. */
export async function migrate(db: Kysely<Database>, engine: Engine): Promise<void> {
  await db.transaction().execute(async (step) => {
    const trx = step as unknown as Kysely<{ migrations: { name: string; at: string } }>;
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(POSTGRES_LOCK)})`.execute(trx);
    await trx.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('at', 'text', (c) => c.notNull())
      .execute();
    const done = new Set((await trx.selectFrom('migrations').select('name').execute()).map((row) => row.name));
    const unknown = [...done].find((name) => !isKnownMigration(name));
    if (unknown) throw new NewerDatabase(unknown);
    for (const { name, up } of MIGRATIONS.filter((migration) => !done.has(migration.name))) {
      await up(trx as unknown as Kysely<unknown>, engine);
      await trx.insertInto('migrations').values({ name, at: new Date().toISOString() }).execute();
    }
  });
}

/** Which migrations are still to be run, and which this program does not know; changes nothing. */
export async function migrationState(db: Kysely<Database>): Promise<{ missing: string[]; unknown: string[] }> {
  const findTable =
    engineOf(db) === 'sqlite'
      ? sql<{
          found: string | null;
        }>`select name as found from sqlite_master where type = 'table' and name = 'migrations'`
      : sql<{ found: string | null }>`select to_regclass('migrations')::text as found`;
  const [table] = (await findTable.execute(db)).rows;
  const rows = table?.found ? (await sql<{ name: string }>`select name from migrations`.execute(db)).rows : [];
  const done = new Set(rows.map(({ name }) => name));
  return {
    missing: MIGRATIONS.map(({ name }) => name).filter((name) => !done.has(name)),
    unknown: [...done].filter((name) => !isKnownMigration(name)),
  };
}
