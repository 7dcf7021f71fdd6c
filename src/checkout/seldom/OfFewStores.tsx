import { type RefObject, useEffect } from 'react';
import type { FewStores } from '../checkout-props.ts';
import { fillFromLast, keepAddress } from '../filled/last-address.ts';
import { OrderReview, type OrderReviewProps } from '../before-order/OrderReview.tsx';
import { lineKey, type CartLine } from '#cart/line.ts';
import { formValues } from '#ui/forms/form-values.ts';

interface OfFewStoresProps extends FewStores, Omit<OrderReviewProps, 'says'> {
  form: RefObject<HTMLFormElement | null>;
  /** Why a line cannot be ordered, by its key: it is left out. */
  problems: ReadonlyMap<string, string>;
  /** What was ordered; undefined while nothing has been. */
  ordered: readonly CartLine[] | undefined;
}

/** What the checkout of few stores has, above the button that orders, so that others load none of it. */
export default function OfFewStores({
  form,
  beforeOrder,
  remembers,
  lines,
  problems,
  ordered,
  ...shown
}: OfFewStoresProps) {
  useEffect(() => {
    // The form is filled from its draft by then.
    if (remembers) queueMicrotask(() => form.current && fillFromLast(form.current));
  }, [remembers, form]);
  useEffect(() => {
    if (remembers && ordered && form.current) keepAddress(formValues(form.current));
  }, [remembers, ordered, form]);
  if (!beforeOrder || lines.length === 0) return null;
  return <OrderReview says={beforeOrder} lines={lines.filter((line) => !problems.has(lineKey(line)))} {...shown} />;
}
