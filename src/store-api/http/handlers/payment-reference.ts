import { handle } from './handler-context.ts';
import { referenceOf } from '../payments/reference-of.ts';
import { paymentReferenceOnServer } from '#contract/endpoints/payments/payment-reference.ts';

/** POST /payments/reference (capability `paymentReference`): `{success}`, for the user's own order. */
export const paymentReference = handle(paymentReferenceOnServer, (context) => {
  const { user, body } = context;
  return referenceOf(context, { by: { userId: user.id }, ...body });
});
