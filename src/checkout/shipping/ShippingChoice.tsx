import { type ComponentProps, lazy, Suspense } from 'react';
import { isWholePostalCode } from './whole-postal-code.ts';
import { type AddressForm, asksState } from '../address-form.ts';
import { savedMethod } from '../draft.ts';
import { $shipping } from '#cart/quote/store.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Few stores have several ways of delivery. Where their code does not come, the order says that there is no total. */
const ShippingMethods = lazy(() => import('./ShippingMethods.tsx').catch(() => ({ default: () => <></> })));

interface ShippingChoiceProps extends Pick<
  ComponentProps<typeof ShippingMethods>,
  'form' | 'shipping' | 'offered' | 'money'
> {
  addressForm: AddressForm;
}

/** How the order comes. Not on the server, which waits for no code (React's error 419). */
export function ShippingChoice({ addressForm, ...checkout }: ShippingChoiceProps) {
  return (
    useHydrated() && (
      <Suspense>
        <ShippingMethods
          {...checkout}
          tell={(next) => $shipping.set(next)}
          isWholePostalCode={(code) => isWholePostalCode(addressForm, code)}
          asksState={asksState(addressForm)}
          savedMethod={savedMethod}
        />
      </Suspense>
    )
  );
}
