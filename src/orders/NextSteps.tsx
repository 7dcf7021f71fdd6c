import type { Order } from './order.ts';
import * as text from './text.ts';
import * as cartText from '#cart/text.ts';
import { isShippingFree } from '#contract/shipping-free.ts';

interface NextStepsProps {
  /** Undefined where nobody knows it. */
  order?: Order | undefined;
  /** Orders may come to more than their lines. */
  hasParts: boolean | undefined;
}

/** The steps after an order; that shipping is free is said where it is certain. */
export function NextSteps({ order, hasParts = false }: NextStepsProps) {
  const isFree = order ? isShippingFree(order.parts) : !hasParts;
  return (
    <>
      <h2 className="text-2xl">{text.whatNow}</h2>
      <ol className="next-steps mt-4">
        <li>{text.whenPacked}</li>
        <li>{isFree ? `${cartText.shippingIsFree} ${text.whenShipped}` : text.whenShipped}</li>
        <li>{text.whereStatus}</li>
      </ol>
    </>
  );
}
