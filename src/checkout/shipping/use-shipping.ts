import { useStore } from '@nanostores/react';
import { type RefObject, useEffect } from 'react';
import { isWholePostalCode } from './whole-postal-code.ts';
import { type AddressForm, asksState } from '../address-form.ts';
import { saveDraft, savedMethod } from '../draft.ts';
import type { Shipping } from '#cart/quote/cart-quote.ts';
import { $shipping } from '#cart/quote/store.ts';
import { formValues, type FormValues } from '#ui/forms/form-values.ts';

/** After the last key: a postal code that is corrected is one question. */
const TYPED_MS = 400;

/** Tells quotes where the form says that the order goes, and how: a moment after it is typed, and when it is sent. */
export function useShipping(ref: RefObject<HTMLFormElement | null>, form: AddressForm) {
  const shipping = useStore($shipping);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const told = () => tell(formValues(element), form);
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(told, TYPED_MS);
    };
    tell(formValues(element), form, savedMethod());
    element.addEventListener('input', onInput);
    // Before React hears of it and asks what the total is.
    element.addEventListener('submit', told, true);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', onInput);
      element.removeEventListener('submit', told, true);
    };
  }, [ref, form]);

  function choose(shippingMethod: string) {
    if (!ref.current) return;
    const values = formValues(ref.current);
    saveDraft({ ...values, shippingMethod });
    tell(values, form, shippingMethod);
  }

  return { shipping, choose };
}

function tell(values: FormValues, form: AddressForm, shippingMethod = $shipping.get().shippingMethod) {
  const next = { ...$shipping.get(), destination: destinationOf(values, form), shippingMethod };
  if (JSON.stringify(next) !== JSON.stringify($shipping.get())) $shipping.set(next);
}

/** Undefined until the postal code is whole. */
function destinationOf({ postalCode = '', state = '' }: FormValues, form: AddressForm): Shipping['destination'] {
  if (!isWholePostalCode(form, postalCode)) return undefined;
  return { postalCode: postalCode.trim(), ...(asksState(form) && state.trim() !== '' && { state: state.trim() }) };
}
