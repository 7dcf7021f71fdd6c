import type { Order, OrderItem } from './order.ts';
import { PENDING } from './status.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { formatDate } from '#lib/dates.ts';
import { formatMoney, sumMoney, type Money } from '#lib/money.ts';
import { withQuery } from '#lib/urls.ts';

interface OrderCardProps {
  order: Order;
  money: Money;
  /** Offers Pay Now while the order is Pending: for its owner, not for whoever tracks it. */
  payable?: boolean;
}

/** One order: number, date, status, what is in it, where it goes, what it costs (spec section 2, Orders page). */
export function OrderCard({ order, money, payable = false }: OrderCardProps) {
  const date = formatDate(order.date, money.locale);
  return (
    <article className="card overflow-hidden" aria-label={`Order ${order.id}`}>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line bg-sunk px-5 py-4">
        <div>
          <h2 className="font-sans font-semibold">Order #{order.id}</h2>
          {date && (
            <p className="text-sm text-soft">
              Placed on <time dateTime={order.date}>{date}</time>
            </p>
          )}
        </div>
        <StatusBadge code={order.status} />
      </header>
      <div className="grid gap-6 p-5 md:grid-cols-[1fr_16rem]">
        <div>
          <ul className="divide-y divide-line">
            {order.items.map((item, index) => (
              <Item key={index} item={item} money={money} />
            ))}
          </ul>
          <p className="mt-2 flex justify-between border-t border-line pt-3 font-semibold">
            <span>Total</span>
            <span className="tabular-nums">{formatMoney(order.total, money)}</span>
          </p>
        </div>
        <div className="grid content-start gap-4">
          <dl className="grid gap-3 text-sm">
            {order.shipping.address && <Fact name="Shipping address" value={order.shipping.address} />}
            <Fact name="Shipping method" value={order.shipping.method} />
            <Fact name="Tracking" value={order.shipping.tracking} />
          </dl>
          {payable && order.status === PENDING && (
            <a href={withQuery('/payment', { orderId: order.id })} className="btn" aria-label={`Pay Now for order ${order.id}`}>
              Pay Now
            </a>
          )}
        </div>
      </div>
    </article>
  );
}

function Item({ item, money }: { item: OrderItem; money: Money }) {
  const choice = [item.color, item.size && `Size ${item.size}`].filter(Boolean).join(' · ');
  return (
    <li className="flex justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">{item.name}</p>
        {choice && <p className="text-sm text-soft">{choice}</p>}
        <p className="text-sm text-soft">
          {item.quantity} × {formatMoney(item.price, money)}
        </p>
      </div>
      <p className="tabular-nums">{formatMoney(sumMoney([item]), money)}</p>
    </li>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-soft">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
