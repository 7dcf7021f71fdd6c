import { checkFields } from './fields.ts';
import { checkPayment } from './payment.ts';
import { type Level, lacksAccount, NO_SHOPPER } from '../level.ts';
import { paymentFieldsEndpoint } from '#contract/endpoints/payments/payment-fields.ts';

/** The payment form, and with --write the start of a payment. */
export const payments: Level = {
  name: 'payments',
  does: ({ write }) =>
    write
      ? 'reads the payment form and starts a payment of the order that it places (a live gateway shows it as unfinished)'
      : 'reads the payment form',
  lacks: lacksAccount,
  run: async (visit) => {
    await visit.refused(
      paymentFieldsEndpoint,
      {},
      {
        statuses: [401],
        what: 'a call without a token',
        shop: 'is not told to sign in again',
        severity: 'warning',
        kind: 'access',
      },
    );
    const shopper = await visit.shopper();
    if (!shopper) return NO_SHOPPER;
    const fields = await visit.read(paymentFieldsEndpoint, { token: shopper.token });
    if (!fields) return 'the payment form cannot be read';
    checkFields(visit, fields);
    if (visit.hasError('paymentFields')) return 'the payment form cannot be used';
    return visit.allowed.write ? checkPayment(visit, fields.value) : undefined;
  },
};
