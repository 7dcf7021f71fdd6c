import type { OrderWay } from '../order-news.ts';

/** How an order comes: `Delivery: Express, arrives 5–10 June`, or where it is picked up. */
export function deliveryLine({ label, days, pickUp, at }: OrderWay): string {
  const line = [
    `${pickUp ? 'Pick-up' : 'Delivery'}: ${label}`,
    days && (pickUp ? `ready ${days}` : `arrives ${days}`),
  ].filter(Boolean);
  return [line.join(', '), at && `Pick up at: ${at}`].filter(Boolean).join('\n');
}
