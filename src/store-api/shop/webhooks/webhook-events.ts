/** What is announced to the receivers of a store's events (docs/webhooks.md), and when. */
export const WEBHOOK_EVENTS = {
  'order.placed': 'an order was placed; it waits for its payment',
  'order.accepted': 'it is paid, or is to be paid on delivery: it can be packed',
  'order.paid': 'its money has come',
  'order.sent': 'a parcel of it has left, or it lies ready to be picked up',
  'order.delivered': 'a parcel of it has arrived, or it was picked up',
  'order.cancelled': 'it was cancelled, or a part of it was',
  'order.refunded': 'money of it has gone back',
  'return.asked': 'its buyer asks to send something of it back',
  'stock.low': 'few pieces of a variant are left after something was sold, or none',
  'message.received': 'somebody wrote through the contact form',
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

export function isWebhookEvent(name: string): name is WebhookEvent {
  return Object.hasOwn(WEBHOOK_EVENTS, name);
}
