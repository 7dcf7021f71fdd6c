import { type RefObject, useEffect, useRef } from 'react';
import type { Shipping } from '#cart/quote/cart-quote.ts';
import { formValues } from '#ui/forms/form-values.ts';

/** After the last key: a postal code that is corrected is one question. */
const TYPED_MS = 400;

/** What the checkout lends, so that no code is fetched twice: its form, and what it knows of it. */
export interface CheckoutForm {
  form: RefObject<HTMLFormElement | null>;
  /** What quotes are asked with. */
  shipping: Shipping;
  tell: (shipping: Shipping) => void;
  isWholePostalCode: (code: string) => boolean;
  asksState: boolean;
  /** The id of the delivery that was chosen before. */
  savedMethod: () => string | undefined;
}

/** Tells where the form says that the order goes: a moment after it is typed, and when it is sent. */
export function useShipping(checkout: CheckoutForm): void {
  const latest = useRef(checkout);
  useEffect(() => {
    latest.current = checkout;
  });

  useEffect(() => {
    const element = latest.current.form.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const say = (shippingMethod: string | undefined) => {
      const { shipping, tell } = latest.current;
      const next = { ...shipping, destination: destinationOf(element, latest.current), shippingMethod };
      if (JSON.stringify(next) !== JSON.stringify(shipping)) tell(next);
    };
    const told = () => {
      clearTimeout(timer);
      say(latest.current.shipping.shippingMethod);
    };
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(told, TYPED_MS);
    };
    say(latest.current.savedMethod());
    element.addEventListener('input', onInput);
    // Before React hears of it and asks what the total is.
    element.addEventListener('submit', told, true);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', onInput);
      element.removeEventListener('submit', told, true);
    };
  }, []);
}

/** Undefined until the postal code is whole. */
function destinationOf(form: HTMLFormElement, { isWholePostalCode, asksState }: CheckoutForm): Shipping['destination'] {
  const { postalCode = '', state = '' } = formValues(form);
  if (!isWholePostalCode(postalCode)) return undefined;
  return { postalCode: postalCode.trim(), ...(asksState && state.trim() !== '' && { state: state.trim() }) };
}
