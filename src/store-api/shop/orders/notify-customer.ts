import type { PieceRow } from '../../base/db/rows/piece-row.ts';
import type { OrderParts } from './order-rows.ts';
import { countByLine } from './pieces/piece-rows.ts';
import { standsOf } from './pieces/piece-states.ts';
import { findOrder } from './order-rows.ts';
import type { Trx } from '../../base/db/transact.ts';
import { addMail } from '../mail/add-mail.ts';
import { companyEmail } from '../mail/mail-sender.ts';
import { orderEmailsIn } from '../mail/mail-texts.ts';
import { FINAL_NEWS, type OrderFacts, type OrderNews } from '../mail/order-templates.ts';
import { termsOf } from '../pricing/pricing-terms.ts';
import { totalRows } from '../pricing/total-rows.ts';
import { storedTotals } from '../pricing/stored-totals.ts';
import { toPayOnDelivery } from './collect.ts';
import { orderName, orderNames } from './order-name.ts';
import { parcelName } from './parcels.ts';
import { readDelivery } from './delivery/stored-delivery.ts';
import { readAddress } from './stored-address.ts';
import { lineName } from '../catalog/line-name.ts';
import { ownerOptions } from '../stores/owner-options.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { type OrderCaps, wasNotified } from './order-caps.ts';
import type { Store } from '../stores/store-of-host.ts';
import { isShippingFree } from '#contract/shipping/shipping-free.ts';
import { addressLines } from '#contract/store/address-fields.ts';
import { placeLineOf } from '#contract/store/place-lines.ts';
import { formatDays } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { withQuery } from '#lib/urls.ts';
import { toRupees } from '#lib/minor-units.ts';

/** `orderMailsPerHour` is absent for the owner's actions, which are always mailed. */
type NotifyContext = MailContext & Partial<Pick<OrderCaps, 'orderMailsPerHour'>>;

/**
 * Adds the mail about an order's change, in the transaction that changes it; that it is to be sent is mailed to the
 * store too.
 */
export async function notifyCustomer(
  trx: Trx,
  app: NotifyContext,
  store: Store,
  orderId: string,
  news: OrderNews,
  note?: string,
  about?: AboutParcel,
): Promise<void> {
  const parts = await findOrder(trx, store.id, orderId);
  if (!parts) return;
  // What costs nobody money is mailed to an address, which may be somebody else's, no more often than orders are.
  const isFree = news === 'cancelled' || news === 'onDelivery';
  if (!isFree || (await wasNotified(trx, app.orderMailsPerHour ?? 0, parts.order)))
    await notifyCustomerOfParts(trx, app, store, parts, news, note, about);
  if (news === 'paid' || news === 'onDelivery') await notifyStoreToShip(trx, app, store, parts);
}

export async function notifyCustomerOfParts(
  trx: Trx,
  app: NotifyContext,
  store: Store,
  parts: Parts,
  news: OrderNews,
  note?: string,
  about?: AboutParcel,
): Promise<void> {
  const facts = { ...factsOf(store, parts, about), ...(FINAL_NEWS.includes(news) && { delivery: undefined }), note };
  const emails = orderEmailsIn(store.language);
  const content = {
    subject: emails.orderSubjects[news](facts),
    text: emails.orderText(emails.orderOpenings[news], facts),
  };
  await addMail(trx, app, { store, to: parts.order.email, content });
}

/**
 * Mails the link that confirms an order. The limit of mails to an address does not count: without it the order would
 * wait in vain, and an account has no more of them than orders that it may have unpaid.
 */
export async function mailConfirmation(
  trx: Trx,
  app: NotifyContext,
  store: Store,
  orderId: string,
  { token, hours }: { token: string; hours: number },
): Promise<void> {
  const parts = await findOrder(trx, store.id, orderId);
  if (!parts?.order.origin) return;
  const emails = orderEmailsIn(store.language);
  const link = `${parts.order.origin}/orders/confirm/${token}`;
  const facts = { ...factsOf(store, parts, undefined), confirm: { link, hours } };
  const content = {
    subject: emails.orderSubjects.toConfirm(facts),
    text: emails.orderText(emails.orderOpenings.toConfirm, facts),
  };
  await addMail(trx, app, { store, to: parts.order.email, content, expiresInMinutes: hours * 60 });
}

async function notifyStoreToShip(trx: Trx, app: NotifyContext, store: Store, parts: Parts): Promise<void> {
  const owner = companyEmail(store);
  if (!owner) return;
  const shipTo = addressLines(readAddress(parts.order.shipping), placeLineOf(termsOf(store).country));
  const content = orderEmailsIn(store.language).orderToShipEmail(factsOf(store, parts, undefined), shipTo);
  await addMail(trx, app, { store, to: owner, content });
}

/** To the store: money came that is to be returned, or looked into. */
export async function notifyStoreOfRefund(
  trx: Trx,
  app: NotifyContext,
  store: Store,
  orderId: string,
  cause: string,
): Promise<void> {
  const owner = companyEmail(store);
  if (!owner) return;
  const [id = orderId] = await orderNames(trx, store.id, [orderId]);
  const content = orderEmailsIn(store.language).refundEmail({
    shop: store.name,
    id,
    options: ownerOptions(store),
    cause,
  });
  await addMail(trx, app, { store, to: owner, content });
}

/** The parts of an order that its mails need. */
interface Parts {
  order: Pick<
    OrderParts['order'],
    | 'id'
    | 'number'
    | 'status'
    | 'collect'
    | 'email'
    | 'origin'
    | 'shipping'
    | 'currency'
    | 'total_paise'
    | 'parts'
    | 'delivery'
  >;
  items: Pick<OrderParts['items'][number], 'title' | 'size' | 'color' | 'quantity' | 'price_paise'>[];
  /** Of an order that was read. */
  parcels?: OrderParts['parcels'];
  pieces?: OrderParts['pieces'];
}

/** What a mail about one parcel says of it. */
interface AboutParcel {
  /** The position of the one that can be followed; undefined where it is not to be. */
  parcel?: number | undefined;
  /** What is or was in it, where that is not all of the order. */
  pieces?: readonly Pick<PieceRow, 'line' | 'piece'>[] | undefined;
}

function factsOf(
  store: Store,
  { order, items, parcels = [], pieces = [] }: Parts,
  about: AboutParcel | undefined,
): OrderFacts {
  const { origin, currency } = order;
  const id = orderName(order);
  const totals = storedTotals(order, items);
  const toPay = toPayOnDelivery(order);
  const money = (paise: number) => formatMoney(toRupees(paise), { currency, locale: store.locale });
  return {
    shop: store.name,
    id,
    options: ownerOptions(store),
    lines: items.map((item) => ({
      what: lineName(item),
      quantity: item.quantity,
      price: money(item.price_paise * item.quantity),
    })),
    total: money(totals.total),
    ...(toPay !== undefined && { toPayOnDelivery: money(toPay) }),
    totals: totalRows(totals, orderEmailsIn(store.language).totalWords, money),
    shipsFree: isShippingFree(totals.parts),
    delivery: deliveryFacts(order.delivery, store.locale),
    parcels: parcels
      .filter((parcel) => parcelName(parcel) !== '' && (!about || about.parcel === parcel.position))
      .map((parcel) => ({ name: parcelName(parcel), link: parcel.trackingUrl })),
    parcel: about?.pieces && parcelFacts(items, pieces, about.pieces),
    link: origin ? origin + withQuery('/track-order', { id }) : undefined,
  };
}

function parcelFacts(
  items: Parts['items'],
  pieces: OrderParts['pieces'],
  own: NonNullable<AboutParcel['pieces']>,
): OrderFacts['parcel'] {
  const names = new Set(own.map(nameOf));
  const others = pieces.filter((piece) => !names.has(nameOf(piece)));
  const quantities = (some: readonly Pick<PieceRow, 'line'>[]) =>
    [...countByLine(some)].map(([line, quantity]) => ({ what: lineName(items[line] ?? { title: '' }), quantity }));
  return { lines: quantities(own), follows: quantities(others.filter(({ state }) => isAwaited(state))) };
}

function isAwaited(state: string): boolean {
  const stands = standsOf(state);
  return stands === 'to send' || stands === 'on its way';
}

function nameOf({ line, piece }: Pick<PieceRow, 'line' | 'piece'>): string {
  return `${line}/${piece}`;
}

function deliveryFacts(stored: string | null, locale: string): OrderFacts['delivery'] {
  const delivery = readDelivery(stored);
  if (!delivery) return undefined;
  const { label, pickUp, arrives } = delivery;
  return { label, pickUp, days: arrives && formatDays(arrives.earliest, arrives.latest, locale) };
}
