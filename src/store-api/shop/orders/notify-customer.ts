import { findOrder } from './order-rows.ts';
import type { Trx } from '../../base/db/transact.ts';
import { type AboutParcel, factsOf, type Parts } from './order-facts.ts';
import { addMail } from '../mail/add-mail.ts';
import { companyEmail } from '../mail/mail-sender.ts';
import { orderEmailsIn } from '../mail/mail-texts.ts';
import { FINAL_NEWS, type OrderNews } from '../mail/order-news.ts';
import { termsOf } from '../pricing/pricing-terms.ts';
import { orderNames } from './order-name.ts';
import { readAddress } from './stored-address.ts';
import { ownerOptions } from '../stores/owner-options.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { type OrderCaps, wasNotified } from './order-caps.ts';
import type { Store } from '../stores/store-of-host.ts';
import { addressLines } from '#contract/store/address-fields.ts';
import { placeLineOf } from '#contract/store/place-lines.ts';

/** `orderMailsPerHour` is absent for the owner's actions, which are always mailed. */
type NotifyContext = MailContext & Partial<Pick<OrderCaps, 'orderMailsPerHour'>>;

interface MailDetails {
  about?: AboutParcel | undefined;
  /** The numbers of those that go with it as files. */
  documents?: readonly string[] | undefined;
}

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
  details?: MailDetails,
): Promise<void> {
  const parts = await findOrder(trx, store.id, orderId);
  if (!parts) return;
  // What costs nobody money is mailed to an address, which may be somebody else's, no more often than orders are.
  const isFree = news === 'cancelled' || news === 'onDelivery';
  if (!isFree || (await wasNotified(trx, app.orderMailsPerHour ?? 0, parts.order)))
    await notifyCustomerOfParts(trx, app, store, parts, news, note, details);
  if (news === 'paid' || news === 'onDelivery') await notifyStoreToShip(trx, app, store, parts);
}

export async function notifyCustomerOfParts(
  trx: Trx,
  app: NotifyContext,
  store: Store,
  parts: Parts,
  news: OrderNews,
  note?: string,
  { about, documents }: MailDetails = {},
): Promise<void> {
  const facts = { ...factsOf(store, parts, about), ...(FINAL_NEWS.includes(news) && { delivery: undefined }), note };
  const emails = orderEmailsIn(store.language);
  const content = {
    subject: emails.orderSubjects[news](facts),
    text: emails.orderText(emails.orderOpenings[news], facts),
  };
  await addMail(trx, app, { store, to: parts.order.email, content, documents });
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
