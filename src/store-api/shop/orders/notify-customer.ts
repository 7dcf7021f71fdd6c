import type { OrderParts } from './order-rows.ts';
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
): Promise<void> {
  const parts = await findOrder(trx, store.id, orderId);
  if (!parts) return;
  // What costs nobody money is mailed to an address, which may be somebody else's, no more often than orders are.
  const isFree = news === 'cancelled' || news === 'onDelivery';
  if (!isFree || (await wasNotified(trx, app.orderMailsPerHour ?? 0, parts.order)))
    await notifyCustomerOfParts(trx, app, store, parts, news, note);
  if (news === 'paid' || news === 'onDelivery') await notifyStoreToShip(trx, app, store, parts);
}

export async function notifyCustomerOfParts(
  trx: Trx,
  app: NotifyContext,
  store: Store,
  parts: Parts,
  news: OrderNews,
  note?: string,
): Promise<void> {
  const facts = { ...factsOf(store, parts), ...(FINAL_NEWS.includes(news) && { delivery: undefined }), note };
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
  const facts = { ...factsOf(store, parts), confirm: { link, hours } };
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
  const content = orderEmailsIn(store.language).orderToShipEmail(factsOf(store, parts), shipTo);
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
  if (owner)
    await addMail(trx, app, {
      store,
      to: owner,
      content: orderEmailsIn(store.language).refundEmail({
        shop: store.name,
        id: orderId,
        options: ownerOptions(store),
        cause,
      }),
    });
}

/** The parts of an order that its mails need. */
interface Parts {
  order: Pick<
    OrderParts['order'],
    'id' | 'status' | 'collect' | 'email' | 'origin' | 'shipping' | 'currency' | 'total_paise' | 'parts' | 'delivery'
  >;
  items: Pick<OrderParts['items'][number], 'title' | 'size' | 'color' | 'quantity' | 'price_paise'>[];
  /** Of an order that was read. */
  parcels?: OrderParts['parcels'];
}

function factsOf(store: Store, { order, items, parcels = [] }: Parts): OrderFacts {
  const { id, origin, currency } = order;
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
      .filter((parcel) => parcelName(parcel) !== '')
      .map((parcel) => ({ name: parcelName(parcel), hasNumber: !!parcel.trackingNumber, link: parcel.trackingUrl })),
    link: origin ? origin + withQuery('/track-order', { id }) : undefined,
  };
}

function deliveryFacts(stored: string | null, locale: string): OrderFacts['delivery'] {
  const delivery = readDelivery(stored);
  if (!delivery) return undefined;
  const { label, pickUp, arrives } = delivery;
  return { label, pickUp, days: arrives && formatDays(arrives.earliest, arrives.latest, locale) };
}
