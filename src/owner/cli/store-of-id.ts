import type { Db } from '#store-api/base/db/open-database.ts';
import { selectTyped } from '#store-api/shop/orders/find-order-id.ts';
import { storesKnowing } from '#store-api/shop/customers/find-customer.ts';
import { StartError } from '#environment.ts';
import { stripped } from '#lib/text/terminal-text.ts';

/**
 * The store that has an order, by its id or its number; undefined when none has. @throws StartError when several have
 */
export async function storeOfOrder(db: Db, typed: string): Promise<string | undefined> {
  const rows = await selectTyped(db, typed).orderBy('orders.store_id').execute();
  return onlyOne(
    rows.map(({ store_id }) => ({ id: store_id })),
    `an order ${stripped(typed)}`,
  );
}

/** The same of a variant by its SKU or its id. */
export async function storeOfVariant(db: Db, sku: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('stores')
    .innerJoin('variants', 'variants.store_id', 'stores.id')
    .select('stores.id')
    .distinct()
    .where((eb) => eb.or([eb('variants.sku', '=', sku), eb('variants.id', '=', sku)]))
    .orderBy('stores.id')
    .execute();
  return onlyOne(rows, `the SKU ${stripped(sku)}`);
}

/** The same of a customer by an e-mail address. */
export async function storeOfCustomer(db: Db, email: string): Promise<string | undefined> {
  const ids = await storesKnowing(db, email);
  return onlyOne(
    ids.map((id) => ({ id })),
    `the customer ${stripped(email)}`,
  );
}

function onlyOne([first, second, ...others]: readonly { id: string }[], what: string): string | undefined {
  if (first && second)
    throw new StartError(
      `Several shops have ${what}. Say which: ${[first, second, ...others].map(({ id }) => `--store ${id}`).join(' or ')}.`,
    );
  return first?.id;
}
