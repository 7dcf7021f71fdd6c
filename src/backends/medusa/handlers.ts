import { capabilitiesOf, off, type Handlers } from '../adapter/handler.ts';
import type { EngineInput } from '../adapter/engine-input.ts';
import { productHandler, productsHandler } from './catalog/catalog.ts';
import { storeInfoHandler } from './catalog/store-info.ts';
import { connect } from './client.ts';
import { openMedusa } from './medusa.ts';
import { createOrderHandler } from './orders/create-order.ts';
import { orderHandler, ordersHandler } from './orders/orders.ts';
import { quoteCarts } from './orders/quote-carts.ts';
import { quoteHandler } from './orders/quote.ts';
import { createPaymentHandler, paymentFieldsHandler } from './payments/payments.ts';
import { accountInfoHandler, authorizeHandler, registerHandler } from './users/users.ts';
import { relatedOnServer } from '#contract/endpoints/catalog/related.ts';
import { requestStockOnServer } from '#contract/endpoints/catalog/request-stock.ts';
import { sizeGuideOnServer } from '#contract/endpoints/catalog/size-guide.ts';
import { suggestionsOnServer } from '#contract/endpoints/catalog/suggestions.ts';
import { sendMessageOnServer } from '#contract/endpoints/messages/send-message.ts';
import { confirmSubscriptionOnServer } from '#contract/endpoints/messages/confirm-subscription.ts';
import { subscribeOnServer } from '#contract/endpoints/messages/subscribe.ts';
import { cancelPiecesOnServer } from '#contract/endpoints/orders/cancel-pieces.ts';
import { confirmOrderOnServer } from '#contract/endpoints/orders/confirm-order.ts';
import { orderLinkOnServer } from '#contract/endpoints/orders/order-link.ts';
import { openLinkedOnServer } from '#contract/endpoints/orders/open-linked.ts';
import { payLinkedOnServer } from '#contract/endpoints/orders/pay-linked.ts';
import { cancelLinkedOnServer } from '#contract/endpoints/orders/cancel-linked.ts';
import { referenceLinkedOnServer } from '#contract/endpoints/orders/reference-linked.ts';
import { returnLinkedOnServer } from '#contract/endpoints/orders/return-linked.ts';
import { sendLinkOnServer } from '#contract/endpoints/orders/send-link.ts';
import { returnPiecesOnServer } from '#contract/endpoints/orders/return-pieces.ts';
import { paymentReferenceOnServer } from '#contract/endpoints/payments/payment-reference.ts';
import { ownerActOnServer } from '#contract/endpoints/owner/owner-act.ts';
import { ownerLinkOnServer } from '#contract/endpoints/owner/owner-link.ts';
import { forgotPasswordOnServer } from '#contract/endpoints/users/forgot-password.ts';
import { logoutOnServer } from '#contract/endpoints/users/logout.ts';
import { resetPasswordOnServer } from '#contract/endpoints/users/reset-password.ts';
import type { Capability } from '#contract/store-info.ts';

/** Capabilities that no endpoint of their own stands for. `idempotency` is that of POST /orders and POST /payments. */
const WITHIN_ENDPOINTS: Capability[] = [
  'items',
  'variants',
  'idempotency',
  'parts',
  'shippingMethods',
  'discounts',
  'search',
  'collections',
  'parcels',
];

/** Every endpoint of the contract over Medusa 2's Store API. docs/adapters.md says what is off, and why. */
export function medusaHandlers({ url, environment, store }: EngineInput): Handlers {
  const medusa = openMedusa(connect(url, environment.MEDUSA_PUBLISHABLE_KEY ?? ''), {
    regionId: environment.MEDUSA_REGION ?? '',
    country: environment.MEDUSA_COUNTRY,
    shippingOption: environment.MEDUSA_SHIPPING_OPTION,
    paymentProvider: environment.MEDUSA_PAYMENT_PROVIDER,
    store,
  });
  const priceLines = quoteCarts(medusa);
  const handlers: Handlers = {
    storeInfo: storeInfoHandler(medusa, () => [...capabilitiesOf(handlers), ...WITHIN_ENDPOINTS]),
    products: productsHandler(medusa),
    product: productHandler(medusa),
    authorize: authorizeHandler(medusa),
    register: registerHandler(medusa),
    accountInfo: accountInfoHandler(medusa),
    quote: quoteHandler(medusa, priceLines),
    createOrder: createOrderHandler(medusa, priceLines),
    orders: ordersHandler(medusa),
    order: orderHandler(medusa),
    paymentFields: paymentFieldsHandler(medusa),
    createPayment: createPaymentHandler(medusa),
    orderLink: off(orderLinkOnServer),
    confirmOrder: off(confirmOrderOnServer),
    openLinked: off(openLinkedOnServer),
    payLinked: off(payLinkedOnServer),
    cancelLinked: off(cancelLinkedOnServer),
    returnLinked: off(returnLinkedOnServer),
    referenceLinked: off(referenceLinkedOnServer),
    sendLink: off(sendLinkOnServer),
    paymentReference: off(paymentReferenceOnServer),
    ownerLink: off(ownerLinkOnServer),
    ownerAct: off(ownerActOnServer),
    cancelPieces: off(cancelPiecesOnServer),
    returnPieces: off(returnPiecesOnServer),
    related: off(relatedOnServer),
    suggestions: off(suggestionsOnServer),
    sizeGuide: off(sizeGuideOnServer),
    requestStock: off(requestStockOnServer),
    subscribe: off(subscribeOnServer),
    confirmSubscription: off(confirmSubscriptionOnServer),
    sendMessage: off(sendMessageOnServer),
    logout: off(logoutOnServer),
    forgotPassword: off(forgotPasswordOnServer),
    resetPassword: off(resetPasswordOnServer),
  };
  return handlers;
}
