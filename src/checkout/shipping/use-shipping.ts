import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef } from 'react';
import { type AddressForm, asksState, isWholePostalCode } from '../address-form.ts';
import { saveDraft, savedMethod } from '../draft.ts';
import type { Shipping } from '#cart/quote/cart-quote.ts';
import { $shipping } from '#cart/quote/store.ts';
import { formValues, type FormValues } from '#ui/forms/form-values.ts';

const NOWHERE: Shipping = {};

/** After the last key: a postal code that is corrected is one question. */
const TYPED_MS = 400;

/**
 * Where the form says that the order goes, and how: what is asked about in quotes. Nothing where the store has no
 * shipping methods.
 */
export function useShipping(ref: RefObject<HTMLFormElement | null>, form: AddressForm, isOffered: boolean) {
  const shipping = useStore($shipping, { ssr: () => NOWHERE });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** To be called with what the form holds. */
  function tell(values: FormValues, { shippingMethod }: Shipping = $shipping.get()) {
    if (!isOffered) return;
    const next = { ...$shipping.get(), destination: destinationOf(values, form), shippingMethod };
    if (JSON.stringify(next) !== JSON.stringify($shipping.get())) $shipping.set(next);
  }

  function onTyped(values: FormValues) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tell(values), TYPED_MS);
  }

  useEffect(() => {
    if (ref.current) tell(formValues(ref.current), { shippingMethod: savedMethod() });
    return () => clearTimeout(timer.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: later words of the form come by onTyped
  }, []);

  function choose(shippingMethod: string) {
    if (!ref.current) return;
    const values = { ...formValues(ref.current), shippingMethod };
    saveDraft(values);
    tell(values, { shippingMethod });
  }

  return { shipping, tell, onTyped, choose };
}

/** Undefined until the postal code is whole. */
function destinationOf({ postalCode = '', state = '' }: FormValues, form: AddressForm): Shipping['destination'] {
  if (!isWholePostalCode(form, postalCode)) return undefined;
  return { postalCode: postalCode.trim(), ...(asksState(form) && state.trim() !== '' && { state: state.trim() }) };
}
