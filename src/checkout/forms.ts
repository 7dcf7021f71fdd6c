import * as z from 'zod/mini';
import { type AddressForm, asksState, stateLabel } from './address-form.ts';
import { ADDRESS_FIELD_NAMES, addressField, type AddressFieldName } from '#contract/store/address-fields.ts';
import {
  ANY_PHONE_DIGITS,
  hasPostalShape,
  inPostalShape,
  isPhone,
  postalExamples,
} from '#contract/store/address-shapes.ts';
import { type AddressMessages, shippingAddress } from '#contract/shipping/shipping-address.ts';
import { nationalDigits, normalisePhone } from '#lib/places/indian-phone.ts';
import { isWholePostalCode } from './shipping/whole-postal-code.ts';
import * as text from './text.ts';

/**
 * The shipping fields (docs/behaviour.md 5.checkout.fields): trimmed, none that is required empty; phone and postal
 * code brought into one spelling. A store may state shapes of postal code and phone, or ask for no state
 * (docs/behaviour.md 11.address). `isPricedByPlace`: without a whole postal code nobody knows what the order comes to.
 */
export function shippingForm(form: AddressForm, { isPricedByPlace = false } = {}) {
  if (form === 'india')
    return z.pipe(
      shippingAddress({ asksState: true, says: saysOf(form) }).check(
        z.refine(({ postalCode }) => !isPricedByPlace || isWholePostalCode(form, postalCode), {
          path: ['postalCode'],
          when: () => true,
          error: text.writeAs(['123456']),
        }),
      ),
      z.transform((address) => ({
        ...address,
        postalCode: address.postalCode.replace(/\s+/g, ''),
        phone: normalisePhone(address.phone),
      })),
    );
  const { postalCode: shapes = [], phoneDigits, isIndian } = form;
  const says = saysOf(form);
  const [least, most] = phoneDigits ?? ANY_PHONE_DIGITS;
  return z.pipe(
    (asksState(form) ? shippingAddress({ asksState: true, says }) : withoutState(says)).check(
      z.refine(({ postalCode }) => hasPostalShape(postalCode, shapes), {
        path: ['postalCode'],
        when: () => true,
        error: text.writeAs(postalExamples(shapes)),
      }),
      z.refine(({ phone }) => isPhone(isIndian ? nationalDigits(phone) : phone, phoneDigits), {
        path: ['phone'],
        when: () => true,
        error: text.digits(least, most),
      }),
    ),
    z.transform((address) => ({
      ...address,
      postalCode: inPostalShape(address.postalCode, shapes),
      phone: isIndian ? normalisePhone(address.phone) : address.phone,
    })),
  );
}

const withoutState = (says: AddressMessages) =>
  z.pipe(
    z.transform((values: object) => ({ state: '', ...values })),
    shippingAddress({ asksState: false, says }),
  );

/** Names of the fields that have to be filled in. */
export const hasOptionalFields = ADDRESS_FIELD_NAMES.some((name) => addressField(name).required === 'never');

export function requiredFields(form: AddressForm): AddressFieldName[] {
  return ADDRESS_FIELD_NAMES.filter((name) => {
    const { required } = addressField(name);
    return required === 'always' || (required === 'by-store' && asksState(form));
  });
}

/** In the form's order. One by one: taken apart, the whole module of texts would be sent to the browser. */
const LABELS: Record<AddressFieldName, string> = {
  fullName: text.fullName,
  phone: text.phone,
  address: text.address,
  city: text.city,
  state: text.state,
  postalCode: text.postalCode,
};

/** The messages of wrong fields, by their labels. */
function saysOf(form: AddressForm): AddressMessages {
  const labels = shippingLabels(form);
  return { missing: (name) => text.missing(labels[name]), tooLong: (name) => text.tooLong(labels[name]) };
}

export function shippingLabels(form: AddressForm): Record<AddressFieldName, string> {
  return { ...LABELS, state: stateLabel(form) };
}
