import { useEffect, useState } from 'react';
import { NextSteps } from './NextSteps.tsx';
import { type Order, toOrder } from './order.ts';
import { moneyOf } from './payable-order.ts';
import { OrderBadge } from './StatusBadge.tsx';
import * as text from './text.ts';
import { beingChecked, reference } from './unpaid/text.ts';
import { TransferNote } from './transfer/TransferNote.tsx';
import { watchOrder } from './watch-order.ts';
import type { DateStyle } from '#lib/dates.ts';
import { formatMoney, type Money } from '#lib/money.ts';
import { withQuery } from '#lib/urls.ts';
import { api } from '#session/api.ts';
import { isSignedIn } from '#session/store.ts';
import type { WireOrder } from '#contract/order.ts';
import { CANCELLED, PENDING } from '#contract/order-status.ts';

const EVERY_MS = 3_000;
const FOR_MS = 60_000;

interface OrderConfirmationProps {
  orderId: string;
  hasParts?: boolean | undefined;
  /** Orders have numbers (capability `orderNumbers`): this one's is shown, where the page shows the id else. */
  isNumbered?: boolean | undefined;
  /** Where orders may be paid on delivery. */
  money?: Money | undefined;
  /** Where they may be paid by bank transfer. */
  dates?: DateStyle | undefined;
}

/**
 * The state of this order's payment as the store knows it, never what the address claims (reliability P7), and the
 * steps that follow, which alone a guest sees.
 */
export default function OrderConfirmation({ orderId, hasParts, isNumbered, money, dates }: OrderConfirmationProps) {
  const [guest, setGuest] = useState(false);
  const [order, setOrder] = useState<Order>();
  const [tired, setTired] = useState(false);

  useEffect(() => {
    if (!isSignedIn()) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows it, after hydration
      setGuest(true);
      return;
    }
    return watchOrder(api, {
      orderId,
      everyMs: EVERY_MS,
      forMs: FOR_MS,
      read: (wire: WireOrder) => toOrder(wire),
      onOrder: setOrder,
      onTired: () => setTired(true),
    });
  }, [orderId]);

  // Who pays at the door or by transfer waits for nothing.
  const late = tired && (order?.status ?? PENDING) === PENDING && !order?.toConfirm && order?.transfer === undefined;
  return (
    <>
      {isNumbered && (
        <p className="-mt-5 mb-8 text-soft">
          {(order ?? (guest || tired)) ? text.orderNumberOf(order?.number ?? orderId) : '\u00a0'}
        </p>
      )}
      <div role="status" className="when-in">
        {!guest && (
          <div className="mb-8 grid justify-items-start gap-3 border-y border-line py-5">
            {order ? <OrderBadge order={order} /> : <span className="skeleton h-6 w-24" />}
            <p className="text-lg wrap-anywhere">{headline(order, money)}</p>
            {order?.transfer !== undefined && <TransferNote transfer={order.transfer} dates={dates} />}
            {late && (
              <p className="text-soft">
                {text.takesLonger}{' '}
                <a href="/orders" className="link">
                  {text.myOrders}
                </a>{' '}
                {text.upToDate}
              </p>
            )}
            {late && order && (
              <a href={withQuery('/payment', { orderId })} className="btn btn-plain">
                {text.payNow}
              </a>
            )}
          </div>
        )}
      </div>
      <NextSteps order={order} hasParts={hasParts} />
    </>
  );
}

function headline(order: Order | undefined, money: Money | undefined): string {
  if (order?.toConfirm) return text.pleaseConfirm(order.mailedTo);
  if (order?.paymentReference !== undefined) return `${beingChecked} ${reference} ${order.paymentReference}`;
  if (order?.transfer !== undefined) return text.awaitingTransfer;
  if (!order || order.status === PENDING) return text.confirming;
  const { toPayOnDelivery } = order;
  if (toPayOnDelivery !== undefined)
    return money ? text.payOnDelivery(formatMoney(toPayOnDelivery, moneyOf(order, money))) : text.paidOnDelivery;
  return order.status === CANCELLED ? text.cancelled : text.confirmed;
}
