import type { BeforeOrder } from './before-order/before-order.ts';
import type { AddressForm } from './address-form.ts';
import type { OrderReading } from './order-body.ts';
import type { Way } from './shipping/ways.ts';
import type { StateGroup } from './state-choices.ts';
import type { Money } from '#lib/money.ts';

/** What the checkouts of few stores have. */
export interface FewStores {
  /** It begins with the address of the last order (docs/behaviour.md 11.remembered-address). */
  remembers?: boolean | undefined;
  /** What stands above the button, where the store's country asks for it. */
  beforeOrder?: BeforeOrder | undefined;
}

/** What the checkout is told of its store. */
export interface CheckoutProps {
  money: Money;
  reads: OrderReading;
  /** Does it make one order of one Idempotency-Key? */
  knowsKeys: boolean;
  addressForm?: AddressForm;
  states?: readonly StateGroup[] | undefined;
  /** It sends goods to some places: where they can only be come for it delivers nothing. */
  sends?: boolean | undefined;
  ways?: readonly Way[] | undefined;
  /** Undefined where it has none of that. */
  own?: FewStores | undefined;
}
