import type { EmailContent } from './email-templates.ts';
import type { OrderFacts } from '../order-news.ts';

/** Above the link to the page of an order, where it can be paid. */
export const payHere = (link: string): string => `You can look at it and pay it here:\n\n${link}`;

/** To the store: a shopper says by which reference an order was paid. */
export function referenceToCheckEmail({
  shop,
  id,
  options,
  total,
  reference,
}: Pick<OrderFacts, 'shop' | 'id' | 'options' | 'total'> & { reference: string }): EmailContent {
  const parts = [
    `An order at ${shop} was paid, its shopper says. Please look for the payment in your bank account:`,
    `Reference: ${reference}\nAmount: ${total}\nOrder: ${id}`,
    `When you have found it, with this amount:\n\n  npm run store -- orders confirm ${id}${options}`,
    `When it is not there:\n\n  npm run store -- orders confirm ${id} --not-found${options}`,
  ];
  return { subject: `Order ${id}: please look for its payment ${reference}`, text: `${parts.join('\n\n')}\n` };
}
