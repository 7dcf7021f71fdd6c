import type { ComponentProps } from 'react';
import { EmptyCart } from './EmptyCart.tsx';
import OfFewStores from './OfFewStores.tsx';
import LeftOutCode from '#cart/code/LeftOutCode.tsx';

type SeldomProps = { isEmpty: true } | ComponentProps<typeof LeftOutCode> | ComponentProps<typeof OfFewStores>;

/**
 * What most checkouts never show, in one file: that the cart is empty, a code that does not count, what few stores
 * have.
 */
export default function Seldom(props: SeldomProps) {
  if ('isEmpty' in props) return <EmptyCart />;
  return 'code' in props ? <LeftOutCode {...props} /> : <OfFewStores {...props} />;
}

export { toSettleFirst } from './to-settle-first.ts';
export { withoutTotal } from './without-total.ts';
