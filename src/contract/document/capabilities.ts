import { FILTER_NAMES } from '../listing-query.ts';
import type { Capability } from '../store-info.ts';

/** The promise of a backend that announces a capability, and the shop's behaviour without it. */
export const capabilities: Readonly<Record<Capability, { promises: string; without: string }>> = {
  items: {
    promises: 'POST /orders reads `items` beside `products`: lines with size and colour.',
    without: 'Orders say how many of a product are bought, not in which size and colour.',
  },
  variants: {
    promises: 'Products have `variants`: their sizes and colours with price and availability.',
    without: 'Sizes and colours come from the attributes, and all can be ordered at the product’s price.',
  },
  idempotency: {
    promises: 'POST /orders and POST /payments honour `Idempotency-Key`.',
    without: 'After a lost answer the shop looks through GET /orders before it places the order again.',
  },
  quotes: {
    promises:
      'POST /quotes answers what lines come to; POST /orders reads `expectedTotal`, and its refusals have a `quote`.',
    without: 'The cart is checked by GET /products/{id} of each of its products.',
  },
  parts: {
    promises:
      'What stands between lines and total, such as delivery, is in `parts` of quotes and orders: the shop asks for ' +
      'a quote before it speaks of a total.',
    without: 'The total is the sum of the lines and delivery is free, until a quote or an order says otherwise.',
  },
  shippingMethods: {
    promises:
      'POST /quotes reads `destination` and `shippingMethod` and answers `open` and `shippingMethods`; POST /orders ' +
      'reads `shippingMethod`; an order has `delivery`.',
    without: 'Nobody chooses how an order comes.',
  },
  discounts: {
    promises:
      'POST /quotes and POST /orders read `code`, which discounts have: the quote answers it as `code` where it ' +
      'applies, else why not as `refusal`, and what it takes off is in `parts`.',
    without: 'Nobody is asked for a code.',
  },
  orderNumbers: {
    promises:
      'Orders have `number`, which people read out and type, unique in the store; GET /orders/{id} finds an order by it ' +
      'as well, in any case and with or without the dashes and blanks in it.',
    without: 'People are shown the id of an order, and type that.',
  },
  orderChanges: {
    promises:
      'An order of who is signed in has `changes`, what they may change of it now, and `returns`; POST ' +
      '/orders/{id}/cancellations cancels pieces before they are packed, POST /orders/{id}/returns asks to send ' +
      'pieces back, for the money or for another size.',
    without: 'Whoever wants to change an order writes to the store.',
  },
  logout: {
    promises: 'POST /users/logout ends the token.',
    without: 'Signing out only makes the browser forget the token.',
  },
  remember: {
    promises: 'POST /users/authorize reads `rememberMe`, for a token that lasts longer.',
    without: '`rememberMe` is not sent.',
  },
  passwordReset: {
    promises: 'POST /users/forgot-password mails a link, POST /users/reset-password takes what it carries.',
    without: 'Both pages say how to write to the store.',
  },
  newsletter: {
    promises: 'POST /newsletter stores the address.',
    without: 'The form thanks, and nothing is sent.',
  },
  newsletterLinks: {
    promises:
      'POST /newsletter answers `toConfirm` and mails a link to `/newsletter/{token}` on the pages of the store; the ' +
      'address is on the list once POST /newsletter/confirm has confirmed it.',
    without: 'There is no such page. The form thanks for a subscription, unless the answer says `toConfirm`.',
  },
  contact: {
    promises: 'POST /contact stores the message and mails it to the store.',
    without: 'The form thanks, and nothing is sent.',
  },
  search: { promises: 'GET /products reads `search`.', without: '/search says that this store does not offer search.' },
  facets: {
    promises: 'GET /products reads `facets=true` and then answers `facets.parentCategory` beside the list.',
    without: 'Parent categories are read from the first 100 products of a category.',
  },
  filters: {
    promises:
      `GET /products reads ${FILTER_NAMES.map((name) => `\`${name}\``).join(', ')}, \`sort\` and \`facets=all\`, which ` +
      'answers every kind of facet.',
    without: 'Listings can be filtered by parent category only.',
  },
  suggestions: { promises: 'GET /suggestions answers while a search is typed.', without: 'Nothing is suggested.' },
  related: {
    promises: 'GET /products/{id}/related names other products.',
    without: 'The page of a product shows no others but those looked at before.',
  },
  sizeGuides: {
    promises: '`categoryDetails` of the store record name the size guides of GET /size-guides/{id}.',
    without: 'The size guide says that measurements stand in the specifications.',
  },
  collections: {
    promises: 'GET /products reads `collection`, the slug of one of the `collections` of the store record.',
    without: 'There are no collections.',
  },
  priorPrices: {
    promises:
      'Where there is a `discountedPrice`, `regularPrice` is the lowest price of the 30 days before the reduction ' +
      'began, as the law of the EU asks.',
    without: 'The struck price of a product is not said to be that.',
  },
  orderPayments: {
    promises: 'GET /payments/fields reads `orderId`: the form has the ways to pay that take this order.',
    without: 'One form is for every order of the store.',
  },
  payOnDelivery: {
    promises:
      'With `orderPayments`, an option of the form may be `onDelivery` and have `totals` and `fields`; POST ' +
      '/payments reads `expectedTotal`; an order has `toPayOnDelivery`. A quote with a postal code says ' +
      '`payOnDelivery`, and its fee.',
    without: 'Whoever orders is taken to pay before it is sent.',
  },
  paymentReference: {
    promises:
      'A payment that nobody reports to the store, such as a transfer, is told by POST /payments/reference with what ' +
      'the bank calls it: the order then has `paymentReference`, is held longer and is not to be paid a second time ' +
      'until the store has looked.',
    without: 'Nobody is asked for what the bank calls a payment.',
  },
  bankTransfer: {
    promises:
      'With `orderPayments`, an option of the form may have `transfer`: where to, how much and by which reference. POST ' +
      '/payments reads `expectedTotal`; the order then waits for its money, and for its buyer has `transfer`.',
    without: 'Nobody is told of an account to pay to.',
  },
  orderLinks: {
    promises:
      'An order that is to be paid on delivery may wait `toConfirm`: its buyer is mailed a link to ' +
      '`/orders/confirm/{token}` on the pages of the store. POST /order-links reads its order, and POST ' +
      '/order-links/confirm confirms it.',
    without: 'There is no such page, and no order waits for it.',
  },
  shopperLinks: {
    promises:
      'The mails about an order carry a link to `/orders/open/{token}` on the pages of the store. POST ' +
      '/order-links/open reads its order, and the calls beside it pay, cancel and return it without a sign-in. POST ' +
      '/order-links/send mails such a link to the address of an order.',
    without: 'There is no such page, and nothing tells of it. Who wants to do something to an order signs in.',
  },
  ownerLinks: {
    promises:
      'Mails to the store carry links to `/owner/{token}` on its pages, and to `/owner/day/{token}`. POST /owner-links ' +
      'reads what one shows, and POST /owner-links/act does what the owner says.',
    without: 'There are no such pages.',
  },
  parcels: {
    promises:
      'An order that was sent has `parcels`: carrier, tracking number and the address that follows it; where it goes in ' +
      'several, also `items`, what is in each.',
    without: 'Tracking is “Not available”, unless an order has `parcels` all the same.',
  },
  documents: {
    promises:
      'The orders of their buyer have `documents` once there are any: receipts, invoices and credit notes, each with ' +
      'the address of its page. Whoever tracks an order is sent none.',
    without: 'No documents are shown, unless an order has them all the same.',
  },
  stockRequests: {
    promises: 'POST /products/{id}/stock-requests keeps an address for when a choice is back in stock.',
    without: 'A choice that is sold out is only shown as such.',
  },
};
