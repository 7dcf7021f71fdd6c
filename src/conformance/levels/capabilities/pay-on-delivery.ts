import { capability } from './capability.ts';
import { bareOf, pathOf } from '../../examining/bare.ts';
import { checkTotals } from '../orders/totals.ts';
import { createPaymentEndpoint } from '#contract/endpoints/payments/create-payment.ts';
import { paymentFieldsEndpoint } from '#contract/endpoints/payments/payment-fields.ts';

/** What an order comes to when it is paid on delivery is said before, and no other total is taken. */
export const payOnDelivery = capability(
  'payOnDelivery',
  'looks for payment on delivery in the form of the order that it places, and asks for it at a wrong total',
  async (visit) => {
    const placed = await visit.placedOrder();
    if (!placed) return 'no order can be placed';
    const { owner, line } = placed;
    const form = await visit.read(paymentFieldsEndpoint, { token: owner.token, query: { orderId: placed.id } });
    if (!form) return undefined;
    const found = form.value
      .flatMap(({ name, options = [] }, field) => options.map((option, index) => ({ name, option, field, index })))
      .find(({ option }) => option.onDelivery);
    if (!found) return 'this order cannot be paid on delivery';
    const { name, option, field, index } = found;
    const place = bareOf('paymentFields', form.raw).placeOf([field, 'options', index, 'totals']);
    if (!option.totals?.total) {
      visit.report(form, {
        kind: 'missing',
        path: pathOf(place),
        expected: 'what the order comes to when it is paid on delivery',
        shop: 'cannot say what there is to pay at the door',
      });
      return undefined;
    }
    checkTotals(visit, form, { totals: option.totals, lines: [line], place });
    const body = { orderId: placed.id, fields: { [name]: option.value }, expectedTotal: option.totals.total + 1 };
    await visit.refused(
      createPaymentEndpoint,
      { token: owner.token, body },
      { statuses: [409], what: 'a total that is not the server’s', shop: 'collects another total than it showed' },
    );
    return undefined;
  },
  { write: true, account: true },
);
