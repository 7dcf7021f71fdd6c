import { accountInfo } from './account-info.ts';
import { authorize } from './authorize.ts';
import type { Handlers } from './handler-context.ts';
import { createOrder } from './create-order.ts';
import { createPayment } from './create-payment.ts';
import { forgotPassword } from './forgot-password.ts';
import { logout } from './logout.ts';
import { sendMessage } from './messages.ts';
import { confirmSubscription, subscribe } from './newsletter.ts';
import { cancelPieces } from './orders/cancel-pieces.ts';
import { confirmOrder, orderLink } from './orders/order-links.ts';
import { cancelLinked, openLinked, payLinked, referenceLinked, returnLinked } from './orders/linked-order.ts';
import { sendLink } from './orders/send-link.ts';
import { order, orders } from './orders/orders.ts';
import { returnPieces } from './orders/return-pieces.ts';
import { ownerAct, ownerLink } from './owner/owner-links.ts';
import { paymentFields } from './payment-fields.ts';
import { paymentReference } from './payment-reference.ts';
import { product, products } from './products.ts';
import { quote } from './quote.ts';
import { register } from './register.ts';
import { requestStock } from './request-stock.ts';
import { resetPassword } from './reset-password.ts';
import { sizeGuide } from './size-guide.ts';
import { storeInfo } from './store-info.ts';
import { related, suggestions } from './suggestions.ts';

/** Every endpoint of the contract with what answers it. */
export const handlers = {
  authorize,
  register,
  logout,
  forgotPassword,
  resetPassword,
  accountInfo,
  storeInfo,
  products,
  product,
  related,
  suggestions,
  sizeGuide,
  requestStock,
  orders,
  order,
  quote,
  orderLink,
  confirmOrder,
  openLinked,
  payLinked,
  cancelLinked,
  returnLinked,
  referenceLinked,
  sendLink,
  ownerLink,
  ownerAct,
  cancelPieces,
  returnPieces,
  createOrder,
  paymentFields,
  createPayment,
  paymentReference,
  subscribe,
  confirmSubscription,
  sendMessage,
} satisfies Handlers;
