import { type Answer, refuse } from './answer.ts';
import { noteChanges, productTags } from './db/changes.ts';
import { addOrderEvent } from './db/order-status.ts';
import { findProducts } from './db/products.ts';
import type { Trx } from './db/transact.ts';
import { randomId } from './random-id.ts';
import { type BoughtLine, buyLine } from './rules/order-line.ts';
import type { AskedLine } from './rules/order-lines.ts';
import { PENDING } from './rules/order-status.ts';
import { orderTotal } from './rules/order-total.ts';
import type { User } from './shop.ts';
import type { Store } from './store-of-host.ts';
import type { ShippingAddress } from '#contract/order.ts';
import type { WireImage } from '#contract/product.ts';

export interface OrderWish {
  store: Store;
  user: User;
  lines: AskedLine[];
  shipping: ShippingAddress;
  at: string;
}

/** Writes a pending order and takes its stock, or says why not; the caller's transaction then leaves nothing behind. */
export async function placeOrder(trx: Trx, { store, user, lines, shipping, at }: OrderWish): Promise<{ id: string } | Answer> {
  const bought = await buyLines(trx, store.id, lines);
  if (!Array.isArray(bought)) return bought;
  const gone = await takeStock(trx, store.id, bought);
  if (!Array.isArray(gone)) return gone;
  const id = randomId('ord');
  const inStore = { store_id: store.id };
  await trx
    .insertInto('orders')
    .values({
      ...inStore,
      id,
      user_id: user.id,
      status: PENDING,
      total_paise: orderTotal(bought),
      currency: store.currency,
      email: user.email,
      phone: shipping.phone,
      shipping: JSON.stringify(shipping),
      created_at: at,
      updated_at: at,
    })
    .execute();
  const items = bought.map(({ counted: _, ...line }, position) => ({ ...inStore, order_id: id, position, ...line }));
  await trx.insertInto('order_items').values(items).execute();
  await addOrderEvent(trx, { storeId: store.id, orderId: id, status: PENDING, cause: 'placed', at });
  await noteChanges(trx, store.id, productTags(gone), at);
  return { id };
}

async function buyLines(trx: Trx, storeId: string, lines: AskedLine[]): Promise<BoughtLine[] | Answer> {
  const found = await findProducts(trx, storeId, [...new Set(lines.map((line) => line.productId))]);
  const byId = new Map(found.map((parts) => [parts.product.id, parts]));
  const unknown = lines.filter((line) => !byId.has(line.productId)).map((line) => line.productId);
  if (unknown.length > 0)
    return refuse(422, 'unknown-product', 'Some products are no longer available.', {
      fields: Object.fromEntries(unknown.map((id) => [`products.${id}`, 'This product is not available'])),
    });
  const results = lines.map((line, index) => {
    const { product, variants, images } = byId.get(line.productId)!;
    const picture = images[0] && (JSON.parse(images[0].picture) as WireImage);
    return { field: line.choice ? `items.${index}` : `products.${line.productId}`, result: buyLine({ ...product, variants, image: picture?.url ?? null }, line) };
  });
  const problems = results.flatMap(({ field, result }) => ('problem' in result ? [{ field, ...result }] : []));
  const [worst] = [...problems].sort((one, other) => one.problem.localeCompare(other.problem));
  if (!worst) return results.flatMap(({ result }) => ('problem' in result ? [] : [result]));
  const fields = Object.fromEntries(problems.map(({ field, text }) => [field, text]));
  return worst.problem === 'choice' ? refuse(422, 'invalid-choice', worst.text, { fields }) : refuse(409, 'out-of-stock', worst.text, { fields });
}

/**
 * Takes each variant's stock in one conditional update, so that parallel buyers can't both get the last one. In the
 * order of ids: two orders of the same variants never wait for each other in a circle (reliability O11). Gives the
 * products of which a choice is sold out now.
 */
async function takeStock(trx: Trx, storeId: string, lines: BoughtLine[]): Promise<string[] | Answer> {
  const gone: string[] = [];
  const counted = Map.groupBy(lines.filter((line) => line.counted), (line) => line.variant_id!);
  for (const [variantId, same] of [...counted].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const quantity = same.reduce((sum, line) => sum + line.quantity, 0);
    const left = await trx
      .updateTable('variants')
      .set((eb) => ({ stock: eb('stock', '-', quantity) }))
      .where('store_id', '=', storeId)
      .where('id', '=', variantId)
      .where('stock', '>=', quantity)
      .returning('stock')
      .executeTakeFirst();
    if (left?.stock === 0) gone.push(same[0]!.product_id);
    if (left) continue;
    const { title, size, color, product_id } = same[0]!;
    const text = `${[title, size, color].filter(Boolean).join(', ')} is sold out`;
    return refuse(409, 'out-of-stock', text, { fields: { [`products.${product_id}`]: text } });
  }
  return gone;
}
