import { handle, refusal, type AnswerFor, type Call } from '../../adapter/handler.ts';
import type { Medusa } from '../medusa.ts';
import { readOrder } from '../orders/orders.ts';
import { toOrder } from '../orders/to-order.ts';
import { readCustomer } from '../users/users.ts';
import { createPaymentOnServer } from '#contract/endpoints/payments/create-payment.ts';
import { paymentFieldsOnServer } from '#contract/endpoints/payments/payment-fields.ts';
import { PENDING } from '#contract/order-status.ts';

/** The one way to pay. Its words are true of every store: Medusa's manual provider moves no money. */
const METHOD = { value: 'manual', label: 'As agreed with the store' };

/** GET /payments/fields: one choice, since the order has its payment from Medusa's manual provider already. */
export function paymentFieldsHandler(medusa: Medusa) {
  return handle(paymentFieldsOnServer, async ({ token }) => {
    await readCustomer(medusa, token);
    const field = {
      name: 'method',
      label: 'Payment method',
      type: 'select',
      options: [METHOD],
      rules: { required: true },
      defaultValue: METHOD.value,
    };
    return { status: 200, body: [field] };
  });
}

/** POST /payments: says that the store will be paid; the store captures the payment in Medusa when it has the money. */
export function createPaymentHandler(medusa: Medusa) {
  return handle(createPaymentOnServer, async (call) => {
    const answer = await pay(medusa, call);
    return 'isRefusal' in answer ? { ...answer, body: { success: false, ...(answer.body as object) } } : answer;
  });
}

async function pay(
  medusa: Medusa,
  { token, body }: Call<typeof createPaymentOnServer>,
): Promise<AnswerFor<'createPayment'>> {
  const [customer, order] = await Promise.all([readCustomer(medusa, token), readOrder(medusa, body.orderId)]);
  if (order?.customer_id !== customer.id) return refusal(404, 'not-found', 'Order not found');
  if (toOrder(order, true).status !== PENDING)
    return refusal(409, 'not-payable', 'This order cannot be paid any more.');
  if (body.fields.method === METHOD.value) return { status: 200, body: { success: true } };
  const wrong = 'Please choose a way to pay';
  return refusal(422, 'invalid', wrong, { fields: { method: wrong } });
}
