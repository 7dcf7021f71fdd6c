import { isPickedUp } from '../orders/delivery/stored-delivery.ts';
import { orderName } from '../orders/order-name.ts';
import { readAddress } from '../orders/stored-address.ts';
import { readParts } from '../pricing/stored-totals.ts';
import { sumOf } from '../pricing/sum.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { OrderRow } from '../../base/db/rows/order-rows.ts';
import { amountInWords } from './amount-in-words.ts';
import type { DocumentRow, DocumentSnapshot } from './document.ts';
import { documentSettings } from './document-settings.ts';
import { addressLines } from '#contract/store/address-fields.ts';
import { placeLineOf } from '#contract/store/place-lines.ts';
import { StoreTerms } from '#contract/store/terms.ts';
import { gstCodeOf } from '#lib/places/gst-states.ts';
import { MEMBER_STATES } from '#lib/places/member-states.ts';
import { nonEmpty } from '#lib/non-empty.ts';

/** What a document of an order says with these rows, by what the store and the order say now. */
export function snapshotOf(store: Store, order: OrderRow, rows: readonly DocumentRow[], at: string): DocumentSnapshot {
  const { currency, locale, timeZone, language, settings } = store;
  const country = StoreTerms.parse(store.info.terms)?.country;
  const supplied = placeOfSupply(store, order);
  const code = country === 'IN' && supplied !== undefined ? gstCodeOf(supplied) : undefined;
  const total = sumOf(rows.map(({ amount }) => amount));
  const isIncluded = readParts(order.parts).some((part) => part.kind === 'tax' && part.included);
  return {
    issuedAt: at,
    ...{ currency: order.currency, locale, timeZone, language, country },
    seller: {
      ...sellerOf(store),
      taxNumber: settings.tax?.number,
      ...(!isVat(country) && { taxName: settings.tax?.name }),
    },
    buyer: addressLines({ ...readAddress(order.shipping), phone: undefined }, placeLineOf(country)),
    ...(isPickedUp(order) && { isPickedUp: true }),
    order: { id: order.id, name: orderName(order), placedAt: order.created_at },
    placeOfSupply: supplied,
    ...(code !== undefined && { stateCode: code }),
    ...(isIncluded && { taxIncluded: true }),
    ...{ rows, total },
    ...(country === 'IN' && currency === 'INR' && { words: amountInWords(total) }),
    note: documentSettings(store)?.note,
  };
}

/** A registered store of the EU or Great Britain has a VAT number in any language, and one of India a GSTIN. */
function isVat(country: string | undefined): boolean {
  return country === 'IN' || country === 'GB' || MEMBER_STATES.includes(country ?? '');
}

function sellerOf({ name, info }: Store): { name: string; address: string[] } {
  const { companyName, companyAddress, companyPhone, companyEmail } = info;
  return {
    name: (typeof companyName === 'string' ? nonEmpty(companyName.trim()) : undefined) ?? name,
    address: [companyAddress, companyPhone, companyEmail]
      .flatMap((text) => (typeof text === 'string' ? text.split(/\r?\n/) : []))
      .map((line) => line.trim())
      .filter(Boolean),
  };
}

/** What is picked up is supplied at the store. */
function placeOfSupply({ settings: { tax } }: Store, { shipping, delivery }: OrderRow): string | undefined {
  if (tax?.registration !== 'regular' || !tax.halves) return undefined;
  return isPickedUp({ delivery }) ? tax.state : nonEmpty(readAddress(shipping).state);
}
