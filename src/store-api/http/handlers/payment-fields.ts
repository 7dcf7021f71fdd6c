import { ok, refuse } from '#backends/serving/answer.ts';
import { handle } from './handler-context.ts';
import { findOrder } from '../../shop/orders/order-rows.ts';
import { formOfOrder } from '../../shop/payments/form-of-order.ts';
import { paymentFieldsOnServer } from '#contract/endpoints/payments/payment-fields.ts';

/**
 * GET /payments/fields: the form of the store's gateways, as a list; with `orderId` of the user's own order those that
 * take its currency, which may not be the store's any more (docs/decisions D325), and payment on delivery and by
 * transfer where its terms allow that. 503 where there is no way to pay.
 */
export const paymentFields = handle(paymentFieldsOnServer, async ({ app, payments, store, text, user, query }) => {
  const id = query.get('orderId');
  const found = id ? await findOrder(app.db, store.id, id) : undefined;
  const form =
    found?.order.user_id === user.id ? await formOfOrder(app.db, store, found) : { currency: store.currency };
  const fields = payments.fields(store, user, form);
  if (fields.length > 0) return ok(fields);
  return refuse(503, 'no-gateway', payments.offered.length === 0 ? text.noPayments : text.noPaymentsIn(form.currency));
});
