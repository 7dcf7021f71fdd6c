import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import type { ShippingAddress } from '#contract/shipping/shipping-address.ts';
import { ANY_PHONE_DIGITS, hasPostalShape, isPhone, postalExamples } from '#contract/store/address-shapes.ts';
import { StoreAddress } from '#contract/store/address.ts';
import { StoreTerms } from '#contract/store/terms.ts';

/**
 * The faults of a shipping address against the form that its store states (docs/behaviour.md 11.address), by the
 * field's path in the body; empty when nothing is.
 */
export function wrongAddressFields(
  info: Readonly<Record<string, unknown>>,
  { state, postalCode, phone }: ShippingAddress,
  text: RefusalTexts,
): Record<string, string> {
  const form = addressOf(info) ?? (isAbroad(info) ? {} : undefined);
  const { states, postalCode: shapes = [], phoneDigits } = form ?? {};
  const wrong: Record<string, string> = {};
  if (state === '' && states?.length !== 0) wrong['shippingAddress.state'] = text.stateMissing;
  if (!hasPostalShape(postalCode, shapes))
    wrong['shippingAddress.postalCode'] = text.postalCodeLike(postalExamples(shapes));
  // Of the specified form nothing is asked but that something is there (docs/behaviour.md 5.checkout.fields).
  const [least, most] = phoneDigits ?? ANY_PHONE_DIGITS;
  if (form && !isPhone(phone, phoneDigits)) wrong['shippingAddress.phone'] = text.phoneDigits(least, most);
  return wrong;
}

function isAbroad({ terms }: Readonly<Record<string, unknown>>): boolean {
  return (StoreTerms.parse(terms)?.country ?? 'IN') !== 'IN';
}

function addressOf({ address }: Readonly<Record<string, unknown>>): StoreAddress | undefined {
  return address === undefined ? undefined : StoreAddress.parse(address);
}
