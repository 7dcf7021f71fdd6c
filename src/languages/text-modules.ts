import type { Language } from './language.ts';

/**
 * Where the texts of pages and islands stand in English, by their part of a `Language`, as the ends of their paths: a
 * build has them in one language. What a server says in the language of each store (translations/texts-in.ts) is not
 * here.
 */
export const TEXT_MODULES = {
  cart: '/src/cart/text.ts',
  catalog: '/src/catalog/text.ts',
  choices: '/src/catalog/product-page/choice/text.ts',
  checkout: '/src/checkout/text.ts',
  discounts: '/src/cart/code/text.ts',
  offline: '/src/offline/text.ts',
  orders: '/src/orders/text.ts',
  orderChanges: '/src/orders/changes/text.ts',
  unpaidOrders: '/src/orders/unpaid/text.ts',
  linkedOrders: '/src/orders/linked/text.ts',
  ownerPages: '/src/orders/owner/text.ts',
  ownerSteps: '/src/orders/owner/next/text.ts',
  payment: '/src/payment/text.ts',
  refusals: '/src/session/refusals/text.ts',
  seo: '/src/seo/text.ts',
  session: '/src/session/text.ts',
  site: '/src/site/text.ts',
  ui: '/src/ui/text.ts',
} as const satisfies Partial<Record<keyof Language, string>>;

/** Where all texts of a `Language` stand in English: those of pages, and those of a server. */
export const ENGLISH_MODULES = {
  ...TEXT_MODULES,
  refusals: '/src/contract/refusals/english.ts',
  emails: '/src/store-api/shop/mail/templates/email-templates.ts',
  orderEmails: '/src/store-api/shop/mail/templates/order-templates.ts',
  returnEmails: '/src/store-api/shop/mail/templates/return-templates.ts',
  paymentForms: '/src/backends/serving/payment-forms.ts',
  totalParts: '/src/backends/serving/total-parts.ts',
  documents: '/src/store-api/shop/documents/text.ts',
  printedOrders: '/src/owner/orders/printing/text.ts',
} as const satisfies Record<keyof Language, string>;

/** The suffix of a module's path that loads it in English, from inside its translation. */
export const ENGLISH = '?english';
