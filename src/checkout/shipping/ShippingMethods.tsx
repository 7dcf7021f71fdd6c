import type { ReactNode } from 'react';
import { type CheckoutForm, useShipping } from './use-shipping.ts';
import * as text from '../text.ts';
import { arrivalText } from '#cart/arrival-text.ts';
import type { Sold } from '#cart/quote/cart-quote.ts';
import * as cartText from '#cart/text.ts';
import type { ShippingOffer } from '#contract/shipping/shipping.ts';
import { formatMoney, type Money } from '#lib/money.ts';

interface ShippingMethodsProps extends CheckoutForm {
  /** What the store said last. */
  offered: Sold['shipping'] | undefined;
  /** See CheckoutProps. */
  sends?: boolean | undefined;
  money: Money;
  /** What stands here until the store has said which there are. */
  later: ReactNode;
}

/** The ways of delivery to the address that the form says, once it does. */
export default function ShippingMethods({ offered, sends, money, later, ...checkout }: ShippingMethodsProps) {
  const { shipping, tell, asksState } = checkout;
  useShipping(checkout);
  const offers = shipping.destination && offered?.shippingMethods;
  const lacksState = asksState && !shipping.destination?.state;
  const isOffered = offers?.some(({ id }) => id === shipping.shippingMethod);
  return (
    <Choice
      offers={offers}
      // Without the state others may still be offered.
      sends={sends && !lacksState}
      open={lacksState && isOpen(offered)}
      chosen={isOffered ? shipping.shippingMethod : offered?.shippingMethod}
      onChoose={(shippingMethod) => tell({ ...shipping, shippingMethod })}
      money={money}
      later={later}
    />
  );
}

/** Whether more may be offered once more of the address is known. */
function isOpen({ open, refusal }: Sold['shipping'] = {}): boolean {
  return open?.includes('shipping') === true && refusal !== 'not-served';
}

interface ChoiceProps extends Pick<ShippingMethodsProps, 'sends' | 'later' | 'money'> {
  /** Undefined until the store has said which. */
  offers: readonly ShippingOffer[] | undefined;
  /** What else there is, and at what price, depends on the state. */
  open?: boolean | undefined;
  /** The id of the one that the totals count. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** How the order comes: each way with price and days. */
export function Choice({ offers, open, sends, chosen, onChoose, money, later }: ChoiceProps) {
  const isUnserved = !open && offers?.every(({ pickUp }) => pickUp) && (!offers[0] || sends);
  return (
    <>
      <div role="status" className="empty:hidden">
        {!offers && later}
        {offers && open && <p className="text-sm text-soft">{text.deliveryByState}</p>}
        {isUnserved && <p className="note note-bad">{text.notServed}</p>}
      </div>
      {offers?.[0] && (
        <div className="options">
          {offers.map((offer) => (
            <Offer key={offer.id} offer={offer} chosen={chosen === offer.id} onChoose={onChoose} money={money} />
          ))}
        </div>
      )}
    </>
  );
}

interface OfferProps extends Pick<ChoiceProps, 'onChoose' | 'money'> {
  offer: ShippingOffer;
  chosen: boolean;
}

function Offer({
  offer: { id, label, price, pickUp, at, missingToFree, arrives },
  chosen,
  onChoose,
  money,
}: OfferProps) {
  const notes = [
    pickUp ? at : undefined,
    arrives && arrivalText(arrives, money.locale, pickUp),
    missingToFree && cartText.missingToFree(formatMoney(missingToFree, money)),
  ].filter(Boolean);
  return (
    <label className="option">
      <input
        type="radio"
        name="shippingMethod"
        value={id}
        checked={chosen}
        onChange={() => onChoose(id)}
        className="size-5 shrink-0"
      />
      <span className="min-w-0 grow">
        {label}
        {notes.map((note) => (
          <span key={note} className="block text-sm text-soft">
            {note}
          </span>
        ))}
      </span>
      <span className="tabular-nums">{price === 0 ? cartText.free : formatMoney(price, money)}</span>
    </label>
  );
}
