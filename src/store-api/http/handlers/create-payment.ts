import { handle } from './handler-context.ts';
import { thanksUrl } from '../payments/addresses.ts';
import { beginPayment } from '../payments/begin-payment.ts';
import { createPaymentOnServer } from '#contract/endpoints/payments/create-payment.ts';

/** POST /payments: starts a payment of the user's own order. */
export const createPayment = handle(createPaymentOnServer, ({ user, body, ...context }) => {
  const thanks = thanksUrl(context, body.orderId);
  const payment = { ...body, by: { userId: user.id }, user, endpoint: 'createPayment', thanks } as const;
  return beginPayment({ ...context, payment });
});
