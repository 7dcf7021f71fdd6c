import { isOneOf, plainName } from '../pricing/place-names.ts';
import { nearName } from '../search/near-name.ts';
import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import type { ShippingAddress } from '#contract/shipping/shipping-address.ts';
import {
  ANY_PHONE_DIGITS,
  hasPostalShape,
  inPostalShape,
  isPhone,
  postalExamples,
} from '#contract/store/address-shapes.ts';
import { StoreAddress } from '#contract/store/address.ts';
import { StoreTerms } from '#contract/store/terms.ts';
import { nationalDigits, normalisePhone } from '#lib/places/indian-phone.ts';
import { stateName } from '#lib/places/states-by-code.ts';
import { INDIAN_ADDRESS, INDIAN_STATES } from '#lib/places/states-of-india.ts';

type Info = Readonly<Record<string, unknown>>;

interface Form extends StoreAddress {
  /** Phone numbers count without +91 or 0. */
  isIndian?: boolean;
}

/** Who writes the address: shoppers are asked what the store's form asks, the owner of an Indian shop all there is. */
interface Writer {
  isOwner?: boolean;
}

/**
 * The faults of a shipping address against the form that its store states (docs/behaviour.md 11.address), by the
 * field's path in the body; empty when nothing is.
 */
export function wrongAddressFields(
  info: Info,
  { state, postalCode, phone }: ShippingAddress,
  text: RefusalTexts,
  writer: Writer = {},
): Record<string, string> {
  const form = formOf(info, writer);
  const { states, stateLabel, postalCode: shapes = [], phoneDigits, isIndian = false } = form ?? {};
  const wrong: Record<string, string> = {};
  if (state === '' && states?.length !== 0)
    wrong['shippingAddress.state'] = stateLabel === undefined ? text.stateMissing : text.labelMissing(stateLabel);
  if (state !== '' && states && states.length > 0 && !isOneOf(plainName(state), states))
    wrong['shippingAddress.state'] = text.stateUnknown(
      state,
      stateOfCode(info, state, states) ?? nearName(state, states),
    );
  if (!hasPostalShape(postalCode, shapes))
    wrong['shippingAddress.postalCode'] = text.postalCodeLike(postalExamples(shapes));
  // Of the specified form nothing is asked but that something is there (docs/behaviour.md 5.checkout.fields).
  const [least, most] = phoneDigits ?? ANY_PHONE_DIGITS;
  if (form && !isPhone(isIndian ? nationalDigits(phone) : phone, phoneDigits))
    wrong['shippingAddress.phone'] = text.phoneDigits(least, most);
  return wrong;
}

/** The state of the form that is meant by a code of ISO 3166-2, such as WA. */
function stateOfCode(info: Info, code: string, states: readonly string[]): string | undefined {
  const meant = plainName(stateName(code, StoreTerms.parse(info.terms)?.country ?? 'IN'));
  return states.find((state) => plainName(state) === meant);
}

/** An address without faults, in the spelling that the checkout gives it. */
export function spelledAddress(info: Info, address: ShippingAddress, writer: Writer = {}): ShippingAddress {
  const { states = [], postalCode: shapes = [], isIndian = false } = formOf(info, writer) ?? {};
  const state = states.find((one) => plainName(one) === plainName(address.state)) ?? address.state;
  return {
    ...address,
    state,
    postalCode: inPostalShape(address.postalCode, shapes),
    phone: isIndian ? normalisePhone(address.phone) : address.phone,
  };
}

/** Undefined: the specified form, of which any text is taken. */
function formOf(info: Info, { isOwner = false }: Writer): Form | undefined {
  const stated = info.address === undefined ? undefined : StoreAddress.parse(info.address);
  const country = StoreTerms.parse(info.terms)?.country;
  if ((country ?? 'IN') !== 'IN') return stated ?? {};
  if (stated === undefined) return isOwner ? { ...INDIAN_ADDRESS, states: INDIAN_STATES, isIndian: true } : undefined;
  return country === undefined ? stated : { ...stated, states: stated.states ?? INDIAN_STATES, isIndian: true };
}
