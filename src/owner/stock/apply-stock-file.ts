import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setStock } from './set-stock.ts';
import { namedVariants } from './find-variant.ts';
import { nameText, readStockLines } from './stock-file.ts';
import { recordChanges, productTags } from '#store-api/base/db/changes.ts';
import { stripped } from '#lib/text/terminal-text.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { transact } from '#store-api/base/db/transact.ts';
import { StartError } from '#environment.ts';

export interface ApplyStockInput {
  storeId: string;
  /** Path of a CSV file: see stock-file.ts. */
  file: string;
  /** For the history. */
  note?: string | undefined;
  now: () => Date;
}

/** The effect that a line of the file had. */
export interface AppliedLine {
  /** Its SKU, or how else the file names it. */
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
  const mistakes: { line: number; what: string }[] = [];
  const report = (line: number, what: string) => mistakes.push({ line, what });
  const known = await namedVariants(db, storeId).execute();
  const lines = readStockLines(text, { variants: known, place: 'variant', report });
  for (const { line, name, variants } of lines)
    if (variants.length > 1)
      report(line, `several variants have the SKU ${nameText(name)}: name each by Handle, Size and Color`);
  if (mistakes.length > 0) throw new StartError(messageOf(file, mistakes));
  const wanted = lines
    .flatMap(({ name, quantity, variants }) => variants.map((variant) => ({ name, variant, quantity })))
    // The order of orders (reliability O11), so that the two do not deadlock.
    .sort((one, other) => (one.variant.id < other.variant.id ? -1 : 1));
  const cause = `set by the owner from ${basename(file)}${note ? `: ${note}` : ''}`;
  return (await transact<AppliedLine[]>(db, async (trx) => {
    const at = now().toISOString();
    const applied: AppliedLine[] = [];
    for (const { name, variant, quantity } of wanted)
      applied.push({
        sku: nameText(name),
        ...(await setStock(trx, { storeId, variant, next: () => quantity, cause, at })),
      });
    await recordChanges(trx, storeId, productTags([...new Set(wanted.map(({ variant }) => variant.productId))]), at);
    return applied;
  })) as AppliedLine[];
}

function messageOf(file: string, mistakes: readonly { line: number; what: string }[]): string {
  const more = mistakes.length - MAX_PRINTED;
  return [
    'Nothing was changed:',
    ...mistakes.slice(0, MAX_PRINTED).map(({ line, what }) => `${file}:${line}: ${stripped(what)}`),
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n');
}
