import { CartLineRow } from './CartLineRow.tsx';
import { countItems, lineKey } from './line.ts';
import { clearCart } from './store.ts';
import { text } from './text.ts';
import { useCart } from './use-cart.ts';
import { loginPath } from '#session/guard.ts';
import { isSignedIn } from '#session/store.ts';
import { formatMoney, sumMoney, type Money } from '#lib/money.ts';
import { toastOnNextPage } from '#ui/toasts.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/** The cart page (spec section 2). */
export default function CartPage({ money }: { money: Money }) {
  const hydrated = useHydrated();
  const lines = useCart();
  const count = countItems(lines);

  if (!hydrated) return <Waiting />;
  if (lines.length === 0) return <Empty />;
  return (
    <>
      <h1 className="text-title">
        Cart <span className="text-xl font-normal text-soft">({count === 1 ? '1 item' : `${count} items`})</span>
      </h1>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <ul className="border-t border-line">
          {lines.map((line) => (
            <CartLineRow key={lineKey(line)} line={line} money={money} />
          ))}
        </ul>
        <section className="card grid gap-4 p-5" aria-label="Summary">
          <p className="flex justify-between text-lg font-semibold">
            <span>Subtotal</span>
            <span className="tabular-nums">{formatMoney(sumMoney([...lines]), money)}</span>
          </p>
          <p className="text-sm text-soft">Shipping is free. Prices include taxes.</p>
          <button type="button" className="btn" onClick={checkOut}>
            Checkout
          </button>
          <button type="button" className="btn btn-plain" onClick={clearCart}>
            Clear Cart
          </button>
        </section>
      </div>
    </>
  );
}

function checkOut() {
  if (isSignedIn()) return location.assign('/checkout');
  toastOnNextPage({ title: text.loginTitle, text: text.loginText });
  location.assign(loginPath('/checkout'));
}

function Empty() {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-5 py-12 text-center">
      <h1 className="text-title">{text.empty}</h1>
      <p className="text-soft">Whatever you add waits here, on this device, until you are ready.</p>
      <a href="/" className="btn">
        Continue Shopping
      </a>
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true">
      <h1 className="text-title">Cart</h1>
      <div className="needs-script mt-6">
        <div className="skeleton h-32" />
      </div>
    </div>
  );
}
