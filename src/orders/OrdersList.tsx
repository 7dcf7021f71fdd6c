import { useCallback, useEffect, useState } from 'react';
import { toOrder, type Order } from './order.ts';
import { OrderCard } from './OrderCard.tsx';
import { text } from './text.ts';
import { ApiError } from '#api-client/api-error.ts';
import type { Money } from '#lib/money.ts';
import { api, goSignIn } from '#session/api.ts';
import { isSignedIn } from '#session/store.ts';
import { toast } from '#ui/toasts.ts';

/** The shopper's orders (spec section 2, Orders page). */
export default function OrdersList({ money }: { money: Money }) {
  const [orders, setOrders] = useState<Order[] | 'loading' | 'failed'>('loading');

  const load = useCallback(() => {
    if (!isSignedIn()) return;
    setOrders('loading');
    api.orders().then(
      (wire) => setOrders(wire.map(toOrder)),
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return goSignIn();
        setOrders('failed');
        toast({ title: text.error, text: text.loadFailed, kind: 'error' });
      },
    );
  }, []);

  useEffect(() => {
    load();
    const comeBack = (event: PageTransitionEvent) => event.persisted && load();
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [load]);

  if (orders === 'loading') return <Waiting />;
  if (orders === 'failed') return <Failed again={load} />;
  if (orders.length === 0) return <None />;
  return (
    <ul className="grid gap-6">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} money={money} payable />
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <div className="needs-script" aria-busy="true">
      <p className="sr-only">Loading your orders</p>
      <div className="grid gap-6">
        <div className="skeleton h-56" />
        <div className="skeleton h-56" />
      </div>
    </div>
  );
}

function Failed({ again }: { again(): void }) {
  return (
    <div role="alert" className="card grid justify-items-start gap-4 p-6">
      <p>{text.loadFailed}</p>
      <button type="button" className="btn" onClick={again}>
        Try Again
      </button>
    </div>
  );
}

function None() {
  return (
    <div className="card grid justify-items-center gap-4 px-6 py-14 text-center">
      <h2 className="text-heading">{text.none}</h2>
      <p className="text-soft">What you order appears here, with its status.</p>
      <a href="/products" className="btn">
        Browse Products
      </a>
    </div>
  );
}
