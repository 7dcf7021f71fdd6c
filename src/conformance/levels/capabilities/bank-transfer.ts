import { capability } from './capability.ts';
import { bareOf, pathOf } from '../../examining/bare.ts';
import { createPaymentEndpoint } from '#contract/endpoints/payments/create-payment.ts';
import { Transfer } from '#contract/orders/transfer.ts';
import { paymentFieldsEndpoint } from '#contract/endpoints/payments/payment-fields.ts';

/** Where to transfer is said before it is chosen, and no other total is taken. */
export const bankTransfer = capability(
  'bankTransfer',
  'looks for a bank transfer in the form of the order that it places, and asks for it at a wrong total',
  async (visit) => {
    const placed = await visit.placedOrder();
    if (!placed) return 'no order can be placed';
    const { owner } = placed;
    const form = await visit.read(paymentFieldsEndpoint, { token: owner.token, query: { orderId: placed.id } });
    if (!form) return undefined;
    const found = form.value
      .flatMap(({ name, options = [] }, field) => options.map((option, index) => ({ name, option, field, index })))
      .find(({ option }) => option.transfer !== undefined);
    if (!found) return 'this order cannot be paid by bank transfer';
    const { name, option, field, index } = found;
    if (!Transfer.safeParse(option.transfer).data?.lines.length) {
      const place = bareOf('paymentFields', form.raw).placeOf([field, 'options', index, 'transfer', 'lines']);
      visit.report(form, {
        kind: 'missing',
        path: pathOf(place),
        expected: 'where to transfer the money, as labels with values',
        shop: 'cannot say where to pay',
      });
      return undefined;
    }
    const body = { orderId: placed.id, fields: { [name]: option.value }, expectedTotal: 0 };
    await visit.refused(
      createPaymentEndpoint,
      { token: owner.token, body },
      { statuses: [409], what: 'a total that is not the server’s', shop: 'asks for another total than it showed' },
    );
    return undefined;
  },
  { write: true, account: true },
);
