import type { CapabilityLevel } from './capability.ts';
import { bankTransfer } from './bank-transfer.ts';
import { contact, newsletter, newsletterLinks, passwordReset, stockRequests } from './messages.ts';
import { collections, priorPrices, related, sizeGuides, variants } from './catalogue.ts';
import { documents } from './documents.ts';
import { discounts } from './discounts.ts';
import { facets, filters } from './filters.ts';
import { idempotency, items, orderPayments } from './ordering.ts';
import { orderLinks } from './links/order-links.ts';
import { ownerLinks } from './links/owner-links.ts';
import { orderChanges } from './order-changes.ts';
import { orderNumbers } from './order-numbers.ts';
import { shopperLinks } from './links/shopper-links.ts';
import { payOnDelivery } from './pay-on-delivery.ts';
import { paymentReference } from './payment-reference.ts';
import { parcels } from './parcels.ts';
import { parts, quotes } from './quotes.ts';
import { shippingMethods } from './shipping-methods.ts';
import { logout, remember } from './sessions.ts';
import { search, suggestions } from './search.ts';
import type { Capability } from '#contract/store-info.ts';

/** Each capability has a level; one that the contract gets and that is not here does not compile. */
const LEVELS: Record<Capability, CapabilityLevel> = {
  items,
  variants,
  idempotency,
  quotes,
  parts,
  shippingMethods,
  discounts,
  logout,
  remember,
  passwordReset,
  newsletter,
  newsletterLinks,
  contact,
  search,
  facets,
  filters,
  suggestions,
  related,
  sizeGuides,
  collections,
  priorPrices,
  orderPayments,
  payOnDelivery,
  paymentReference,
  bankTransfer,
  orderLinks,
  shopperLinks,
  ownerLinks,
  parcels,
  orderNumbers,
  documents,
  orderChanges,
  stockRequests,
};

export const CAPABILITIES: readonly CapabilityLevel[] = Object.values(LEVELS);
