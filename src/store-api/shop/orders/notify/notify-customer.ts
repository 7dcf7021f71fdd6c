import { findOrder } from '../order-rows.ts';
import type { Trx } from '../../../base/db/transact.ts';
import { type AboutPieces, factsOf, type Parts } from './order-facts.ts';
import { addMail } from '../../mail/add-mail.ts';
import { pagesOfContract } from '../../mail/attached-pages.ts';
import { orderEmailsIn, returnEmailsIn } from '../../mail/mail-texts.ts';
import { FINAL_NEWS, FIRST_NEWS, PAY_NEWS, type OrderFacts, type OrderNews } from '../../mail/order-news.ts';
import { orderText } from '../../mail/order-text.ts';
import { mailedLink } from './mailed-link.ts';
import { notifyStoreToShip } from './notify-store.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { isCalledOffOften, type OrderCaps, wasNotified } from '../order-caps.ts';
import type { WireTransfer } from '#contract/orders/transfer.ts';
import { formatDate } from '#lib/dates.ts';
import type { Store } from '../../stores/store-of-host.ts';

/** `orderMailsPerHour` is absent for the owner's actions, which are always mailed. */
export type NotifyContext = MailContext & Partial<Pick<OrderCaps, 'orderMailsPerHour'>>;

interface MailDetails {
  about?: AboutPieces | undefined;
  /** The numbers of those that go with it as files; without, the mail of a placed order has the contract's pages. */
  documents?: readonly string[] | undefined;
  /** Where the money is to be transferred to. */
  transfer?: OrderFacts['transfer'];
  /** What of its money has gone back. */
  refundedPaise?: number | undefined;
  /** After this instant the mail is not sent any more. */
  until?: string | undefined;
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
  const most = app.orderMailsPerHour ?? 0;
  const isFree = news === 'cancelled' || news === 'cancelledPartUnpaid' || news === 'onDelivery';
  const isMailed = !isFree || (await wasNotified(trx, most, parts.order));
  if (isMailed && !(news === 'cancelledPartUnpaid' && (await isCalledOffOften(trx, most, parts.order))))
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
  {
    about,
    documents = FIRST_NEWS.includes(news) ? pagesOfContract(store) : [],
    transfer,
    until,
    refundedPaise,
  }: MailDetails = {},
): Promise<void> {
  const known = factsOf(store, { ...parts, refundedPaise }, about);
  const opens = await mailedLink(trx, app, store, parts.order);
  const link = opens === undefined ? {} : PAY_NEWS.includes(news) ? { pay: opens } : { opens };
  const facts = { ...known, delivery: deliveryIn(news, known), transfer, note, ...link };
  const [emails, returns] = [orderEmailsIn(store.language), returnEmailsIn(store.language)];
  const openings = { ...emails.orderOpenings, cancelledPickUp: emails.cancelledPickUp, ...returns.returnOpenings };
  const opening = openings[openingOf(news, { opens, delivery: known.delivery })];
  const content = {
    subject: { ...emails.orderSubjects, ...returns.returnSubjects }[news](facts),
    text: orderText({ emails, returns }, opening, facts),
  };
  const minutes = until === undefined ? undefined : (Date.parse(until) - app.now().getTime()) / 60_000;
  const expires = minutes === undefined ? {} : { expiresInMinutes: minutes };
  await addMail(trx, app, { store, to: parts.order.email, content, documents, ...expires });
}

/** Who has a link pays by it, and needs no list of orders; what is picked up would not have been sent. */
function openingOf(
  news: OrderNews,
  { opens, delivery }: Pick<OrderFacts, 'opens' | 'delivery'>,
): OrderNews | 'placedWithLink' | 'cancelledPickUp' {
  if (news === 'placed' && opens !== undefined) return 'placedWithLink';
  return news === 'cancelled' && delivery?.pickUp ? 'cancelledPickUp' : news;
}

/** Mails a link to an order, and nothing that is new: its buyer has asked for it. */
export async function mailLink(
  trx: Trx,
  app: NotifyContext,
  store: Store,
  orderId: string,
  details: Pick<MailDetails, 'refundedPaise'>,
): Promise<void> {
  const parts = await findOrder(trx, store.id, orderId);
  if (parts?.order.origin) await notifyCustomerOfParts(trx, app, store, parts, 'link', undefined, details);
}

/** What has come needs no word of how; what is ready, none of when; of a transfer days count from its money on. */
function deliveryIn(news: OrderNews, { delivery }: OrderFacts): OrderFacts['delivery'] {
  if (FINAL_NEWS.includes(news)) return undefined;
  return delivery && ['ready', 'toTransfer'].includes(news) ? { ...delivery, days: undefined } : delivery;
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
  const [emails, returns] = [orderEmailsIn(store.language), returnEmailsIn(store.language)];
  const link = `${parts.order.origin}/orders/confirm/${token}`;
  const facts = { ...factsOf(store, parts), confirm: { link, hours } };
  const content = {
    subject: emails.orderSubjects.toConfirm(facts),
    text: orderText({ emails, returns }, emails.orderOpenings.toConfirm, facts),
  };
  await addMail(trx, app, { store, to: parts.order.email, content, expiresInMinutes: hours * 60 });
}

/**
 * Mails the account to which an order is to be paid. The limit of mails to an address does not count, as with the link
 * that confirms one.
 */
export async function mailTransfer(
  trx: Trx,
  app: MailContext,
  store: Store,
  orderId: string,
  { lines, until = '', note }: WireTransfer,
): Promise<void> {
  const parts = await findOrder(trx, store.id, orderId);
  const transfer = { lines, until: formatDate(until, store), note };
  if (parts) await notifyCustomerOfParts(trx, app, store, parts, 'toTransfer', undefined, { transfer });
}
