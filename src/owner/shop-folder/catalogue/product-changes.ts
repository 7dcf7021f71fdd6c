import type { Kysely } from 'kysely';
import type { ChangeDetail, FolderChange } from '../folder-change.ts';
import type { PlannedProduct } from '../../import/plan-import.ts';
import { catalogueRows } from '../../import/read/catalogue-rows.ts';
import { batches } from '../../import/staging-tables.ts';
import { readStoredVariants } from '../../import/stored-variants.ts';
import { amounts } from './amounts.ts';
import { goodsDetails } from './goods-changes.ts';
import { quoted } from './quoted.ts';
import { choiceDetails, orderDetails, priceDetails } from './variant-changes.ts';
import type { Database, ProductRow, VariantRow } from '#store-api/base/db/schema.ts';
import type { WireAttribute, WireProductPage } from '#contract/product.ts';

/** What a product has in the database, or will have. */
interface Rows {
  product: ProductRow | undefined;
  variants: readonly VariantRow[];
  /** JSON of each picture. */
  pictures: readonly string[];
}

const NONE: Rows = { product: undefined, variants: [], pictures: [] };

/** What applying the planned products creates and changes, old beside new; `leaving` are the ids of those that go. */
export async function productChanges(
  db: Kysely<Database>,
  storeId: string,
  { planned, leaving }: { planned: readonly PlannedProduct[]; leaving: readonly string[] },
  locale: string,
): Promise<FolderChange[]> {
  const updated = planned.filter(({ change }) => change === 'updated');
  const before = await storedRows(db, storeId, updated);
  const storedOf = await readStoredVariants(db, storeId, { planned, leaving });
  const rows = catalogueRows(storeId, { planned: updated, storedOf, now: '' });
  const after = byProduct(rows.products, rows.variants, rows.images);
  const amount = amounts(locale);
  return planned.flatMap(({ id, change, product }): FolderChange[] => {
    const what = `product ${product.handle}`;
    if (change === 'created') return [{ change: 'create', what }];
    if (change === 'unchanged') return [];
    const details = detailsOf(before.get(id) ?? NONE, after.get(id) ?? NONE, amount);
    // A hash of before may have been of other things than what is written: then nothing changes.
    return details.length > 0 ? [{ change: 'update', what, details }] : [];
  });
}

async function storedRows(db: Kysely<Database>, storeId: string, planned: { id: string }[]) {
  const [products, variants, images] = [[], [], []] as [ProductRow[], VariantRow[], Picture[]];
  for (const ids of batches(planned.map(({ id }) => id))) {
    products.push(
      ...(await db.selectFrom('products').selectAll().where('store_id', '=', storeId).where('id', 'in', ids).execute()),
    );
    variants.push(
      ...(await db
        .selectFrom('variants')
        .selectAll()
        .where('store_id', '=', storeId)
        .where('product_id', 'in', ids)
        .orderBy('position')
        .execute()),
    );
    images.push(
      ...(await db
        .selectFrom('images')
        .select(['product_id', 'picture'])
        .where('store_id', '=', storeId)
        .where('product_id', 'in', ids)
        .orderBy('position')
        .execute()),
    );
  }
  return byProduct(products, variants, images);
}

interface Picture {
  product_id: string;
  picture: string;
}

function byProduct(
  products: readonly ProductRow[],
  variants: readonly VariantRow[],
  images: readonly Picture[],
): Map<string, Rows> {
  const own = Map.groupBy(variants, ({ product_id }) => product_id);
  const shown = Map.groupBy(images, ({ product_id }) => product_id);
  return new Map(
    products.map((product) => [
      product.id,
      {
        product,
        variants: own.get(product.id) ?? [],
        pictures: (shown.get(product.id) ?? []).map(({ picture }) => picture),
      },
    ]),
  );
}

function detailsOf(before: Rows, after: Rows, amount: (paise: number) => string): ChangeDetail[] {
  const [old, now] = [before.product, after.product];
  if (!old || !now) return [];
  const text = (field: string, key: 'title' | 'category' | 'parent_category'): ChangeDetail[] =>
    old[key] === now[key] ? [] : [{ field, ...quoted(old[key], now[key]) }];
  const flag = (key: 'featured' | 'visible', yes: string, no: string): ChangeDetail[] =>
    old[key] === now[key] ? [] : [{ field: now[key] ? yes : no }];
  return [
    ...priceDetails(before.variants, after.variants, amount),
    ...text('title', 'title'),
    ...pageDetails(old, now),
    ...text('category', 'category'),
    ...text('type', 'parent_category'),
    ...flag('visible', 'shown', 'hidden'),
    ...flag('featured', 'featured', 'not featured any more'),
    ...choiceDetails(before.variants, after.variants),
    ...goodsDetails({ product: old, variants: before.variants }, { product: now, variants: after.variants }),
    ...pictureDetails(before.pictures, after.pictures),
    ...attributeDetails(old.attributes, now.attributes),
  ];
}

function pageDetails(old: ProductRow, now: ProductRow): ChangeDetail[] {
  const [was, is] = [old, now].map(({ page }) => (page === null ? {} : JSON.parse(page)) as WireProductPage);
  const isSame = old.description === now.description && was?.description === is?.description;
  return [
    ...(isSame ? [] : [{ field: 'description' }]),
    ...(was?.title === is?.title ? [] : [{ field: 'SEO title', ...quoted(was?.title ?? null, is?.title ?? null) }]),
    ...(was?.summary === is?.summary ? [] : [{ field: 'SEO description' }]),
    ...(was?.manufacturer === is?.manufacturer ? [] : [{ field: 'manufacturer' }]),
  ];
}

function pictureDetails(before: readonly string[], after: readonly string[]): ChangeDetail[] {
  if (before.join('\n') === after.join('\n')) return [];
  const counts = [before.length, after.length].map(String);
  return [{ field: 'pictures', ...(counts[0] === counts[1] ? {} : { from: counts[0], to: counts[1] }) }];
}

/** Sizes and colours are told as choices, being featured by itself. The gender's key follows from its attribute. */
const TOLD = new Set(['size', 'color', 'featured']);

function attributeDetails(before: string, after: string): ChangeDetail[] {
  const [old, now] = [before, after].map(valuesByKey);
  const details = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])]
    .map((key) => ({ field: key, ...textsOf(old?.get(key), now?.get(key)) }))
    .filter(({ field, from, to }) => !TOLD.has(field) && from !== to);
  return [...details, ...orderDetails('order of its columns', [...(old?.keys() ?? [])], [...(now?.keys() ?? [])])];
}

function valuesByKey(json: string): Map<string, readonly string[]> {
  return new Map((JSON.parse(json) as WireAttribute[]).map(({ key, value }) => [key, value]));
}

/** Values joined; where that reads the same of others, as lists. */
function textsOf(old: readonly string[] | undefined, now: readonly string[] | undefined) {
  const isSplitOtherwise = old?.join(', ') === now?.join(', ') && JSON.stringify(old) !== JSON.stringify(now);
  const textOf = (values?: readonly string[]) => (isSplitOtherwise ? JSON.stringify(values) : values?.join(', '));
  return quoted(textOf(old) ?? null, textOf(now) ?? null);
}
