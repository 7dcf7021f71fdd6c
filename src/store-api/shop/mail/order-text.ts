import type { orderEmailsIn, returnEmailsIn } from './mail-texts.ts';
import type { OrderFacts, ReturnFacts } from './order-news.ts';
import { quantities } from './piece-lines.ts';

/** The words of a mail about an order, in the language of its store. */
export interface OrderWords {
  emails: ReturnType<typeof orderEmailsIn>;
  returns: ReturnType<typeof returnEmailsIn>;
}

/** A mail to the customer about an order, below its opening. */
export function orderText({ emails, returns }: OrderWords, opening: string, facts: OrderFacts): string {
  const { shop, id, lines, totals, toPayOnDelivery, shipsFree, delivery, parcel, cancelled, back, link, opens } = facts;
  const parts = [
    emails.greeting,
    opening,
    ...(facts.note ? [facts.note] : []),
    // What confirms an order says until when.
    ...(facts.confirm ? [emails.confirmText(facts.confirm)] : []),
    ...(facts.pay ? [emails.payHere(facts.pay)] : []),
    ...(facts.heldUntil && !facts.confirm ? [emails.heldUntil(facts.heldUntil)] : []),
    ...(facts.transfer ? [emails.transferText(facts.transfer)] : []),
    ...facts.parcels.map(({ name, hasNumber, link: page }) =>
      [hasNumber ? emails.trackingNumber(name) : emails.sentWith(name), page].filter(Boolean).join('\n'),
    ),
    ...quantities(returns.calledOff, cancelled ?? []),
    ...(facts.dueBack === undefined ? [] : [returns.refundOf(facts.dueBack)]),
    ...(facts.withdrawn ? [returns.withdrawalReceipt(facts.withdrawn)] : []),
    ...(back ? returnParts(returns, back) : []),
    ...(parcel
      ? [quantities(emails.inParcel, parcel.lines), quantities(emails.stillToCome, parcel.follows)].flat()
      : []),
    [
      emails.orderNumber(id),
      ...lines.map((line) => boughtLine(emails, line)),
      totals.map(({ name, amount }) => emails.priced(name, amount)).join('\n') + (shipsFree ? emails.shippingFree : ''),
      ...(facts.refunded === undefined ? [] : [emails.priced(emails.refunded, facts.refunded)]),
      ...(toPayOnDelivery === undefined ? [] : [emails.toPayLine(toPayOnDelivery)]),
      ...(delivery ? [emails.deliveryLine(delivery)] : []),
    ].join('\n'),
    ...(opens ? [emails.opensBy(opens)] : link && !facts.pay ? [emails.follow(link)] : []),
    shop,
  ];
  return `${parts.join('\n\n')}\n`;
}

function boughtLine(
  emails: OrderWords['emails'],
  { what, quantity, price, cancelled }: OrderFacts['lines'][number],
): string {
  const line = emails.priced(`${quantity} x ${what}`, price);
  return cancelled > 0 ? emails.partlyCancelled(line, cancelled) : line;
}

/** What goes back, when that was asked for, where it is to be sent, and what it comes to. */
function returnParts(
  returns: OrderWords['returns'],
  { number, lines, isWithdrawal, askedAt, timeZone, sendTo, sendWithin, paysWayBack, fee, refund }: ReturnFacts,
): string[] {
  return [
    ...quantities(returns.returnNumber(number), lines),
    (isWithdrawal ? returns.withdrawnOn : returns.askedOn)(askedAt, timeZone),
    ...(sendTo ? [returns.sendTo(sendTo)] : []),
    ...(sendWithin ? [returns.sendWithin(sendWithin)] : []),
    ...(paysWayBack ? [paysWayBack === 'store' ? returns.wayBackIsFree : returns.wayBackIsYours] : []),
    ...(fee && !refund ? [returns.wayBackCosts(fee)] : []),
    ...(refund ? [fee ? returns.refundAfter(refund, fee) : returns.refundOf(refund)] : []),
  ];
}
