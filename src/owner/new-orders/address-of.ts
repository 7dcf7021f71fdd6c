import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import { spelledAddress, wrongAddressFields } from '#store-api/shop/orders/address-fields.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';
import { type ShippingAddress, shippingAddress, WIRE_MESSAGES } from '#contract/shipping/shipping-address.ts';
import type { AddressFieldName } from '#contract/store/address-fields.ts';
import { StartError } from '#environment.ts';

/** The address that was typed, in the spelling of the checkout. @throws StartError with a line for each fault */
export function addressOf(
  { info }: Pick<Store, 'info'>,
  typed: Partial<Record<AddressFieldName, string>>,
  text: RefusalTexts,
): ShippingAddress {
  const read = shippingAddress({ asksState: false, says: WIRE_MESSAGES }).safeParse({ state: '', ...typed });
  const wrong = read.success
    ? Object.values(wrongAddressFields(info, read.data, text, { isOwner: true }))
    : read.error.issues.map(({ message }) => message);
  if (!read.success || wrong.length > 0) throw new StartError(wrong.join('\n'));
  return spelledAddress(info, read.data, { isOwner: true });
}
