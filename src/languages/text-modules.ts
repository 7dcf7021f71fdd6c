import type { Language } from './language.ts';

/** Where the texts of each part of a `Language` stand in English, as the ends of their paths. */
export const TEXT_MODULES: Readonly<Record<keyof Language, string>> = {
  cart: '/src/cart/text.ts',
  catalog: '/src/catalog/text.ts',
  checkout: '/src/checkout/text.ts',
  offline: '/src/offline/text.ts',
  orders: '/src/orders/text.ts',
  payment: '/src/payment/text.ts',
  refusals: '/src/session/refusals/text.ts',
  seo: '/src/seo/text.ts',
  session: '/src/session/text.ts',
  site: '/src/site/text.ts',
  ui: '/src/ui/text.ts',
  emails: '/src/store-api/shop/mail/email-templates.ts',
  printedOrders: '/src/owner/orders/printing/text.ts',
  orderEmails: '/src/store-api/shop/mail/order-templates.ts',
};

/** The suffix of a module's path that loads it in English, from inside its translation. */
export const ENGLISH = '?english';
