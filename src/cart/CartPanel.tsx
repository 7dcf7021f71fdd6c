import { useEffect, useRef, type MouseEvent } from 'react';
import { CartLines } from './lines/CartLines.tsx';
import { LastKnown } from './LastKnown.tsx';
import { goToCheckout } from './go-to-checkout.ts';
import { countItems } from './line.ts';
import { useDrawerTotals } from './quote/use-drawer-totals.ts';
import { forgetRemoved } from './store.ts';
import * as text from './text.ts';
import { CartTerms } from './totals/CartTerms.tsx';
import { Totals } from './totals/Totals.tsx';
import { useCart } from './use-cart.ts';
import type { Money } from '#lib/money.ts';
import { Glyph } from '#ui/Glyph.tsx';

/** The cart beside the page, as a modal dialog: open while it is rendered. */
export function CartPanel({ money, onClose }: { money: Money; onClose: () => void }) {
  const lines = useCart();
  const dialog = useRef<HTMLDialogElement>(null);
  const count = countItems(lines);
  const totals = useDrawerTotals(lines, money.hasParts);

  useEffect(() => {
    forgetRemoved();
    const close = () => dialog.current?.close();
    dialog.current?.showModal();
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, []);

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current.close();
  }

  return (
    // A press on the backdrop closes the dialog, as Escape does natively.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does it too
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={text.title}
      data-cart-room
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className="flex h-full flex-col">
        <div className="flex h-bar shrink-0 items-center justify-between border-b border-line pl-5 pr-2">
          <h2 className="text-2xl">
            {text.title}
            {count > 0 && ` (${count})`}
          </h2>
          <button type="button" className="icon-btn" aria-label={text.close} onClick={() => dialog.current?.close()}>
            <Glyph name="close" size={22} />
          </button>
        </div>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5">
          <CartLines money={money} compact />
          {lines.length === 0 && <Empty />}
        </div>
        {lines.length > 0 && (
          <div className="drawer-foot">
            <LastKnown />
            <Totals totals={totals} money={money} last="text-lg font-medium" />
            <CartTerms totals={totals} money={money} className="" />
            <div className="mt-3 grid gap-2 sm:grid-cols-2">
              <a href="/cart" className="btn btn-plain">
                {text.view}
              </a>
              <button type="button" className="btn max-sm:-order-1" onClick={goToCheckout}>
                {text.checkout}
              </button>
            </div>
          </div>
        )}
      </div>
    </dialog>
  );
}

function Empty() {
  return (
    <div className="grid gap-3 py-8">
      <p className="text-lg">{text.empty}</p>
      <p className="text-sm text-soft">{text.emptyLong}</p>
      <a href="/" className="btn mt-3">
        {text.continueShopping}
      </a>
      <a href="/products" className="btn btn-plain">
        {text.allProducts}
      </a>
    </div>
  );
}
