import { ok, refuse } from '#api-server/answer.ts';
import { handle } from './handler-context.ts';
import { paymentFieldsOnServer } from '#contract/endpoints/payments/payment-fields.ts';

/** GET /payments/fields: the form of the store's gateways, as a list. */
export const paymentFields = handle(paymentFieldsOnServer, ({ payments, store, user }) => {
  if (payments.offered.length === 0)
    return refuse(503, 'no-gateway', 'This shop cannot take payments yet. Please contact us.');
  return ok(payments.fields(store, user));
});
