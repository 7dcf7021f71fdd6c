import { findOrder } from './order-rows.ts';
import type { Trx } from '../../base/db/transact.ts';
import { type AboutPieces, factsOf, type Parts } from './order-facts.ts';
import { addMail } from '../mail/add-mail.ts';
import { pagesOfContract } from '../mail/attached-pages.ts';
import type { EmailContent } from '../mail/email-templates.ts';
import { companyEmail } from '../mail/mail-sender.ts';
import { orderEmailsIn, returnEmailsIn } from '../mail/mail-texts.ts';
import { FINAL_NEWS, type OrderFacts, type OrderNews } from '../mail/order-news.ts';
import { orderText } from '../mail/order-text.ts';
import { termsOf } from '../pricing/pricing-terms.ts';
import { readAddress } from './stored-address.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { isCalledOffOften, type OrderCaps, wasNotified } from './order-caps.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { ReturnKind } from '#contract/orders/order-changes.ts';
import { addressLines } from '#contract/store/address-fields.ts';
import { placeLineOf } from '#contract/store/place-lines.ts';
import type { WireTransfer } from '#contract/transfer.ts';
import { formatDate } from '#lib/dates.ts';

/** `orderMailsPerHour` is absent for the owner's actions, which are always mailed. */
export type NotifyContext = MailContext & Partial<Pick<OrderCaps, 'orderMailsPerHour'>>;

interface MailDetails {
  about?: AboutPieces | undefined;
  /** The numbers of those that go with it as files; without, the mail of a placed order has the contract's pages. */
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
  { about, documents = news === 'placed' ? pagesOfContract(store) : [] }: MailDetails = {},
): Promise<void> {
  const known = factsOf(store, parts, about);
  const facts = { ...known, delivery: deliveryIn(news, known), note };
  const [emails, returns] = [orderEmailsIn(store.language), returnEmailsIn(store.language)];
  const content = {
    subject: { ...emails.orderSubjects, ...returns.returnSubjects }[news](facts),
    text: orderText({ emails, returns }, { ...emails.orderOpenings, ...returns.returnOpenings }[news], facts),
  };
  await addMail(trx, app, { store, to: parts.order.email, content, documents });
}

/** What has come needs no word of how; what is ready, none of when. */
function deliveryIn(news: OrderNews, { delivery }: OrderFacts): OrderFacts['delivery'] {
  if (FINAL_NEWS.includes(news)) return undefined;
  return news === 'ready' && delivery ? { ...delivery, days: undefined } : delivery;
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
  if (!parts) return;
  const [emails, returns] = [orderEmailsIn(store.language), returnEmailsIn(store.language)];
  const facts = { ...factsOf(store, parts), transfer: { lines, until: formatDate(until, store), note } };
  const content = {
    subject: emails.orderSubjects.toTransfer(facts),
    text: orderText({ emails, returns }, emails.orderOpenings.toTransfer, facts),
  };
  await addMail(trx, app, { store, to: parts.order.email, content });
}

async function notifyStoreToShip(trx: Trx, app: NotifyContext, store: Store, parts: Parts): Promise<void> {
  const owner = companyEmail(store);
  if (!owner) return;
  const emails = orderEmailsIn(store.language);
  const facts = factsOf(store, parts);
  const address = readAddress(parts.order.shipping);
  const { fullName, phone } = address;
  const content = facts.delivery?.pickUp
    ? emails.orderToMakeReadyEmail(facts, addressLines({ fullName, phone }))
    : emails.orderToShipEmail(facts, addressLines(address, placeLineOf(termsOf(store).country)));
  await addMail(trx, app, { store, to: owner, content });
}

/** To the store, which was told to send it: its shopper has called it off, or the pieces that `about` names. */
export async function notifyStoreOfCancelled(
  trx: Trx,
  app: NotifyContext,
  store: Store,
  orderId: string,
  about: Pick<AboutPieces, 'cancelled'>,
): Promise<void> {
  await notifyStore(trx, app, { store, orderId, about }, (facts) =>
    returnEmailsIn(store.language).calledOffEmail(facts),
  );
}

/** To the store: what its shopper asks to send back, and why. */
export async function notifyStoreOfReturn(
  trx: Trx,
  app: NotifyContext,
  { about, asked, ...order }: { store: Store; orderId: string; about: AboutPieces; asked: ReturnWords },
): Promise<void> {
  const emails = returnEmailsIn(order.store.language);
  const words = asked.words.map(({ what, reason, note }) =>
    [`${what}: ${emails.returnReasons[reason ?? ''] ?? '–'}`, note].filter(Boolean).join(', '),
  );
  await notifyStore(trx, app, { ...order, about }, (facts) =>
    emails.returnToStoreEmail(facts, { kind: asked.kind, words }),
  );
}

/** What a shopper says of a return. */
interface ReturnWords {
  kind: ReturnKind;
  words: readonly { what: string; reason: string | null; note: string | null }[];
}

async function notifyStore(
  trx: Trx,
  app: NotifyContext,
  { store, orderId, about }: { store: Store; orderId: string; about: AboutPieces },
  write: (facts: OrderFacts) => EmailContent,
): Promise<void> {
  const owner = companyEmail(store);
  const parts = owner && (await findOrder(trx, store.id, orderId));
  if (parts) await addMail(trx, app, { store, to: owner, content: write(factsOf(store, parts, about)) });
}
