import type { EndpointName } from '#contract/endpoint.ts';
import type { Kind } from './finding.ts';

/** The shop's behaviour, seen by a shopper, when a call gives nothing that can be used. */
const FAILED: Record<EndpointName, string> = {
  storeInfo: 'says “Failed to load store information. Please refresh the page.” and has Accessories as only category',
  products: 'says “Failed to load products. Please try again.”; the front page features nothing',
  product: 'says “Failed to load product details”, or “Product Not Found”',
  authorize: 'lets nobody sign in: “Failed to login. Please check your credentials.”',
  register: 'says “Failed to register. Please try again.”',
  accountInfo: 'says “Failed to load account information”',
  createOrder: 'says “Error placing order”, or that no answer came: nothing can be bought',
  orders: 'says “Failed to load your orders. Please try again.” over an empty list',
  order: 'says “Failed to find order. Please check your information and try again.”',
  paymentFields: 'says “Failed to load payment form. Please try again later.”',
  createPayment: 'says “Failed to process payment. Please try again later.”',
  paymentReference: 'cannot say what the bank calls a payment: the order stays unpaid until the store finds it',
  quote: 'does not check the prices of the cart before checkout',
  orderLink: 'says that the link of a mail is not valid',
  confirmOrder: 'cannot confirm an order that is to be paid on delivery',
  openLinked: 'says that the link of a mail is not valid',
  payLinked: 'cannot pay an order by the link of a mail',
  cancelLinked: 'cannot cancel an order by the link of a mail',
  referenceLinked: 'cannot say by the link of a mail what the bank calls a payment',
  returnLinked: 'cannot ask for a return by the link of a mail',
  sendLink: 'cannot mail a link to an order',
  ownerLink: 'says that the link of a mail to the store is not valid',
  ownerAct: 'says to the owner that nothing was done',
  cancelPieces: 'says that the order could not be cancelled',
  returnPieces: 'says that the return could not be asked for',
  logout: 'says “Failed to log out properly.”; the token stays valid',
  forgotPassword: 'cannot send the link for a new password',
  resetPassword: 'cannot set a new password',
  suggestions: 'suggests nothing while a search is typed',
  related: 'shows no other products on a product’s page',
  sizeGuide: 'shows no size guide',
  requestStock: 'cannot take the address of who waits for a product',
  subscribe: 'cannot take the address for the newsletter',
  confirmSubscription: 'says that the link of a mail is not valid',
  sendMessage: 'cannot send the message of the contact form',
};

/** The shop's behaviour at a departure of which nothing else is known. */
export function shopShows(endpoint: EndpointName, kind: Kind, isError: boolean): string {
  if (kind === 'slow') return 'makes who asked wait as long';
  return isError ? FAILED[endpoint] : 'reads it all the same';
}
