import { recordChanges, productTags } from '#store-api/base/db/changes.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { transact } from '#store-api/base/db/transact.ts';
import { stripped } from '#lib/text/terminal-text.ts';
import { findVariant } from './find-variant.ts';
import { setStock } from './set-stock.ts';
import { StartError } from '#environment.ts';

const MOST_STOCK = 1_000_000_000;

/** `to`: the new stock figure, null for not counted. `by`: the difference. */
export type StockChange = { to: number | null } | { by: number };

export interface StockInput {
  storeId: string;
  /** The SKU, or the variant's id. */
  sku: string;
  change: StockChange;
  /** For the history. */
  note?: string | undefined;
  now: () => Date;
}

/**
 * Changes a variant's stock figure and records it in the history. Setting the same figure counts as a change too:
 * waiting customers are mailed, and the product's cache entries are invalidated.
 * @throws StartError when there is no such variant, or the change is not possible; nothing is changed then
 */
export async function changeStock(
  db: Db,
  { storeId, sku, change, note, now }: StockInput,
): Promise<{ before: number | null; after: number | null }> {
  const variant = await findVariant(db, storeId, sku);
  const amount = 'by' in change ? change.by : change.to;
  if (amount !== null && (!Number.isInteger(amount) || Math.abs(amount) > MOST_STOCK || ('to' in change && amount < 0)))
    throw new StartError(
      `The number must be a whole number, ${'by' in change ? '' : 'not negative, '}at most ${MOST_STOCK}.`,
    );
  const at = now().toISOString();
  return (await transact<{ before: number | null; after: number | null }>(db, async (trx) => {
    const changed = await setStock(trx, {
      storeId,
      variant,
      next: (before) => ('to' in change ? change.to : sumOf(stripped(sku), before, change.by)),
      cause: `${'to' in change ? 'set' : 'added'} by the owner${note ? `: ${note}` : ''}`,
      at,
    });
    await recordChanges(trx, storeId, productTags([variant.productId]), at);
    return changed;
  })) as { before: number | null; after: number | null };
}

/** What is not counted stays so: a sum of a figure that nobody knows would end its sale (docs/decisions D409). */
function sumOf(sku: string, before: number | null, by: number): number | null {
  if (before === null) return null;
  if (before + by < 0) throw new StartError(`${sku} has ${before} left: it cannot go down by ${-by}.`);
  if (before + by > MOST_STOCK)
    throw new StartError(
      `The number must be a whole number, at most ${MOST_STOCK} together with the ${before} there are.`,
    );
  return before + by;
}
