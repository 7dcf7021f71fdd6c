import type { ReactNode } from 'react';
import { mayBePaid, moneyOf, type Order } from './order.ts';
import { OrderItems } from './OrderItems.tsx';
import { PrintButton } from './PrintButton.tsx';
import { StatusTimeline } from './StatusTimeline.tsx';
import * as text from './text.ts';
import { arrivalText } from '#cart/arrival-text.ts';
import { type DateStyle, formatDate } from '#lib/dates.ts';
import type { Money } from '#lib/money.ts';
import { withQuery } from '#lib/urls.ts';
import { OrderDelivery } from '#contract/shipping/order-delivery.ts';
import { DELIVERED, PENDING } from '#contract/order-status.ts';

interface OrderCardProps {
  order: Order;
  money: Money;
  dates: DateStyle;
  /** Offers Pay Now while it may be paid: for its owner, not for whoever tracks it. */
  payable?: boolean;
}

/** One order: number, date, status, what is in it, where it goes, what it costs (docs/behaviour.md 2.orders.list). */
export function OrderCard({ order, money, dates, payable = false }: OrderCardProps) {
  const date = formatDate(order.date, dates);
  return (
    <article className="border-t border-ink pt-5" aria-label={text.order(order.id)}>
      <header className="flex flex-wrap items-start justify-between gap-x-6">
        <div className="min-w-0 pt-1.5">
          <h2 className="wrap-anywhere font-sans text-lg font-medium tracking-normal">
            {text.orderNumberOf(order.id)}
          </h2>
          {date && (
            <p className="text-sm text-soft">
              {text.placedOn} <time dateTime={order.date}>{date}</time>
            </p>
          )}
        </div>
        <PrintButton orderId={order.id} />
      </header>
      <StatusTimeline code={order.status} />
      <div className="grid gap-x-16 gap-y-6 md:grid-cols-[1fr_16rem]">
        <OrderItems order={order} money={moneyOf(order, money)} />
        <div className="grid content-start gap-5 md:pt-3">
          <dl className="grid gap-4 text-sm">
            {order.shipping.address && <Fact name={text.shippingAddress} value={order.shipping.address} />}
            <Fact name={text.shippingMethod} value={<Method order={order} locale={money.locale} />} />
            <Fact name={text.tracking} value={<Tracking order={order} />} />
          </dl>
          {payable && mayBePaid(order) && (
            <a
              href={withQuery('/payment', { orderId: order.id })}
              className={order.status === PENDING && !order.toConfirm ? 'btn' : 'btn btn-plain'}
              aria-label={text.payNowFor(order.id)}
            >
              {text.payNow}
            </a>
          )}
        </div>
      </div>
    </article>
  );
}

/** How it comes, and the days that are promised while it has not come. */
function Method({ order: { shipping, delivery, status }, locale }: Pick<OrderCardProps, 'order'> & { locale: string }) {
  const { data } = OrderDelivery.safeParse(delivery);
  const { arrives, pickUp } = data ?? {};
  const isAwaited = status < DELIVERED;
  return (
    <>
      {data?.label ?? shipping.method}
      {arrives && isAwaited && <span className="block text-soft">{arrivalText(arrives, locale, pickUp)}</span>}
    </>
  );
}

/** A line for each parcel of which something is known, with its carrier's page (docs/behaviour.md 10.parcels). */
function Tracking({ order: { parcels, shipping } }: Pick<OrderCardProps, 'order'>) {
  if (parcels.length === 0) return shipping.tracking;
  return parcels.map(({ name, link }, index) => (
    <span key={index} className="block wrap-anywhere">
      {link ? (
        <a href={link} rel="noreferrer" className="link">
          {name}
        </a>
      ) : (
        name
      )}
    </span>
  ));
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt className="text-soft">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
