import type { Kysely } from 'kysely';
import type { CatalogueRows } from '../read/catalogue-rows.ts';
import { batches } from '../staging-tables.ts';
import type { StoredVariants } from '../variant-ids.ts';
import { discountHistory } from '../../discounts/discount-history.ts';
import { priceBefore, priceToPay } from '#contract/price.ts';
import type { Database, ProductRow, VariantRow } from '#store-api/base/db/schema.ts';
import { pricedGoods } from '#store-api/shop/orders/lines/priced-goods.ts';
import { lowestPaid } from '#store-api/shop/pricing/paid-alone.ts';
import { dateStyleOf } from '#store-api/shop/stores/date-style-of.ts';
import {
  keepsReference,
  lowestBefore,
  type PricePoint,
  type Sale,
  shownSale,
} from '#store-api/shop/pricing/prior-price.ts';
import type { SaleRule } from '#store-api/shop/stores/sale-rule.ts';
import { statedPrice } from '#store-api/shop/pricing/stated-price.ts';

const STORED = [
  'id',
  'product_id',
  'size',
  'color',
  'regular_paise',
  'discounted_paise',
  'compare_paise',
  'prior_paise',
  'reference_paise',
] as const;
type Stored = Pick<VariantRow, (typeof STORED)[number]>;

interface Judged {
  db: Kysely<Database>;
  storeId: string;
  storedOf: (productId: string) => StoredVariants;
  rule: SaleRule;
  at: string;
}

/**
 * Rows as a file states them, with what a sale is shown against at `at`, by the rule (docs/decisions D461). Only sales
 * are looked up: an import without any asks the database nothing.
 */
export async function withReductions(rows: CatalogueRows, judged: Judged): Promise<CatalogueRows> {
  const reduced = rows.variants.filter(({ discounted_paise: discounted }) => discounted !== null);
  if (reduced.length === 0) return rows;
  const references = await referencesOf(reduced, rows, judged);
  const variants = rows.variants.map((row): VariantRow => {
    const { price, compare } = statedPrice(row);
    if (compare === null) return row;
    const reference = references.get(row.id) ?? null;
    const shown = shownSale({ price, compare, reference, prior: row.prior_paise }, judged.rule);
    return {
      ...row,
      regular_paise: shown.regular,
      discounted_paise: shown.discounted,
      compare_paise: shown.compare,
      reference_paise: reference,
    };
  });
  return { ...rows, variants, products: judged.rule === 'stated' ? rows.products : asShown(rows.products, variants) };
}

/** By the ids of variants on sale: the lowest price before the sale, kept while it runs, else of the history. */
async function referencesOf(
  reduced: readonly VariantRow[],
  { products, variants }: CatalogueRows,
  { db, storeId, storedOf, at }: Judged,
): Promise<Map<string, number | null>> {
  const stored = await storedPrices(db, storeId, reduced);
  const heirOf = inherited(variants, stored, storedOf);
  const known = new Map<string, number | null>();
  const unknown = new Map<string, VariantRow>();
  for (const row of reduced) {
    const before = stored.get(row.id) ?? heirOf(row);
    const running = before && saleOf(before);
    if (running && keepsReference(running, statedPrice(row).price)) known.set(row.id, running.reference);
    else unknown.set(before?.id ?? row.id, row);
  }
  if (unknown.size === 0) return known;
  const discounts = await discountHistory(db, storeId);
  const { timeZone } = await dateStyleOf(db, storeId);
  const productOf = new Map(products.map((product) => [product.id, product]));
  for (const ids of batches([...unknown.keys()])) {
    const points = await pricePoints(db, storeId, ids);
    for (const id of ids) {
      const row = unknown.get(id);
      const product = row && productOf.get(row.product_id);
      if (!product) continue;
      const goods = { ...pricedGoods(product, undefined), productId: product.id };
      known.set(
        row.id,
        lowestBefore(points.get(id) ?? [], at, ({ price, onSale }, span) =>
          lowestPaid({ ...goods, price, onSale }, discounts, span, timeZone),
        ),
      );
    }
  }
  return known;
}

/** The stored variants of the products of these, and these, where they come from another product: by id. */
async function storedPrices(
  db: Kysely<Database>,
  storeId: string,
  variants: readonly VariantRow[],
): Promise<Map<string, Stored>> {
  const found = new Map<string, Stored>();
  for (const column of ['product_id', 'id'] as const) {
    const unread = variants.filter(({ id }) => !found.has(id)).map((one) => one[column]);
    for (const ids of batches([...new Set(unread)])) {
      const rows = await db
        .selectFrom('variants')
        .select(STORED)
        .where('store_id', '=', storeId)
        .where(column, 'in', ids)
        .execute();
      for (const row of rows) found.set(row.id, row);
    }
  }
  return found;
}

/** The variant of the same size and colour that leaves for one with another SKU, as its stock finds its heir. */
function inherited(
  all: readonly VariantRow[],
  stored: ReadonlyMap<string, Stored>,
  storedOf: Judged['storedOf'],
): (row: VariantRow) => Stored | undefined {
  const stays = new Set(all.map(({ id }) => id));
  const leaving = new Map([...stored.values()].filter(({ id }) => !stays.has(id)).map((one) => [choiceOf(one), one]));
  return (row) =>
    storedOf(row.product_id).departed.some(({ id }) => id === row.id) ? undefined : leaving.get(choiceOf(row));
}

function choiceOf({ product_id, size, color }: Pick<VariantRow, 'product_id' | 'size' | 'color'>): string {
  return JSON.stringify([product_id, size, color]);
}

function saleOf(row: Stored): Sale | undefined {
  const { price, compare } = statedPrice(row);
  return compare === null ? undefined : { price, compare, reference: row.reference_paise, prior: row.prior_paise };
}

/** By variant. A price of 0 is one that is missing: the product is hidden meanwhile. */
async function pricePoints(db: Kysely<Database>, storeId: string, ids: string[]): Promise<Map<string, PricePoint[]>> {
  const rows = await db
    .selectFrom('price_changes')
    .select(['variant_id', 'regular_paise', 'discounted_paise', 'at'])
    .where('store_id', '=', storeId)
    .where('variant_id', 'in', ids)
    .orderBy('variant_id')
    .orderBy('at')
    .execute();
  const byVariant = Map.groupBy(rows, ({ variant_id }) => variant_id);
  return new Map(
    [...byVariant].map(([id, changes]) => [
      id,
      changes
        .map((one) => ({
          at: one.at,
          price: priceToPay(one.regular_paise, one.discounted_paise),
          onSale: priceBefore(one.regular_paise, one.discounted_paise) !== undefined,
        }))
        .filter(({ price }) => price > 0),
    ]),
  );
}

/** A product shows what its cheapest variant does, the first of several. */
function asShown(products: readonly ProductRow[], variants: readonly VariantRow[]): ProductRow[] {
  const cheapest = new Map<string, VariantRow>();
  for (const row of variants) {
    const best = cheapest.get(row.product_id);
    if (!best || statedPrice(row).price < statedPrice(best).price) cheapest.set(row.product_id, row);
  }
  return products.map((product) => {
    const { regular_paise, discounted_paise } = cheapest.get(product.id) ?? product;
    return { ...product, regular_paise, discounted_paise, on_sale: Number(discounted_paise !== null) };
  });
}
