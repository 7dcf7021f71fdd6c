import type * as cart from '#cart/text.ts';
import type * as discounts from '#cart/code/text.ts';
import type * as catalog from '#catalog/text.ts';
import type * as choices from '#catalog/product-page/choice/text.ts';
import type * as checkout from '#checkout/text.ts';
import type * as offline from '#offline/text.ts';
import type * as orders from '#orders/text.ts';
import type * as linkedOrders from '#orders/linked/text.ts';
import type * as unpaidOrders from '#orders/unpaid/text.ts';
import type * as orderChanges from '#orders/changes/text.ts';
import type * as ownerPages from '#orders/owner/text.ts';
import type * as ownerSteps from '#orders/owner/next/text.ts';
import type * as payment from '#payment/text.ts';
import type * as refusals from '#contract/refusals/english.ts';
import type * as seo from '#seo/text.ts';
import type * as session from '#session/text.ts';
import type * as site from '#site/text.ts';
import type * as emails from '#store-api/shop/mail/templates/email-templates.ts';
import type * as orderEmails from '#store-api/shop/mail/templates/order-templates.ts';
import type * as returnEmails from '#store-api/shop/mail/templates/return-templates.ts';
import type * as paymentForms from '#backends/serving/payment-forms.ts';
import type * as totalParts from '#backends/serving/total-parts.ts';
import type * as documents from '#store-api/shop/documents/text.ts';
import type * as printedOrders from '#owner/orders/printing/text.ts';
import type { Translated } from '#translations/texts-in.ts';
import type * as ui from '#ui/text.ts';

/**
 * A translation of the shop, of the modules named in `text-modules.ts`. A text that is left out stays English. Its file
 * `src/languages/<code>.ts` is nothing but `export default { … } satisfies Language`: each text is an expression of its
 * own, so that a page loads the ones it shows. See docs/decisions D233.
 */
export interface Language {
  cart?: Partial<Translated<typeof cart>>;
  catalog?: Partial<Translated<typeof catalog>>;
  choices?: Partial<Translated<typeof choices>>;
  checkout?: Partial<Translated<typeof checkout>>;
  discounts?: Partial<Translated<typeof discounts>>;
  offline?: Partial<Translated<typeof offline>>;
  orders?: Partial<Translated<typeof orders>>;
  orderChanges?: Partial<Translated<typeof orderChanges>>;
  unpaidOrders?: Partial<Translated<typeof unpaidOrders>>;
  linkedOrders?: Partial<Translated<typeof linkedOrders>>;
  ownerPages?: Partial<Translated<typeof ownerPages>>;
  ownerSteps?: Partial<Translated<typeof ownerSteps>>;
  payment?: Partial<Translated<typeof payment>>;
  refusals?: Partial<Translated<typeof refusals>>;
  seo?: Partial<Translated<typeof seo>>;
  session?: Partial<Translated<typeof session>>;
  site?: Partial<Translated<typeof site>>;
  ui?: Partial<Translated<typeof ui>>;
  emails?: Partial<Translated<typeof emails>>;
  orderEmails?: Partial<Translated<typeof orderEmails>>;
  returnEmails?: Partial<Translated<typeof returnEmails>>;
  paymentForms?: Partial<Translated<typeof paymentForms>>;
  totalParts?: Partial<Translated<typeof totalParts>>;
  documents?: Partial<Translated<typeof documents>>;
  printedOrders?: Partial<Translated<typeof printedOrders>>;
}
