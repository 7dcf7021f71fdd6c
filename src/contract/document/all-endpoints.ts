import type { EndpointName, ServerEndpoint } from '../endpoint.ts';
import { productOnServer } from '../endpoints/catalog/product.ts';
import { productsOnServer } from '../endpoints/catalog/products.ts';
import { relatedOnServer } from '../endpoints/catalog/related.ts';
import { requestStockOnServer } from '../endpoints/catalog/request-stock.ts';
import { sizeGuideOnServer } from '../endpoints/catalog/size-guide.ts';
import { storeInfoOnServer } from '../endpoints/catalog/store-info.ts';
import { suggestionsOnServer } from '../endpoints/catalog/suggestions.ts';
import { confirmSubscriptionOnServer } from '../endpoints/messages/confirm-subscription.ts';
import { sendMessageOnServer } from '../endpoints/messages/send-message.ts';
import { subscribeOnServer } from '../endpoints/messages/subscribe.ts';
import { cancelPiecesOnServer } from '../endpoints/orders/cancel-pieces.ts';
import { confirmOrderOnServer } from '../endpoints/orders/confirm-order.ts';
import { openLinkedOnServer } from '../endpoints/orders/open-linked.ts';
import { payLinkedOnServer } from '../endpoints/orders/pay-linked.ts';
import { cancelLinkedOnServer } from '../endpoints/orders/cancel-linked.ts';
import { referenceLinkedOnServer } from '../endpoints/orders/reference-linked.ts';
import { returnLinkedOnServer } from '../endpoints/orders/return-linked.ts';
import { sendLinkOnServer } from '../endpoints/orders/send-link.ts';
import { createOrderOnServer } from '../endpoints/orders/create-order.ts';
import { orderLinkOnServer } from '../endpoints/orders/order-link.ts';
import { orderOnServer } from '../endpoints/orders/order.ts';
import { ordersOnServer } from '../endpoints/orders/orders.ts';
import { quoteOnServer } from '../endpoints/orders/quote.ts';
import { returnPiecesOnServer } from '../endpoints/orders/return-pieces.ts';
import { ownerActOnServer } from '../endpoints/owner/owner-act.ts';
import { ownerLinkOnServer } from '../endpoints/owner/owner-link.ts';
import { createPaymentOnServer } from '../endpoints/payments/create-payment.ts';
import { paymentReferenceOnServer } from '../endpoints/payments/payment-reference.ts';
import { paymentFieldsOnServer } from '../endpoints/payments/payment-fields.ts';
import { accountInfoOnServer } from '../endpoints/users/account-info.ts';
import { authorizeOnServer } from '../endpoints/users/authorize.ts';
import { forgotPasswordOnServer } from '../endpoints/users/forgot-password.ts';
import { logoutOnServer } from '../endpoints/users/logout.ts';
import { registerOnServer } from '../endpoints/users/register.ts';
import { resetPasswordOnServer } from '../endpoints/users/reset-password.ts';

/** Every endpoint by name, in the order of the document: the specification's first. */
export const allEndpoints: Readonly<Record<EndpointName, ServerEndpoint>> = {
  storeInfo: storeInfoOnServer,
  products: productsOnServer,
  product: productOnServer,
  authorize: authorizeOnServer,
  register: registerOnServer,
  accountInfo: accountInfoOnServer,
  createOrder: createOrderOnServer,
  orders: ordersOnServer,
  order: orderOnServer,
  paymentFields: paymentFieldsOnServer,
  createPayment: createPaymentOnServer,
  paymentReference: paymentReferenceOnServer,
  quote: quoteOnServer,
  orderLink: orderLinkOnServer,
  confirmOrder: confirmOrderOnServer,
  openLinked: openLinkedOnServer,
  payLinked: payLinkedOnServer,
  cancelLinked: cancelLinkedOnServer,
  returnLinked: returnLinkedOnServer,
  referenceLinked: referenceLinkedOnServer,
  sendLink: sendLinkOnServer,
  ownerLink: ownerLinkOnServer,
  ownerAct: ownerActOnServer,
  cancelPieces: cancelPiecesOnServer,
  returnPieces: returnPiecesOnServer,
  logout: logoutOnServer,
  forgotPassword: forgotPasswordOnServer,
  resetPassword: resetPasswordOnServer,
  suggestions: suggestionsOnServer,
  related: relatedOnServer,
  sizeGuide: sizeGuideOnServer,
  requestStock: requestStockOnServer,
  subscribe: subscribeOnServer,
  confirmSubscription: confirmSubscriptionOnServer,
  sendMessage: sendMessageOnServer,
};
