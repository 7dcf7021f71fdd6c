import { NO_SHOPPER } from '../level.ts';
import { capability } from './capability.ts';
import { referenceLinkedEndpoint } from '#contract/endpoints/orders/reference-linked.ts';
import { paymentReferenceEndpoint } from '#contract/endpoints/payments/payment-reference.ts';

/** Nobody says of somebody else's order that it is paid. */
export const paymentReference = capability(
  'paymentReference',
  'gives a reference for an order that is nobody’s',
  async (visit) => {
    const shopper = await visit.shopper();
    if (!shopper) return NO_SHOPPER;
    const body = { orderId: 'no-such-order', reference: '123456789012' };
    await visit.refused(
      paymentReferenceEndpoint,
      { body, token: shopper.token },
      { statuses: [404], what: 'a reference for an order that is not theirs', shop: 'says that a payment is checked' },
    );
    await visit.refused(
      referenceLinkedEndpoint,
      { body: { token: 'no-such-link', reference: body.reference } },
      { statuses: [404], what: 'a link that was never mailed', shop: 'says that a payment is checked' },
    );
    return undefined;
  },
  { account: true, write: true },
);
