import { answerByLink } from './by-link.ts';
import { changeOrderOf } from './change-order.ts';
import { toAccountOrders } from './wire-changes.ts';
import { toWireOrder } from './wire-order.ts';
import { handle } from '../handler-context.ts';
import { referenceOf } from '../../payments/reference-of.ts';
import { beginPayment } from '../../payments/begin-payment.ts';
import type { RequestContext } from '../../app-context.ts';
import type { User } from '../../../base/auth/user.ts';
import { cancelPieces } from '../../../shop/order-changes/shopper/cancel-pieces.ts';
import { askReturn } from '../../../shop/order-changes/shopper/ask-return.ts';
import { type LinkPurpose, PAY, SHOPPER } from '../../../shop/order-links/link-purpose.ts';
import { isToTransfer, mayBePaid } from '../../../shop/orders/collect.ts';
import { isBeingChecked } from '../../../shop/orders/hold.ts';
import type { OrderParts } from '../../../shop/orders/order-rows.ts';
import { formOfOrder } from '../../../shop/payments/form-of-order.ts';
import { ok } from '#backends/serving/answer.ts';
import { limitCall } from '#backends/serving/limits/call-limits.ts';
import { cancelLinkedOnServer } from '#contract/endpoints/orders/cancel-linked.ts';
import { openLinkedOnServer } from '#contract/endpoints/orders/open-linked.ts';
import { payLinkedOnServer } from '#contract/endpoints/orders/pay-linked.ts';
import { referenceLinkedOnServer } from '#contract/endpoints/orders/reference-linked.ts';
import { returnLinkedOnServer } from '#contract/endpoints/orders/return-linked.ts';
import type { PaymentField } from '#contract/payment.ts';

/** POST /order-links/open (capability `shopperLinks`): what the link of a mail to the shopper shows. */
export const openLinked = handle(openLinkedOnServer, (context) =>
  answerByLink(context, { name: 'openLinked', purpose: [SHOPPER, PAY] }, async ({ link, parts }) => {
    const { app, store } = context;
    const [order] = link.purpose === PAY ? [toPaidOrder(parts)] : await toAccountOrders(app, store, [parts]);
    const paymentFields = await formOf(context, parts, link.purpose);
    return ok({ order, ...(paymentFields.length > 0 && { paymentFields }) });
  }),
);

/** POST /order-links/pay (capability `shopperLinks`): limited as the payments of the account that ordered are. */
export const payLinked = handle(payLinkedOnServer, (context) =>
  answerByLink(context, { name: 'payLinked', purpose: [SHOPPER, PAY] }, async ({ link, parts: { order }, by }) => {
    const { app, store, text, body } = context;
    const refused = await limitCall(app.limiters, 'createPayment', { scope: store.id, account: order.user_id }, text);
    if (refused) return refused;
    const { fields, expectedTotal } = body;
    const user = payerOf(order, link.purpose);
    const payment = { orderId: order.id, fields, expectedTotal, by, user, endpoint: 'payLinked' } as const;
    return beginPayment({ ...context, payment });
  }),
);

/** POST /order-links/cancel (capability `shopperLinks`): the order without these pieces. */
export const cancelLinked = handle(cancelLinkedOnServer, (context) =>
  answerByLink(context, { name: 'cancelLinked', purpose: [SHOPPER] }, ({ parts: { order }, by }) => {
    const asked = { endpoint: 'cancelLinked', by, userId: order.user_id, orderId: order.id } as const;
    return changeOrderOf(context, asked, (trx, input) => cancelPieces(trx, { ...input, lines: context.body.lines }));
  }),
);

/** POST /order-links/return (capability `shopperLinks`): the order with the return that is asked for. */
export const returnLinked = handle(returnLinkedOnServer, (context) =>
  answerByLink(context, { name: 'returnLinked', purpose: [SHOPPER] }, ({ parts: { order }, by }) => {
    const asked = { endpoint: 'returnLinked', by, userId: order.user_id, orderId: order.id } as const;
    const { kind, lines } = context.body;
    return changeOrderOf(context, asked, (trx, input) => askReturn(trx, { ...input, kind, lines }));
  }),
);

/** POST /order-links/reference (capability `paymentReference`): limited as those of the account that ordered are. */
export const referenceLinked = handle(referenceLinkedOnServer, (context) =>
  answerByLink(context, { name: 'referenceLinked', purpose: [SHOPPER] }, async ({ parts: { order }, by }) => {
    const { app, store, text, body } = context;
    const refused = await limitCall(
      app.limiters,
      'paymentReference',
      { scope: store.id, account: order.user_id },
      text,
    );
    if (refused) return refused;
    return referenceOf(context, { by, orderId: order.id, reference: body.reference });
  }),
);

/** The form of the order's payment; empty where nothing is to be paid, and where there is no way to pay. */
async function formOf(
  { app, payments, store }: RequestContext,
  parts: OrderParts,
  purpose: LinkPurpose,
): Promise<PaymentField[]> {
  const { order } = parts;
  if (!mayBePaid(order) || isBeingChecked(order)) return [];
  const { phone, transfer, ...form } = await formOfOrder(app.db, store, parts);
  return payments.fields(store, payerOf(order, purpose), {
    ...form,
    phone: purpose === PAY ? undefined : phone,
    // The page shows the account of one that was chosen: it offers what else there is.
    transfer: isToTransfer(order) ? undefined : transfer,
  });
}

/** What there is to pay, for whoever comes back from a gateway: nothing of what was bought, nor by whom. */
function toPaidOrder(parts: OrderParts): object {
  const {
    id,
    number,
    status,
    createdAt,
    subtotal,
    parts: between,
    total,
    currency,
    toPayOnDelivery,
  } = toWireOrder(parts);
  return { id, number, status, createdAt, subtotal, parts: between, total, currency, toPayOnDelivery };
}

/**
 * For whom the form of the gateways is: it may begin with the address of the order, and a link that only pays tells
 * none.
 */
function payerOf(order: OrderParts['order'], purpose: LinkPurpose): User {
  const email = purpose === PAY ? '' : order.email;
  return { id: order.user_id, email, firstName: '', lastName: '', createdAt: order.created_at };
}
