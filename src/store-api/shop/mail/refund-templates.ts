import type { EmailContent } from './email-templates.ts';
import type { OrderFacts } from './order-news.ts';
import { opensBy } from './link-templates.ts';

/** To the customer, when money of an order is back on its way. */
export function refundedEmail({
  shop,
  id,
  amount,
  way,
  link,
  opens,
}: Pick<OrderFacts, 'shop' | 'id' | 'link' | 'opens'> & {
  amount: string;
  /** By the gateway that it was paid at, to an account or a card; by the sandbox bank; by the owner. */
  way: 'gateway' | 'sandbox' | 'by-hand';
}): EmailContent {
  const parts = [
    'Hello,',
    refundedSentences[way](amount, id),
    ...(opens ? [opensBy(opens)] : link ? [`You can follow your order here:\n\n${link}`] : []),
    shop,
  ];
  return { subject: `Your refund for order ${id} at ${shop}`, text: `${parts.join('\n\n')}\n` };
}

const refundedSentences = {
  gateway: (amount: string, id: string) =>
    `we have returned ${amount} of your order ${id}. The money goes back the way you paid, and may take some days to
reach your account.`,
  sandbox: (amount: string, id: string) =>
    `we have returned ${amount} of your order ${id}. The money goes back the way you paid.`,
  'by-hand': (amount: string, id: string) => `we have returned ${amount} of your order ${id} to you.`,
};

/** To the store, when a gateway does not do what it was asked. */
export function refundTroubleEmail({
  shop,
  id,
  options,
  cause,
  isLate,
}: Pick<OrderFacts, 'shop' | 'id' | 'options'> & { cause: string; isLate: boolean }): EmailContent {
  const parts = [
    isLate
      ? `A gateway has not said yet what became of money that ${shop} returns. Please look there.`
      : `A gateway did not return money that ${shop} owes. It is due again.`,
    `Order ${id}: ${cause}`,
    `All of them:\n\n  npm run store -- orders refunds${options}`,
    ...(isLate ? [] : [`To try again:\n\n  npm run store -- orders refund ${id}${options}`]),
    `If you have returned it another way:\n\n  npm run store -- orders refunded ${id}${options}`,
  ];
  return { subject: `Order ${id}: please look at its refund`, text: `${parts.join('\n\n')}\n` };
}

/** To the store, when money came for an order that does not need it, or not so much. */
export function refundEmail({
  shop,
  id,
  options,
  cause,
}: Pick<OrderFacts, 'shop' | 'id' | 'options'> & { cause: string }): EmailContent {
  const parts = [
    `Money came for an order at ${shop} that is to be returned, or to be looked into.`,
    `Order ${id}: ${cause}`,
    `All of them:\n\n  npm run store -- orders refunds${options}`,
    `To send it back through its gateway:\n\n  npm run store -- orders refund ${id}${options}`,
    `Once you have returned it yourself, or looked into it:\n\n  npm run store -- orders refunded ${id}${options}`,
  ];
  return { subject: `Order ${id}: please look at its payment`, text: `${parts.join('\n\n')}\n` };
}
