import type { Order } from './order.ts';
import { isPickedUp } from './pick-up.ts';
import * as text from './text.ts';
import * as cartText from '#cart/text.ts';
import { PENDING, PROCESSING, SHIPPED } from '#contract/order-status.ts';
import { isShippingFree } from '#contract/shipping/shipping-free.ts';

interface NextStepsProps {
  /** Undefined where nobody knows it. */
  order?: Order | undefined;
  /** Orders may come to more than their lines. */
  hasParts: boolean | undefined;
}

/** What is still to happen to an order. */
export function NextSteps({ order, hasParts }: NextStepsProps) {
  return (
    <>
      <h2 className="text-2xl">{text.whatNow}</h2>
      <ol className="next-steps mt-4">
        {stepsOf(order, hasParts).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

/** That shipping is free is said where it is certain; what is picked up is not shipped. */
function stepsOf(order: Order | undefined, hasParts = false): string[] {
  const status = order?.status ?? PENDING;
  const pickUp = order && isPickedUp(order);
  if (status === SHIPPED) return [pickUp ? text.ready : text.onItsWay, text.whereStatus];
  if (status !== PENDING && status !== PROCESSING) return [text.whereStatus];
  const isFree = order ? isShippingFree(order.parts) : !hasParts;
  const shipped = isFree ? `${cartText.shippingIsFree} ${text.whenShipped}` : text.whenShipped;
  return [
    order?.toConfirm ? text.packedOnceConfirmed : status === PENDING ? text.whenPacked : text.packing,
    pickUp ? text.whenReady : shipped,
    text.whereStatus,
  ];
}
