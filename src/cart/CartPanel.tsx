import { useEffect, useRef, type MouseEvent } from 'react';
import { CartLineRow } from './CartLineRow.tsx';
import { countItems, lineKey } from './line.ts';
import { text } from './text.ts';
import { useCart } from './use-cart.ts';
import { formatMoney, sumMoney, type Money } from '#lib/money.ts';

/** The cart beside the page, as a modal dialog: open while it is rendered. */
export function CartPanel({ money, onClose }: { money: Money; onClose(): void }) {
  const lines = useCart();
  const dialog = useRef<HTMLDialogElement>(null);
  const count = countItems(lines);

  useEffect(() => {
    const close = () => dialog.current?.close();
    dialog.current?.showModal();
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, []);

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current?.close();
  }

  return (
    <dialog ref={dialog} className="drawer" aria-label="Cart" onClose={onClose} onClick={closeOnBackdrop}>
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between border-b border-line p-4">
          <h2 className="text-xl font-semibold">Cart{count > 0 && ` (${count})`}</h2>
          <button type="button" className="size-11 text-2xl" aria-label="Close cart" onClick={() => dialog.current?.close()}>
            ×
          </button>
        </div>
        {lines.length === 0 ? (
          <div className="grid gap-4 p-6 text-center">
            <p>{text.empty}</p>
            <a href="/" className="btn">
              Continue Shopping
            </a>
          </div>
        ) : (
          <>
            <ul className="grow overflow-y-auto px-4">
              {lines.map((line) => (
                <CartLineRow key={lineKey(line)} line={line} money={money} compact />
              ))}
            </ul>
            <div className="grid gap-3 border-t border-line p-4">
              <p className="flex justify-between text-lg font-semibold">
                <span>Subtotal</span>
                <span className="tabular-nums">{formatMoney(sumMoney([...lines]), money)}</span>
              </p>
              <a href="/cart" className="btn">
                View Cart
              </a>
            </div>
          </>
        )}
      </div>
    </dialog>
  );
}
