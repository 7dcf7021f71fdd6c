import { addressOf } from './address-of.ts';
import { codeRefusals, notOnDelivery } from './refused-words.ts';
import { readLines } from './read-lines.ts';
import { type Answer, refuse } from '#backends/serving/answer.ts';
import { refusalsIn } from '#backends/serving/refusal-texts.ts';
import { randomId, randomOrderNumber } from '#store-api/base/db/random-id.ts';
import { transact, type Trx } from '#store-api/base/db/transact.ts';
import { accountsWith, buyerOfOwner } from '#store-api/shop/customers/unproven-buyers.ts';
import { changeOrder } from '#store-api/shop/order-changes/change-order.ts';
import { mailedLink } from '#store-api/shop/orders/notify/mailed-link.ts';
import { notifyCustomerOfParts } from '#store-api/shop/orders/notify/notify-customer.ts';
import { OWNER_CAUSES } from '#store-api/shop/orders/owner-notes.ts';
import { type OrderInput, type PlacedOrder, placeOrder } from '#store-api/shop/orders/place-order.ts';
import { transferDays } from '#store-api/shop/payments/bank-transfer/transfer.ts';
import { chooseOnDelivery } from '#store-api/shop/payments/on-delivery/choose.ts';
import { onDeliveryOf, refusedOnDelivery } from '#store-api/shop/payments/on-delivery/offer.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';
import { StartError } from '#environment.ts';
import type { WireQuote } from '#contract/quote.ts';
import type { AddressFieldName } from '#contract/store/address-fields.ts';
import { toRupees } from '#lib/minor-units.ts';

export interface NewOrder {
  store: Store;
  /** As typed: see read-lines.ts. */
  lines: readonly string[];
  /** '' where none is known. */
  email: string;
  address: Partial<Record<AddressFieldName, string>>;
  /** The id of the way of delivery; the cheapest that serves the address without. */
  shippingMethod: string | undefined;
  code: string | undefined;
  /** How it is paid: by the link, on delivery, or it is paid already. */
  pays: 'by-link' | 'on-delivery' | 'paid';
  /** Scheme and host of the shop's pages, for the link. */
  origin: string | undefined;
  holdHours: number;
  now: () => Date;
  mailFrom: string | undefined;
}

export interface MadeOrder {
  order: PlacedOrder['order'];
  /** Where its shopper looks at it and pays it; undefined where no address of the shop can be trusted. */
  link: string | undefined;
}

/**
 * Places an order for a shopper who does not use the shop (docs/decisions D684), as the shop does: priced by it, taken
 * from stock, held until it is paid, mailed with the link that pays it. @throws StartError with what is wrong with it
 */
export async function newOrder(db: Db, made: NewOrder): Promise<MadeOrder> {
  const { store, email, now, mailFrom, pays } = made;
  const text = refusalsIn(store.language);
  const lines = await readLines(db, store.id, made.lines);
  const shipping = addressOf(store, made.address, text);
  const at = now().toISOString();
  const app = { now, mailFrom, orderMailsPerHour: 0 };
  const place = (expectedTotal: number | undefined) =>
    transact<MadeOrder>(db, async (trx) => {
      const user = await buyerOfOwner(trx, { storeId: store.id, email, fullName: shipping.fullName, at });
      const sameCustomer = await accountsWith(trx, { storeId: store.id, email, buyerId: user.id });
      const input: OrderInput = {
        ...{ id: randomId('ord'), store, user, lines, shipping, expectedTotal, at },
        ...{ shippingMethod: made.shippingMethod, code: made.code, sameCustomer },
        ...{ origin: made.origin ?? null, drawNumber: randomOrderNumber },
        ...{ holdHours: holdHoursOf(made), cause: OWNER_CAUSES.place },
      };
      const placed = await placeOrder(trx, input);
      if ('status' in placed) return placed;
      const { order } = placed;
      const link = await mailedLink(trx, app, store, order);
      if (pays === 'by-link') await notifyCustomerOfParts(trx, app, store, placed, 'toPay');
      const refused = pays === 'on-delivery' ? await payOnDelivery(trx, app, { store, order, at }) : undefined;
      return refused ?? { order, link };
    });
  const done = await atItsPrice(place);
  if (!('order' in done)) throw new StartError(wordsOf(done, made.code));
  if (pays === 'paid')
    await changeOrder(db, { storeId: store.id, orderId: done.order.id, action: 'confirm', now, mailFrom });
  return done;
}

/** As long as a transfer is awaited, where the shopper may pay by one: who telephones has not chosen yet. */
function holdHoursOf({ store, holdHours }: Pick<NewOrder, 'store' | 'holdHours'>): number {
  const { bankTransfer } = store.settings;
  return bankTransfer && holdHours > 0 ? Math.max(holdHours, transferDays(bankTransfer) * 24) : holdHours;
}

/** The owner takes it at what it comes to, which is known once it was refused without. */
async function atItsPrice(
  place: (expectedTotal: number | undefined) => Promise<MadeOrder | Answer>,
): Promise<MadeOrder | Answer> {
  const first = await place(undefined);
  if ('order' in first) return first;
  const { code, quote } = first.body as { code?: string; quote?: WireQuote };
  return code === 'price-changed' && quote?.total !== undefined && !quote.open ? place(quote.total) : first;
}

/** Its shopper has said so to the owner: no link has to confirm it. */
async function payOnDelivery(
  trx: Trx,
  app: { now: () => Date; mailFrom: string | undefined; orderMailsPerHour: number },
  { store, order, at }: { store: Store; order: PlacedOrder['order']; at: string },
): Promise<Answer | undefined> {
  const text = refusalsIn(store.language);
  const offer = await onDeliveryOf(trx, store, order);
  if (!offer) return refuse(409, 'method-gone', notOnDelivery(order, await refusedOnDelivery(trx, store, order)));
  const choice = {
    ...{ store, by: { userId: order.user_id }, orderId: order.id, at, isConfirmed: true },
    expectedTotal: toRupees(offer.totals.total_paise),
  };
  return chooseOnDelivery(trx, app, choice, text);
}

interface Refusal {
  error?: string;
  code?: string;
  fields?: Record<string, string>;
  quote?: WireQuote;
}

/** What is wrong, with which fields and lines, and which ways of delivery there are. */
function wordsOf({ body }: Answer, discount = ''): string {
  const { error = '', code, fields = {}, quote } = body as Refusal;
  const ofCode = codeRefusals(discount, quote?.codeUsedByCustomer)[code ?? ''];
  const offers = code === 'not-served' || code === 'method-gone' ? (quote?.shippingMethods ?? []) : [];
  const ways = offers.map(({ id, label }) => `--delivery ${id}: ${label}`);
  return [...new Set([ofCode ?? error, ...Object.values(fields), ...ways])].join('\n');
}
