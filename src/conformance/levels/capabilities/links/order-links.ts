import { capability } from '../capability.ts';
import { confirmOrderEndpoint } from '#contract/endpoints/orders/confirm-order.ts';
import { orderLinkEndpoint } from '#contract/endpoints/orders/order-link.ts';

/** Whoever guesses learns nothing, and confirms nobody's order. */
export const orderLinks = capability(
  'orderLinks',
  'tries a link that was never mailed',
  async (visit) => {
    const made = { body: { token: 'no-such-link' } };
    const refusal = { statuses: [404], what: 'a link that was never mailed' };
    await visit.refused(orderLinkEndpoint, made, { ...refusal, shop: 'shows somebody an order that is not theirs' });
    await visit.refused(confirmOrderEndpoint, made, { ...refusal, shop: 'says that an order is confirmed' });
    return undefined;
  },
  { write: true },
);
