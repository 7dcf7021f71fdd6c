import { type AboutPieces, factsOf } from './order-facts.ts';
import { findOrder, type OrderParts } from '../order-rows.ts';
import { readAddress } from '../stored-address.ts';
import type { Trx } from '../../../base/db/transact.ts';
import type { EmailContent } from '../../mail/templates/email-templates.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { orderEmailsIn, returnEmailsIn } from '../../mail/mail-texts.ts';
import { mailboxesOf } from '../../mail/mailboxes.ts';
import type { OrderFacts } from '../../mail/order-news.ts';
import { mailOwners } from '../../order-links/mail-owners.ts';
import { termsOf } from '../../pricing/pricing-terms.ts';
import type { Store } from '../../stores/store-of-host.ts';
import type { ReturnKind } from '#contract/orders/order-changes.ts';
import { addressLines } from '#contract/store/address-fields.ts';
import { formatMoney } from '#lib/money.ts';
import { toRupees } from '#lib/minor-units.ts';
import { placeLineOf } from '#contract/store/place-lines.ts';

/** To the store: an order is paid, or to be paid on delivery, and waits to be sent or to be made ready. */
export async function notifyStoreToShip(trx: Trx, app: MailContext, store: Store, parts: OrderParts): Promise<void> {
  await mailOfOrder(trx, app, { store, parts }, (facts) => {
    const emails = orderEmailsIn(store.language);
    const address = readAddress(parts.order.shipping);
    const { fullName, phone } = address;
    return facts.delivery?.pickUp
      ? emails.orderToMakeReadyEmail(facts, addressLines({ fullName, phone }))
      : emails.orderToShipEmail(facts, addressLines(address, placeLineOf(termsOf(store).country)));
  });
}

/** To the store: a shopper has begun to pay in a way that nobody but the owner sees come. */
export async function notifyStoreToConfirm(trx: Trx, app: MailContext, payment: PaymentToFind): Promise<void> {
  const { orderToConfirmEmail } = orderEmailsIn(payment.store.language);
  await notifyStoreOfPayment(trx, app, payment, (facts) => orderToConfirmEmail(facts));
}

/** What only the owner sees come: undefined where it is the total of the order. */
interface PaymentToFind {
  store: Store;
  orderId: string;
  amountPaise: number | undefined;
}

/** To the store about such a payment: its `total` is what is to come, without the fee of payment on delivery. */
export async function notifyStoreOfPayment(
  trx: Trx,
  app: MailContext,
  { store, orderId, amountPaise }: PaymentToFind,
  write: (facts: OrderFacts) => EmailContent,
): Promise<void> {
  const parts = mailboxesOf(store).length > 0 && (await findOrder(trx, store.id, orderId));
  if (!parts) return;
  const { total_paise: total, currency } = parts.order;
  const amount = formatMoney(toRupees(amountPaise ?? total), { currency, locale: store.locale });
  await mailOfOrder(trx, app, { store, parts }, (facts) => write({ ...facts, total: amount }));
}

/** To the store, which was told to send it: its shopper has called it off, or the pieces that `about` names. */
export async function notifyStoreOfCancelled(
  trx: Trx,
  app: MailContext,
  store: Store,
  orderId: string,
  about: Pick<AboutPieces, 'cancelled' | 'duePaise'>,
): Promise<void> {
  await notifyStore(trx, app, { store, orderId, about }, (facts) =>
    returnEmailsIn(store.language).calledOffEmail(facts),
  );
}

/** To the store: what its shopper asks to send back, and why. */
export async function notifyStoreOfReturn(
  trx: Trx,
  app: MailContext,
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

/** Mails the store about an order, by its own words. */
export async function notifyStore(
  trx: Trx,
  app: MailContext,
  { store, orderId, about }: { store: Store; orderId: string; about?: AboutPieces },
  write: (facts: OrderFacts) => EmailContent,
): Promise<void> {
  const parts = mailboxesOf(store).length > 0 && (await findOrder(trx, store.id, orderId));
  if (parts) await mailOfOrder(trx, app, { store, parts, about }, write);
}

async function mailOfOrder(
  trx: Trx,
  app: MailContext,
  { store, parts, about }: { store: Store; parts: OrderParts; about?: AboutPieces | undefined },
  write: (facts: OrderFacts) => EmailContent,
): Promise<void> {
  const { id: orderId, origin } = parts.order;
  if (mailboxesOf(store).length === 0) return;
  await mailOwners(trx, app, { store, content: write(factsOf(store, parts, about)), about: { orderId }, origin });
}
