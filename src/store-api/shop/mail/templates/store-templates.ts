import type { EmailContent } from './email-templates.ts';
import type { OrderFacts } from '../order-news.ts';
import { deliveryLine } from './delivery-templates.ts';

/** To the store, once an order is paid that is picked up: what to make ready, and who comes. */
export function orderToMakeReadyEmail(
  { shop, id, options, lines, total, delivery }: OrderFacts,
  buyer: string[],
): EmailContent {
  const parts = [
    `An order at ${shop} is paid. Make it ready: its buyer comes for it.`,
    lines.map(({ what, quantity }) => `${quantity} x ${what}`).join('\n'),
    `By:\n${buyer.join('\n')}`,
    ...(delivery ? [deliveryLine(delivery)] : []),
    `When it is ready:\n\n  npm run store -- orders ready ${id}${options}`,
    `When it was picked up:\n\n  npm run store -- orders deliver ${id}${options}`,
  ];
  return { subject: `Order ${id} is paid: ${total}`, text: `${parts.join('\n\n')}\n` };
}

/** To the store, once an order is paid, or to be paid on delivery: what to send, and where. */
export function orderToShipEmail(
  { shop, id, options, lines, total, toPayOnDelivery, delivery }: OrderFacts,
  shipping: string[],
): EmailContent {
  const isDue = toPayOnDelivery !== undefined;
  const parts = [
    isDue
      ? `An order at ${shop} waits to be sent. It is not paid: collect ${toPayOnDelivery} on delivery.`
      : `An order at ${shop} is paid and waits to be sent.`,
    lines.map(({ what, quantity }) => `${quantity} x ${what}`).join('\n'),
    `To:\n${shipping.join('\n')}`,
    ...(delivery ? [deliveryLine(delivery)] : []),
    `When it has left:\n\n  npm run store -- orders ship ${id}${options}`,
    'With a tracking number, add --tracking NUMBER and --carrier NAME.',
    ...(isDue
      ? [
          `When you have the money:\n\n  npm run store -- orders paid ${id}${options}`,
          `When it was refused at the door and is back:\n\n  npm run store -- orders refused ${id}${options}`,
        ]
      : []),
  ];
  return {
    subject: isDue ? `Order ${id} is to be paid on delivery: ${total}` : `Order ${id} is paid: ${total}`,
    text: `${parts.join('\n\n')}\n`,
  };
}

/** To the store, once a shopper has begun to pay in a way that no gateway reports. */
export function orderToConfirmEmail({ shop, id, options, total }: OrderFacts): EmailContent {
  const parts = [
    `A shopper of ${shop} pays for an order in a way that nobody tells the shop of: please look whether ${total} has come.`,
    `Once it has:\n\n  npm run store -- orders confirm ${id}${options}`,
  ];
  return { subject: `Order ${id}: has ${total} come?`, text: `${parts.join('\n\n')}\n` };
}
