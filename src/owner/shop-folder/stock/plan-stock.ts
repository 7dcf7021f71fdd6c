import type { Kysely } from 'kysely';
import type { AppliedFolder, AppliedLine } from '#store-api/shop/stores/applied-folder.ts';
import type { FolderChange } from '../folder-change.ts';
import { FolderError, type FolderProblem } from '../folder-problem.ts';
import { ambiguous, type FolderStockLine } from '../read/read-stock-file.ts';
import type { ShopFolder } from '../read-shop-folder.ts';
import { rememberAbsent, rememberLine, stockEffect } from './stock-effect.ts';
import type { Database } from '#store-api/base/db/schema.ts';
import type { Trx } from '#store-api/base/db/transact.ts';
import type { CatalogueProduct } from '../../import/read/catalogue-product.ts';
import { productIdOf } from '#store-api/shop/catalog/handle.ts';
import { byProduct, movedVariants } from '../../import/stored-variants.ts';
import { variantIds } from '../../import/variant-ids.ts';
import { figureText } from '../../stock/figure-text.ts';
import { nameText } from '../../stock/stock-file.ts';
import { setStock } from '../../stock/set-stock.ts';
import { counted } from '#lib/text/counted.ts';

/** A variant whose stock a line of stock.csv sets. */
interface StockStep {
  variant: { id: string; productId: string; sku: string | null };
  name: string;
  /** The shop has never had the variant. */
  isNew: boolean;
  next: (before: number | null) => number | null;
  /** The figure that there is, and the one that it comes to as things are. */
  before: number | null;
  after: number | null;
}

/** A line that is the first one of a variant that is counted already: its number is not set. */
export interface RememberedLine {
  name: string;
  quantity: number | null;
  figure: number | null;
}

export interface StockPlan {
  /** By the variants' ids, as orders go (reliability O11). */
  steps: StockStep[];
  /** By the variants' ids. */
  remembered: Record<string, AppliedLine>;
  /** In the order of the file. */
  onlyRemembered: RememberedLine[];
}

type Applied = Pick<AppliedFolder, 'stock' | 'stockLines'> | undefined;

/**
 * The effects of the lines of stock.csv on the variants that the shop has now, and to new ones.
 * @throws FolderError for a line that counts and names several variants, and for an edited line of an old export
 */
export async function planStock(
  db: Kysely<Database>,
  { store, stock, products }: ShopFolder,
  applied: Applied,
  at: string,
): Promise<StockPlan> {
  const { figures, origins } = await storedStock(db, store.id, products);
  const problems: FolderProblem[] = [];
  const steps: StockStep[] = [];
  const onlyRemembered: RememberedLine[] = [];
  const remembered = absentLines(applied, figures);
  for (const line of stock) {
    const before = steps.length;
    for (const { handle, key, sku } of line.variants) {
      const productId = productIdOf(store.id, handle);
      const { id, from } = origins.get(productId + key) ?? { id: '', from: undefined };
      const isNew = from === undefined;
      const figure = (isNew ? undefined : figures.get(from)) ?? null;
      const memory = rememberedLine(applied, from ?? id, line);
      const effect = stockEffect(line, memory, { isNew, figure });
      if (effect.kind === 'too-old') problems.push(tooOld(line));
      const name = nameText(line.name);
      if (effect.kind === 'remembered') onlyRemembered.push({ name, quantity: line.quantity, figure });
      const after = effect.kind === 'sets' ? effect.next(figure) : figure;
      const counts = effect.kind === 'sets' && (isNew || after !== figure);
      if (counts && !isNew && mayBeSoldThrough(line, memory)) problems.push(mayBeExported(line, figure));
      if (counts)
        steps.push({ variant: { id, productId, sku }, name, isNew, next: effect.next, before: figure, after });
      remembered[id] = rememberLine(line, memory, { counted: counts, at });
    }
    if (line.variants.length > 1 && steps.length > before) problems.push(ambiguous(line));
  }
  if (problems.length > 0) throw new FolderError(problems);
  steps.sort((one, other) => (one.variant.id < other.variant.id ? -1 : 1));
  return { steps, remembered, onlyRemembered };
}

/** Sets the planned stock in a transaction; gives the ids of the products whose stock was set. */
export async function writeStock(
  trx: Trx,
  { storeId, steps, at }: { storeId: string; steps: readonly StockStep[]; at: string },
): Promise<string[]> {
  for (const { variant, next } of steps) await setStock(trx, { storeId, variant, next, cause: 'set by stock.csv', at });
  return steps.map(({ variant }) => variant.productId);
}

/** A new shop has hundreds of variants, which come with their products: one line says so. */
export function stockChanges(steps: readonly StockStep[]): FolderChange[] {
  const news = steps.filter(({ isNew }) => isNew).length;
  return [
    ...(news > 0 ? [{ change: 'create', what: `stock of ${counted(news, 'new variant')}` } as const] : []),
    ...steps
      .filter(({ isNew }) => !isNew)
      .map(({ name, before, after }) => ({
        change: 'update' as const,
        what: `stock of ${name}`,
        details: [{ field: '', from: figureText(before), to: figureText(after) }],
      })),
  ];
}

interface StoredStock {
  /** By id, of the variants that the shop has, and of those that left it and may come back. */
  figures: ReadonlyMap<string, number | null>;
  /** By product and key: the folder's variants, and with whose stock they go on; undefined for new ones. */
  origins: ReadonlyMap<string, { id: string; from: string | undefined }>;
}

async function storedStock(
  db: Kysely<Database>,
  storeId: string,
  products: readonly CatalogueProduct[],
): Promise<StoredStock> {
  const left = await db
    .selectFrom('departed_variants')
    .select(['id', 'product_id', 'sku', 'size', 'color', 'stock'])
    .where('store_id', '=', storeId)
    .execute();
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'product_id', 'sku', 'size', 'color', 'stock'])
    .where('store_id', '=', storeId)
    .execute();
  const figures = new Map([...left, ...rows].map(({ id, stock }) => [id, stock]));
  const own = products.map((product) => ({ id: productIdOf(storeId, product.handle), variants: product.variants }));
  const moved = movedVariants(own, rows);
  const goesElsewhere = new Set([...moved.values()].flat().map(({ id }) => id));
  const storedOf = byProduct(rows, { departed: left, moved });
  const origins = products.flatMap(({ handle, variants }) => {
    const productId = productIdOf(storeId, handle);
    const stored = storedOf(productId);
    const ids = variantIds(productId, variants, stored);
    return variants.map(({ key, size, color }, index) => {
      const id = ids[index] ?? '';
      // As the import does it: of another SKU, and the same size and colour.
      const heir = stored.rows.find(
        (row) => row.size === size && row.color === color && !ids.includes(row.id) && !goesElsewhere.has(row.id),
      );
      return [productId + key, { id, from: figures.has(id) ? id : heir?.id }] as const;
    });
  });
  return { figures, origins: new Map(origins) };
}

/** The lines that are remembered whether or not the file has one, of variants that the shop has or had. */
function absentLines(applied: Applied, figures: ReadonlyMap<string, number | null>): Record<string, AppliedLine> {
  return Object.fromEntries(
    Object.entries(applied?.stockLines ?? {})
      .filter(([id]) => figures.has(id))
      .map(([id, line]) => [id, rememberAbsent(line)]),
  );
}

/** An older program remembered lines by SKU. */
function rememberedLine(applied: Applied, id: string, { name: { sku } }: FolderStockLine): AppliedLine | undefined {
  const own = applied?.stockLines?.[id];
  if (own || !applied || applied.stockLines || !Object.hasOwn(applied.stock, sku)) return own;
  return { byHand: applied.stock[sku] ?? null, ofOlder: true };
}

/**
 * Exports of an older program do not say what they are. Below a figure that one applied, a line may be an owner's, or
 * what the shop had on its way down when it was exported: applying that would un-sell.
 */
function mayBeSoldThrough({ quantity, exported }: FolderStockLine, memory?: AppliedLine): boolean {
  if (exported !== undefined || quantity === null || memory?.ofOlder !== true) return false;
  return typeof memory.byHand === 'number' && quantity < memory.byHand;
}

function mayBeExported({ line, name, quantity }: FolderStockLine, figure: number | null): FolderProblem {
  return {
    file: 'stock.csv',
    line,
    what: `${nameText(name)} has ${figureText(figure)} left, and an export of the earlier program may have found \
${quantity ?? '-'}: export the shop again, which writes both figures, or set it by \`stock set\``,
  };
}

function tooOld({ line, name, exported }: FolderStockLine): FolderProblem {
  return {
    file: 'stock.csv',
    line,
    what: `the line of ${nameText(name)} was exported at ${exported?.at ?? ''}, before what was applied since: \
export the shop again and edit that, or set the figure by \`stock set\``,
  };
}
