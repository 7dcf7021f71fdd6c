import { useEffect, useRef, type MouseEvent } from 'react';
import { CartLineRow } from './CartLineRow.tsx';
import { countItems } from './line.ts';
import { text } from './text.ts';
import { useCart } from './use-cart.ts';
import { formatMoney, sumMoney, type Money } from '#lib/money.ts';

/** The header's cart button: a link to /cart that, once this island is awake, opens the cart beside the page. */
export default function CartDrawer({ money }: { money: Money }) {
  const lines = useCart();
  const count = countItems(lines);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const close = () => dialog.current?.close();
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, []);

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    dialog.current?.showModal();
  }

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current?.close();
  }

  return (
    <>
      <a
        href="/cart"
        data-replay
        aria-haspopup="dialog"
        aria-label={count > 0 ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'}
        onClick={open}
        className="relative flex size-11 items-center justify-center"
      >
        <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" aria-hidden="true">
          <path d="M6 8h12l1 12H5L6 8Zm3 0V6a3 3 0 0 1 6 0v2" />
        </svg>
        <span className="cart-count absolute right-0 top-0.5 h-5 min-w-5 items-center justify-center rounded-full bg-rust px-1 text-[0.7rem] font-bold text-white" />
      </a>
      <dialog ref={dialog} className="drawer" aria-label="Cart" onClick={closeOnBackdrop}>
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
                  <CartLineRow key={line.id + line.selectedColor + line.selectedSize} line={line} money={money} compact />
                ))}
              </ul>
              <div className="grid gap-3 border-t border-line p-4">
                <p className="flex justify-between text-lg font-semibold">
                  <span>Subtotal</span>
                  <span>{formatMoney(sumMoney([...lines]), money)}</span>
                </p>
                <a href="/cart" className="btn">
                  View Cart
                </a>
              </div>
            </>
          )}
        </div>
      </dialog>
    </>
  );
}
