import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setStock } from './set-stock.ts';
import { readStockLines } from './stock-file.ts';
import { recordChanges, productTags } from '../db/changes.ts';
import { stripped } from '../cli/terminal-text.ts';
import type { Db } from '../db/open-database.ts';
import { transact } from '../db/transact.ts';
import { StartError } from '#environment.ts';

export interface ApplyStockInput {
  storeId: string;
  /** Path of a CSV file: a header, then SKU and quantity. */
  file: string;
  /** For the history. */
  note?: string | undefined;
  now: () => Date;
}

interface Variant {
  id: string;
  productId: string;
  sku: string;
}

/** What a line of the file did. */
export interface AppliedLine {
  sku: string;
  before: number | null;
  after: number | null;
}

const MAX_PRINTED = 50;

/**
 * Sets the stock of every variant that a file names, in one transaction, and records each in the history; also the
 * number that was there already, as a count of what lies there. Other variants stay.
 * @throws StartError with every mistake of the file by line; nothing is changed then
 */
export async function applyStockFile(db: Db, { storeId, file, note, now }: ApplyStockInput): Promise<AppliedLine[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartError(`${file} cannot be read (${String(Reflect.get(Object(error), 'code') ?? error)})`);
  });
  const known = await variantsBySku(db, storeId);
  const mistakes: { line: number; what: string }[] = [];
  const lines = readStockLines(text, {
    wrongSku: (sku) => wrongSku(sku, known.get(sku)),
    report: (line, what) => mistakes.push({ line, what }),
  });
  if (mistakes.length > 0) throw new StartError(messageOf(file, mistakes));
  const wanted = lines
    .flatMap(({ sku, quantity }) => (known.get(sku) ?? []).map((variant) => ({ variant, quantity })))
    // The order of orders (reliability O11), so that the two do not deadlock.
    .sort((one, other) => (one.variant.id < other.variant.id ? -1 : 1));
  const cause = `set by the owner from ${basename(file)}${note ? `: ${note}` : ''}`;
  return (await transact<AppliedLine[]>(db, async (trx) => {
    const at = now().toISOString();
    const applied: AppliedLine[] = [];
    for (const { variant, quantity } of wanted)
      applied.push({
        sku: variant.sku,
        ...(await setStock(trx, { storeId, variant, next: () => quantity, cause, at })),
      });
    await recordChanges(trx, storeId, productTags([...new Set(wanted.map(({ variant }) => variant.productId))]), at);
    return applied;
  })) as AppliedLine[];
}

async function variantsBySku(db: Db, storeId: string): Promise<Map<string, Variant[]>> {
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'product_id as productId', 'sku'])
    .where('store_id', '=', storeId)
    .where('sku', 'is not', null)
    .execute();
  return Map.groupBy(
    rows.flatMap(({ sku, ...row }) => (sku === null ? [] : [{ ...row, sku }])),
    ({ sku }) => sku,
  );
}

function wrongSku(sku: string, variants: readonly Variant[] = []): string | undefined {
  if (variants.length === 1) return undefined;
  return variants.length === 0
    ? `there is no variant with the SKU ${sku}`
    : `several variants have the SKU ${sku}: set each by its id, with stock set`;
}

function messageOf(file: string, mistakes: readonly { line: number; what: string }[]): string {
  const more = mistakes.length - MAX_PRINTED;
  return [
    'Nothing was changed:',
    ...mistakes.slice(0, MAX_PRINTED).map(({ line, what }) => `${file}:${line}: ${stripped(what)}`),
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n');
}
