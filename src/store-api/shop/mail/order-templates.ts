import type { EmailContent } from './email-templates.ts';
import type { TotalRow, TotalWords } from '../pricing/total-rows.ts';

/** The facts of an order in a mail. They hold no text of the shopper, whose address may be somebody else's. */
export interface OrderFacts {
  shop: string;
  id: string;
  /** Those that a command of the owner's needs, such as ` --store ID` where the shop is not the default one. */
  options: string;
  lines: { what: string; quantity: number; price: string }[];
  total: string;
  /** What is to be paid when it comes, where it is paid like that. */
  toPayOnDelivery?: string | undefined;
  /** What stands below the lines, the total last. */
  totals: TotalRow[];
  shipsFree: boolean;
  /** How it comes, and between which days, where the store said so. */
  delivery?: { label: string; days?: string | undefined; pickUp?: boolean | undefined } | undefined;
  /** What was sent: carrier and tracking number, and the carrier's page of it. */
  parcels: { name: string; hasNumber: boolean; link?: string | undefined }[];
  /** The page that tracks the order; absent when no address of the shop can be trusted. */
  link?: string | undefined;
  /** What confirms it, where the store asks for that. */
  confirm?: { link: string; hours: number } | undefined;
  /** The owner's note on a shipment, or the reason of a cancellation. */
  note?: string | undefined;
}

export type OrderNews =
  'placed' | 'paid' | 'toConfirm' | 'onDelivery' | 'shipped' | 'tracking' | 'cancelled' | 'refused';

export const orderSubjects: Readonly<Record<OrderNews, (facts: OrderFacts) => string>> = {
  placed: ({ shop, id }) => `Your order at ${shop} (${id})`,
  paid: ({ shop, id }) => `We have your payment for ${id} at ${shop}`,
  toConfirm: ({ shop, id }) => `Please confirm your order ${id} at ${shop}`,
  onDelivery: ({ shop, id }) => `You pay on delivery for ${id} at ${shop}`,
  shipped: ({ shop, id }) => `Your order ${id} from ${shop} is on its way`,
  tracking: ({ shop, id }) => `Your order ${id} from ${shop} has another tracking number`,
  cancelled: ({ shop, id }) => `Your order ${id} at ${shop} is cancelled`,
  refused: ({ shop, id }) => `Your order ${id} at ${shop} is cancelled`,
};

export const orderOpenings: Readonly<Record<OrderNews, string>> = {
  placed: `we have your order. It is made ready as soon as it is paid; if you have not paid yet, you
can do so from the list of your orders.`,
  paid: 'thank you: we have your payment, and make your order ready.',
  toConfirm: 'you pay for your order when it comes. We make it ready as soon as you have confirmed it.',
  onDelivery: 'thank you: we make your order ready, and you pay when it comes.',
  shipped: 'your order has left us.',
  tracking: 'this is the number by which you can follow your order. If you have another one from us, it was wrong.',
  cancelled: `your order is cancelled, and nothing will be sent. If you have paid for it, the money goes back
the way it came; if you think this is a mistake, please write to us.`,
  refused: `your order came back to us, so it is cancelled, and you owe nothing for it. If you think this is a
mistake, please write to us.`,
};

/** After which nothing of the order comes any more. */
export const FINAL_NEWS: readonly OrderNews[] = ['cancelled', 'refused'];

/** The names of what stands below the lines. */
export const totalWords: TotalWords = {
  subtotal: 'Subtotal',
  includes: (label) => `Includes ${label}`,
  free: 'free',
  total: 'Total',
};

/** Why an order was cancelled that waited for its payment. */
export const notPaidWithin = (hours: number): string => `It was not paid within ${hours} hours.`;

/** Why an order was cancelled that waited for its confirmation. */
export const notConfirmed = 'It was not confirmed in time.';

/** What to open, and what happens otherwise. */
export const confirmText = ({ link, hours }: NonNullable<OrderFacts['confirm']>): string =>
  `Please open this link within ${hours} hours, and confirm your order there:

${link}

Without that it is cancelled, and nothing is sent. If you did not order it, you need not do anything.`;

/** `To pay on delivery: ₹1,548.00` */
export const toPayLine = (amount: string): string => `To pay on delivery: ${amount}`;

/** How an order comes: `Delivery: Express, 5–10 June`. */
export function deliveryLine({ label, days, pickUp }: NonNullable<OrderFacts['delivery']>): string {
  return [`Delivery: ${label}`, days && (pickUp ? `ready ${days}` : `arrives ${days}`)].filter(Boolean).join(', ');
}

/** To the customer. */
export function orderText(
  opening: string,
  { shop, id, lines, totals, toPayOnDelivery, shipsFree, delivery, parcels, link, confirm, note }: OrderFacts,
): string {
  const parts = [
    'Hello,',
    opening,
    ...(note ? [note] : []),
    ...(confirm ? [confirmText(confirm)] : []),
    ...parcels.map(({ name, hasNumber, link: page }) =>
      [`${hasNumber ? 'Tracking:' : 'Sent with'} ${name}`, page].filter(Boolean).join('\n'),
    ),
    [
      `Order: ${id}`,
      ...lines.map(({ what, quantity, price }) => `${quantity} x ${what}: ${price}`),
      totals.map(({ name, amount }) => `${name}: ${amount}`).join('\n') + (shipsFree ? ', shipping free' : ''),
      ...(toPayOnDelivery === undefined ? [] : [toPayLine(toPayOnDelivery)]),
      ...(delivery ? [deliveryLine(delivery)] : []),
    ].join('\n'),
    ...(link ? [`You can follow it here:\n\n${link}`] : []),
    shop,
  ];
  return `${parts.join('\n\n')}\n`;
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
    `Once it is done:\n\n  npm run store -- orders refunded ${id}${options}`,
  ];
  return { subject: `Order ${id}: please look at its payment`, text: `${parts.join('\n\n')}\n` };
}
