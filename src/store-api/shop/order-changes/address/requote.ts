import { isDeepStrictEqual } from 'node:util';
import { readCode } from '../../orders/discounts/asked-code.ts';
import { promised, readDelivery } from '../../orders/delivery/stored-delivery.ts';
import { pricedGoods } from '../../orders/lines/priced-goods.ts';
import { chosenDelivery, priceLines, type PricedLines, type ValidatedLine } from '../../orders/order-quote.ts';
import type { OrderParts } from '../../orders/order-rows.ts';
import { DUE } from '../../orders/collect.ts';
import type { StoredAddress } from '../../orders/stored-address.ts';
import { feeOfPayment } from '../../pricing/charges/fee.ts';
import { termsOf } from '../../pricing/pricing-terms.ts';
import {
  readParts,
  readPricing,
  storedPricing,
  type StoredPrices,
  toStored,
  withFee,
  withoutPieces,
} from '../../pricing/stored-totals.ts';
import { unchargedPieces } from '../../pricing/uncharged-pieces.ts';
import { findProducts } from '../../catalog/product-rows.ts';
import type { Store } from '../../stores/store-of-host.ts';
import type { OrderRow } from '../../../base/db/rows/order-rows.ts';
import type { Trx } from '../../../base/db/transact.ts';

type Requoted = Pick<OrderRow, 'parts' | 'pricing' | 'delivery'>;

/** What an order would come to elsewhere: what of its row changes, or why it cannot be as it is. */
type Requote = { row: Requoted } | { refusal: 'not-served' | 'not-known' } | { total: number };

/**
 * An order at another place, by its own prices and the store's terms. They are compared with what they would be at its
 * place of before, so that terms which have changed since it was placed change nothing of it; where they have, and the
 * place makes a difference to the parts of its total, nobody can tell.
 */
export async function requote(
  trx: Trx,
  store: Store,
  { order, items }: OrderParts,
  { before, after, at }: { before: StoredAddress; after: StoredAddress; at: string },
): Promise<Requote> {
  const stored = readDelivery(order.delivery);
  const lines = await linesOf(trx, store.id, items);
  if (!lines) return { refusal: 'not-known' };
  const known = order.discount_code === null ? undefined : await codeOf(trx, store, order.discount_code);
  const quoteAt = ({ state, postalCode }: StoredAddress) =>
    priceLines(store, lines, {
      destination: { state, postalCode },
      shippingMethod: stored?.id,
      code: known,
      at: order.created_at,
    });
  const [here, there] = [quoteAt(before), quoteAt(after)];
  const isServed = there.priced.refusal !== 'not-served' && there.priced.refusal !== 'method-gone';
  if (!isServed || !mayBeCollected(store, order, after, stored?.pickUp)) return { refusal: 'not-served' };
  const parts = { order, items };
  const [old, made] = [totalsOf(store, parts, here), totalsOf(store, parts, there)];
  if (old.total_paise !== made.total_paise) return { total: order.total_paise + made.total_paise - old.total_paise };
  const chosen = chosenDelivery(there);
  const row = {
    parts: order.parts,
    pricing: order.pricing,
    delivery: chosen ? JSON.stringify(promised(chosen, at)) : null,
  };
  if (isSame(old, made)) return { row };
  // Its parts become others, such as the two halves of a tax one: only where they are what they were.
  return isSame(old, order) ? { row: { ...row, parts: made.parts, pricing: made.pricing } } : { refusal: 'not-known' };
}

/** Its lines at the prices at which they were bought; undefined where one has left the catalogue. */
async function linesOf(trx: Trx, storeId: string, items: OrderParts['items']): Promise<ValidatedLine[] | undefined> {
  const ids = [...new Set(items.map(({ product_id }) => product_id))];
  const products = new Map((await findProducts(trx, storeId, ids)).map((parts) => [parts.product.id, parts]));
  const lines = items.flatMap((item): ValidatedLine[] => {
    const found = products.get(item.product_id);
    if (!found) return [];
    const goods = pricedGoods(
      found.product,
      found.variants.find(({ id }) => id === item.variant_id),
    );
    const input = { productId: item.product_id, quantity: item.quantity };
    return [{ input, field: '', result: { ...item, counted: false, goods } }];
  });
  return lines.length === items.length ? lines : undefined;
}

/** Its use is counted already. */
async function codeOf(trx: Trx, store: Store, code: string) {
  const asked = await readCode(trx, store, { code, userIds: [] });
  return asked && { ...asked, used: 0, usedByCustomer: 0 };
}

/** With the fee that it has, and without what of it is not paid for any more. */
function totalsOf(
  store: Store,
  { order, items }: Pick<OrderParts, 'order' | 'items'>,
  { priced }: PricedLines,
): StoredPrices {
  const parts = readParts(order.parts);
  const fee = parts.filter(({ kind }) => kind === 'fee');
  const prices = { ...toStored(priced), ...storedPricing(priced) };
  const asked = fee.length > 0 ? withFee(termsOf(store), prices, fee) : prices;
  return withoutPieces(termsOf(store), asked, items, unchargedPieces(parts));
}

function isSame(one: StoredPrices, other: StoredPrices): boolean {
  return (
    one.total_paise === other.total_paise &&
    isDeepStrictEqual(readParts(one.parts), readParts(other.parts)) &&
    isDeepStrictEqual(readPricing(one), readPricing(other))
  );
}

/** What is to be paid when it comes can be, there. */
function mayBeCollected(store: Store, order: OrderRow, { postalCode }: StoredAddress, pickUp?: boolean): boolean {
  return (
    order.collect !== DUE || feeOfPayment(termsOf(store), { place: { postalCode }, past: {}, pickUp }, 0) !== undefined
  );
}
