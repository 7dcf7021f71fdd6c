import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { Room } from './Room.tsx';
import { isWholePostalCode } from './whole-postal-code.ts';
import { type AddressForm, asksState } from '../address-form.ts';
import { savedMethod } from '../filled/draft.ts';
import { Group } from '../Group.tsx';
import * as text from '../text.ts';
import { $shipping } from '#cart/quote/store.ts';
import type { Totals } from '#cart/totals/totals.ts';
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts';

/** Where their code does not come, the order says that there is no total. */
const ShippingMethods = lazyOrNothing(() => import('./ShippingMethods.tsx'));

interface ShippingChoiceProps extends Pick<
  ComponentProps<typeof ShippingMethods>,
  'form' | 'shipping' | 'offered' | 'sends' | 'money'
> {
  addressForm: AddressForm;
  ways?: ComponentProps<typeof Room>['ways'];
  totals: Pick<Totals, 'subtotal'>;
}

/**
 * How the order comes. Its code is fetched once the form is used, or holds a postal code from before: until then there
 * is no place to ask about.
 */
export function ShippingChoice({ addressForm, ways, totals, ...checkout }: ShippingChoiceProps) {
  const { form, offered } = checkout;
  const [isUsed, setUsed] = useState(false);

  useEffect(() => {
    const element = form.current;
    const use = () => setUsed(true);
    // The form is filled from its draft by then.
    queueMicrotask(() => {
      if (element?.querySelector<HTMLInputElement>('[name=postalCode]')?.value) use();
    });
    // They go with the form, which this stands in.
    for (const type of ['focusin', 'input']) element?.addEventListener(type, use);
  }, [form]);

  const later = <Room ways={ways} subtotal={totals.subtotal} />;
  return (
    // A store without ways of delivery has none to choose, but its taxes may go by the place.
    <Group title={text.delivery} hidden={!(offered ? offered.shippingMethods : ways)}>
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
    </Group>
  );
}
