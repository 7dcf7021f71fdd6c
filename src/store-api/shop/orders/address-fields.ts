import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import type { ShippingAddress } from '#contract/shipping/shipping-address.ts';
import { digitCount, hasPostalShape, postalExample } from '#contract/store/address-shapes.ts';
import { StoreAddress } from '#contract/store/address.ts';

/**
 * The faults of a shipping address against the form that its store states (docs/behaviour.md 11.address), by the
 * field's path in the body; empty when nothing is.
 */
export function wrongAddressFields(
  info: Readonly<Record<string, unknown>>,
  { state, postalCode, phone }: ShippingAddress,
  text: RefusalTexts,
): Record<string, string> {
  const { states, postalCode: shapes = [], phoneDigits: [least, most] = [0, Infinity] } = addressOf(info) ?? {};
  const wrong: Record<string, string> = {};
  if (state === '' && states?.length !== 0) wrong['shippingAddress.state'] = text.stateMissing;
  if (!hasPostalShape(postalCode, shapes))
    wrong['shippingAddress.postalCode'] = text.postalCodeLike(shapes.map(postalExample));
  const digits = digitCount(phone);
  if (digits < least || digits > most) wrong['shippingAddress.phone'] = text.phoneDigits(least, most);
  return wrong;
}

function addressOf({ address }: Readonly<Record<string, unknown>>): StoreAddress | undefined {
  return address === undefined ? undefined : StoreAddress.parse(address);
}
