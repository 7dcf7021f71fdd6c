import type { MouseEvent } from 'react';
import { CartPanel } from './CartPanel.tsx';
import { countItems } from './line.ts';
import { useCart } from './use-cart.ts';
import * as text from './text.ts';
import type { Money } from '#lib/money.ts';
import { useOpening } from '#ui/dialog/use-opening.ts';

/** The header's cart button: a link to /cart that, once this island is hydrated, opens the cart beside the page. */
export default function CartDrawer({ money }: { money: Money }) {
  const opening = useOpening<true>();
  const count = countItems(useCart());

  function openDrawer(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    opening.open(true);
  }

  return (
    <>
      <a
        href="/cart"
        data-replay
        aria-haspopup="dialog"
        aria-label={count > 0 ? text.cartOf(count) : text.title}
        onClick={openDrawer}
        className="icon-btn cart-link"
      >
        <svg
          width="24"
          height="24"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M6 8h12l1 12H5L6 8Zm3 0V6a3 3 0 0 1 6 0v2" />
        </svg>
        <span className="cart-count count" />
      </a>
      {opening.what && <CartPanel key={opening.key} money={money} onClose={opening.close} />}
    </>
  );
}
