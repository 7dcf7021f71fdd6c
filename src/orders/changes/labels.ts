import type { Order } from '../order.ts';
import { type Act, isWholeOrder, type Offer } from './offer.ts';
import * as text from './text.ts';

const LABELS: Readonly<Record<Act, { open: string; submit: string }>> = {
  cancel: { open: text.cancelItems, submit: text.cancelChosen },
  return: { open: text.returnItems, submit: text.askReturn },
  withdrawal: { open: text.withdraw, submit: text.goOn },
  exchange: { open: text.exchangeItems, submit: text.askExchange },
};

/** What the button of an offer says, and the title of its form. */
export function labelOf(offer: Offer, order: Pick<Order, 'items'>): string {
  return isWholeOrder(offer, order) ? text.cancelOrder : LABELS[offer.act].open;
}

/** What the button says that sends the form. */
export function submitLabelOf(offer: Offer, order: Pick<Order, 'items'>): string {
  return isWholeOrder(offer, order) ? text.cancelOrder : LABELS[offer.act].submit;
}

/** And the one that leaves all as it is. */
export function keepLabelOf(offer: Offer, order: Pick<Order, 'items'>): string {
  return isWholeOrder(offer, order) ? text.keepOrder : text.keepItems;
}
