import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { isWholePostalCode } from './whole-postal-code.ts';
import { type AddressForm, asksState } from '../address-form.ts';
import { savedMethod } from '../filled/draft.ts';
import * as text from '../text.ts';
import { $shipping } from '#cart/quote/store.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Where their code does not come, the order says that there is no total. */
const ShippingMethods = lazy(() => import('./ShippingMethods.tsx').catch(() => ({ default: () => <></> })));

interface ShippingChoiceProps extends Pick<
  ComponentProps<typeof ShippingMethods>,
  'form' | 'shipping' | 'offered' | 'sends' | 'ways' | 'totals' | 'money'
> {
  addressForm: AddressForm;
}

/**
 * How the order comes. Its code is fetched once the form is used, or holds a postal code from before: until then there
 * is no place to ask about.
 */
export function ShippingChoice({ addressForm, ...checkout }: ShippingChoiceProps) {
  const { form, offered } = checkout;
  const hydrated = useHydrated();
  const [isUsed, setUsed] = useState(false);

  useEffect(() => {
    const element = form.current;
    const use = () => setUsed(true);
    // The form is filled from its draft by then.
    queueMicrotask(() => {
      if (element?.querySelector<HTMLInputElement>('[name=postalCode]')?.value) use();
    });
    element?.addEventListener('focusin', use);
    element?.addEventListener('input', use);
    return () => {
      element?.removeEventListener('focusin', use);
      element?.removeEventListener('input', use);
    };
  }, [form]);

  // A store without ways of delivery has none to choose.
  if (!hydrated || (offered && !offered.shippingMethods)) return null;
  const later = <p className="text-sm text-soft">{text.deliveryLater}</p>;
  return (
    <fieldset className="grid gap-3 border-t border-line pt-5" data-shipping-methods>
      <legend className="float-left font-medium">{text.delivery}</legend>
      {isUsed ? (
        <Suspense fallback={later}>
          <ShippingMethods
            {...checkout}
            later={later}
            tell={(next) => $shipping.set(next)}
            isWholePostalCode={(code) => isWholePostalCode(addressForm, code)}
            asksState={asksState(addressForm)}
            savedMethod={savedMethod}
          />
        </Suspense>
      ) : (
        later
      )}
    </fieldset>
  );
}
