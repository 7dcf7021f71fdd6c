import { useCallback, useEffect, useState } from 'react';
import { toOrder, type Order } from './order.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import * as text from './text.ts';
import { ApiError } from '#api-client/api-error.ts';
import type { DateStyle } from '#lib/dates.ts';
import type { Money } from '#lib/money.ts';
import { api, goSignIn } from '#session/api.ts';
import { isSignedIn } from '#session/store.ts';
import { ConnectionNote } from '#ui/ConnectionNote.tsx';
import { toast } from '#ui/toasts.ts';
import { ordersEndpoint } from '#contract/endpoints/orders/orders.ts';
import { usePageRestored } from '#ui/use-page-restored.ts';
import type { ChangeableOrder } from './changes/ChangeableOrder.tsx';

/** The shopper's orders (docs/behaviour.md 2.route.orders). */
interface OrdersListProps {
  money: Money;
  dates: DateStyle;
  /** See contract/store/place-lines.ts. */
  placeLine?: string | undefined;
  /** Its store lets buyers change their orders (capability `orderChanges`). */
  changeable?: boolean;
  /** See OrderCard. */
  tracks?: boolean | undefined;
}

export default function OrdersList({ money, dates, placeLine, changeable, tracks }: OrdersListProps) {
  const [orders, setOrders] = useState<Order[] | 'loading' | 'failed'>('loading');
  const [Changeable, setChangeable] = useState<typeof ChangeableOrder>();

  const load = useCallback(() => {
    if (!isSignedIn()) return;
    // Without that code the orders are there to be read.
    const code = changeable ? import('./changes/ChangeableOrder.tsx').catch(() => undefined) : undefined;
    Promise.all([api(ordersEndpoint), code]).then(
      ([wire, loaded]) => {
        setChangeable(() => loaded?.ChangeableOrder);
        setOrders(wire.map((one) => toOrder(one, placeLine)));
      },
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return goSignIn();
        setOrders('failed');
        toast({ title: text.error, text: text.loadFailed, kind: 'error' });
      },
    );
  }, [placeLine, changeable]);

  function reload() {
    if (isSignedIn()) setOrders('loading');
    load();
  }

  /** One of them, as it is now. */
  function replace(order: Order) {
    setOrders((now) => (Array.isArray(now) ? now.map((one) => (one.id === order.id ? order : one)) : now));
  }

  useEffect(load, [load]);
  usePageRestored(reload);

  if (orders === 'loading')
    return (
      <>
        <ConnectionNote busy />
        <OrdersSkeleton />
      </>
    );
  if (orders === 'failed') return <Failed again={reload} />;
  if (orders.length === 0) return <None />;
  return (
    <ul className="grid gap-16">
      {orders.map((order) => (
        <li key={order.id}>
          {Changeable ? (
            <Changeable
              order={order}
              money={money}
              dates={dates}
              placeLine={placeLine}
              tracks={tracks}
              onOrder={replace}
            />
          ) : (
            <OrderCard order={order} money={money} dates={dates} tracks={tracks} payable />
          )}
        </li>
      ))}
    </ul>
  );
}

function Failed({ again }: { again: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-5 border-y border-line py-8">
      <p className="text-xl">{text.loadFailed}</p>
      <button type="button" className="btn" onClick={again}>
        {text.tryAgain}
      </button>
    </div>
  );
}

function None() {
  return (
    <div className="grid gap-4 border-t border-line py-8 sm:justify-items-start">
      <h2 className="text-heading">{text.none}</h2>
      <p className="text-soft">{text.noneLong}</p>
      <a href="/products" className="btn">
        {text.browse}
      </a>
      <p className="text-sm text-soft">
        {text.otherAccount}{' '}
        <a href="/track-order" className="link">
          {text.trackAnOrder}
        </a>{' '}
        {text.byNumber}
      </p>
    </div>
  );
}
