import { NO_PRODUCT, NO_SHOPPER } from '../level.ts';
import { checkFields } from '../payments/fields.ts';
import { bodyToPlace, lineToBuy, placeOrder } from '../orders/place.ts';
import { capability } from './capability.ts';
import { bareOf, pathOf } from '../../examining/bare.ts';
import { createOrderEndpoint } from '#contract/endpoints/orders/create-order.ts';
import { paymentFieldsEndpoint } from '#contract/endpoints/payments/payment-fields.ts';
import { orderEndpoint } from '#contract/endpoints/orders/order.ts';

/** The order that was placed says which size and colour it is of. */
export const items = capability(
  'items',
  'looks at the size and colour of the order that it places',
  async (visit) => {
    const placed = await visit.placedOrder();
    if (!placed) return 'no order can be placed';
    const { line, owner } = placed;
    const order = await visit.read(orderEndpoint, { id: placed.id, query: { contactInfo: owner.email } });
    const [item] = order?.value.items ?? [];
    if (!order || !item) return undefined;
    for (const [name, chosen] of [
      ['size', line.selectedSize],
      ['color', line.selectedColor],
    ] as const)
      if (chosen && item[name]?.toLowerCase() !== chosen.toLowerCase())
        visit.report(order, {
          kind: 'ignored',
          path: pathOf(bareOf('order', order.raw).placeOf(['items', 0, name])),
          expected: JSON.stringify(chosen),
          received: JSON.stringify(item[name] ?? null),
          shop: `does not say which ${name} was ordered`,
        });
    return undefined;
  },
  { write: true, account: true },
);

/** A repeat with the same key is the same order; with another body it is refused. */
export const idempotency = capability(
  'idempotency',
  'places one order twice with the same key, which has to make one',
  async (visit) => {
    const [shopper, line] = [await visit.shopper(), await lineToBuy(visit)];
    if (!shopper) return NO_SHOPPER;
    if (!line) return NO_PRODUCT;
    const key = crypto.randomUUID();
    const first = await placeOrder(visit, shopper, line, key);
    const again = await placeOrder(visit, shopper, line, key);
    if (!first || !again) return 'no order can be placed';
    if (first.placed.id !== again.placed.id) {
      visit.report(again.answer, {
        kind: 'repeated',
        path: 'idempotency-key',
        expected: `the first answer again, ${first.placed.id}`,
        received: again.placed.id,
        shop: 'orders twice when an answer is lost on the way',
      });
      return undefined;
    }
    await visit.refused(
      createOrderEndpoint,
      { token: shopper.token, idempotencyKey: key, body: await bodyToPlace(visit, { ...line, quantity: 1 }) },
      {
        statuses: [422],
        what: 'the same key with another body',
        shop: 'takes the first order for the second',
        kind: 'repeated',
      },
    );
    return undefined;
  },
  { write: true, account: true },
);

/** The form of an order is a form: something can be chosen in it. */
export const orderPayments = capability(
  'orderPayments',
  'reads the payment form of the order that it places',
  async (visit) => {
    const placed = await visit.placedOrder();
    if (!placed) return 'no order can be placed';
    const query = { orderId: placed.id };
    const fields = await visit.read(paymentFieldsEndpoint, { token: placed.owner.token, query });
    if (fields) checkFields(visit, fields);
    return undefined;
  },
  { write: true, account: true },
);
