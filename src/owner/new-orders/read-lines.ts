import type { Db } from '#store-api/base/db/open-database.ts';
import type { LineInput } from '#backends/serving/order-lines.ts';
import { choiceIn } from './choice-in.ts';
import { StartError } from '#environment.ts';
import { stripped } from '#lib/text/terminal-text.ts';

/**
 * `TEE-RED-M x2`, `slim-jeans/32/Indigo`: what is to be bought, by a SKU, the id of a variant, or the id or handle of a
 * product with its size and colour. @throws StartError where the store has no such thing
 */
export async function readLines(db: Db, storeId: string, words: readonly string[]): Promise<LineInput[]> {
  const lines: LineInput[] = [];
  for (const word of words) lines.push(await readLine(db, storeId, word));
  return lines;
}

async function readLine(db: Db, storeId: string, word: string): Promise<LineInput> {
  const typed = word.trim();
  const [, named = typed, count] = /^(.*?)\s*[x×]\s*([1-9]\d{0,3})$/i.exec(typed) ?? [];
  // What ends like a number of pieces may be a SKU, but no size or colour.
  const isWhole = count === undefined || !named.includes('/');
  const line = (isWhole ? await lineOf(db, storeId, typed) : undefined) ?? (await lineOf(db, storeId, named));
  if (!line) throw new StartError(`The store has no product or SKU '${stripped(named)}'.`);
  return { ...line.input, quantity: line.named === typed || count === undefined ? 1 : Number(count) };
}

async function lineOf(
  db: Db,
  storeId: string,
  named: string,
): Promise<{ named: string; input: Omit<LineInput, 'quantity'> } | undefined> {
  const variants = await db
    .selectFrom('variants')
    .select(['product_id', 'size', 'color'])
    .where('store_id', '=', storeId)
    .where((eb) => eb.or([eb('sku', '=', named), eb('id', '=', named)]))
    .limit(2)
    .execute();
  const [variant, other] = variants;
  if (other) throw new StartError(`Several variants have the SKU ${stripped(named)}: name one by its id.`);
  if (variant) {
    const choice = { size: variant.size ?? undefined, color: variant.color ?? undefined };
    return { named, input: { productId: variant.product_id, choice } };
  }
  const [id = '', ...words] = named.split('/').map((part) => part.trim());
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .where((eb) => eb.or([eb('id', '=', id), eb('handle', '=', id)]))
    .executeTakeFirst();
  if (!product) return undefined;
  return { named, input: { productId: product.id, choice: choiceIn(words, await choicesOf(db, storeId, product.id)) } };
}

function choicesOf(db: Db, storeId: string, productId: string) {
  return db
    .selectFrom('variants')
    .select(['size', 'color'])
    .where('store_id', '=', storeId)
    .where('product_id', '=', productId)
    .execute();
}
