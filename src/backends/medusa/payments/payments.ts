import { shopLanguage } from '#translations/shop-language.ts';
import { paymentFormsIn } from '#backends/serving/payment-form-texts.ts';
import { shopRefusals } from '#backends/serving/refusal-texts.ts';
import { handle, refusal, type AnswerFor, type Call } from '../../adapter/handler.ts';
import type { Medusa } from '../medusa.ts';
import { readOrder } from '../orders/orders.ts';
import { toOrder } from '../orders/to-order.ts';
import { readCustomer } from '../users/users.ts';
import { createPaymentOnServer } from '#contract/endpoints/payments/create-payment.ts';
import { paymentFieldsOnServer } from '#contract/endpoints/payments/payment-fields.ts';
import { PENDING } from '#contract/order-status.ts';

/** The one way to pay. Its words are true of every store: Medusa's manual provider moves no money. */
const MANUAL = 'manual';

/** GET /payments/fields: one choice, since the order has its payment from Medusa's manual provider already. */
export function paymentFieldsHandler(medusa: Medusa) {
  return handle(paymentFieldsOnServer, async ({ token }) => {
    await readCustomer(medusa, token);
    const text = paymentFormsIn(shopLanguage());
    const field = {
      name: 'method',
      label: text.method,
      type: 'select',
      options: [{ value: MANUAL, label: text.asAgreed }],
      rules: { required: true },
      defaultValue: MANUAL,
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
  if (order?.customer_id !== customer.id) return refusal(404, 'not-found', shopRefusals().orderNotFound);
  if (toOrder(order, true).status !== PENDING) return refusal(409, 'not-payable', shopRefusals().notPayable);
  if (body.fields.method === MANUAL) return { status: 200, body: { success: true } };
  const wrong = shopRefusals().chooseMethod;
  return refusal(422, 'invalid', wrong, { fields: { method: wrong } });
}
