import type { Order } from './order.ts';
import type { OrderItem } from './payable-order.ts';
import * as text from './text.ts';
import * as cartText from '#cart/text.ts';
import { Totals } from '#cart/totals/Totals.tsx';
import { CANCELLED, PENDING } from '#contract/order-status.ts';
import { type LinePieces, readCancelled } from '#contract/orders/cancelled-pieces.ts';
import { formatMoney, sumMoney, type Money } from '#lib/money.ts';

interface OrderItemsProps {
  order: Order;
  money: Money;
}

export function OrderItems({ order, money }: OrderItemsProps) {
  const cancelled = readCancelled(order);
  return (
    <div>
      <ul>
        {order.items.map((item, index) => (
          <Item key={index} item={item} money={money} cancelled={piecesOf(cancelled, index)} />
        ))}
      </ul>
      <Totals totals={order} money={money} says={{ name: cartText.total }} list="py-3" last="text-lg font-medium" />
      <Refunds order={order} money={money} isCounted={countsCancelled(order, cancelled)} />
      {order.toPayOnDelivery !== undefined && order.paymentReference === undefined && (
        <p className="note note-wait">{text.payOnDelivery(formatMoney(order.toPayOnDelivery, money))}</p>
      )}
      {order.toConfirm && <p className="note note-wait mt-3 wrap-anywhere">{text.pleaseConfirm(order.mailedTo)}</p>}
    </div>
  );
}

/** What went back of it, and what is on its way. `isCounted`: its total counts what was cancelled. */
function Refunds({
  order: { refunded = 0, refundPending = 0 },
  money,
  isCounted,
}: OrderItemsProps & { isCounted: boolean }) {
  const rows = [
    { name: text.refunded, amount: refunded },
    { name: text.refundPending, amount: refundPending },
  ].filter(({ amount }) => amount > 0);
  if (rows.length === 0) return isCounted && <p className="pb-3 text-sm text-soft">{text.cancelledCounted}</p>;
  return (
    <dl className="grid gap-2 pb-3">
      {rows.map(({ name, amount }) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="wrap-anywhere text-soft">{name}</dt>
          <dd className="shrink-0 tabular-nums">{formatMoney(-amount, money)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `cancelled`: so many pieces of it were called off. */
function Item({ item, money, cancelled }: { item: OrderItem; money: Money; cancelled: number }) {
  const choice = choiceOf(item);
  return (
    <li className="flex justify-between gap-4 border-b border-line py-3">
      <div className="min-w-0">
        <p>{item.name}</p>
        {choice && <p className="text-sm text-soft">{choice}</p>}
        <p className="text-sm text-soft tabular-nums">
          {item.quantity} × {formatMoney(item.price, money)}
        </p>
        {item.sku && <p className="text-sm wrap-anywhere text-soft">{text.sku(item.sku)}</p>}
        {cancelled > 0 && <p className="text-sm font-medium">{text.cancelledPieces(cancelled)}</p>}
      </div>
      <p className="tabular-nums">{formatMoney(sumMoney([item]), money)}</p>
    </li>
  );
}

/** It is paid, and what was cancelled of it has no part of its own (docs/decisions D667). */
function countsCancelled({ items, parts, status, toPayOnDelivery }: Order, cancelled: readonly LinePieces[]): boolean {
  return (
    cancelled.some(({ line, quantity }) => items[line] && quantity > 0) &&
    status > PENDING &&
    status < CANCELLED &&
    toPayOnDelivery === undefined &&
    parts.every(({ kind }) => kind !== 'cancelled')
  );
}

function piecesOf(pieces: readonly LinePieces[], index: number): number {
  return pieces.reduce((sum, { line, quantity }) => sum + (line === index ? quantity : 0), 0);
}

/** `Indigo · Size 32` */
export function choiceOf({ color, size }: Pick<OrderItem, 'color' | 'size'>): string {
  return [color, size && text.size(size)].filter(Boolean).join(' · ');
}
