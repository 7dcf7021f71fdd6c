import type { ReactNode } from 'react';
import { isPartlySent, type Order } from './order.ts';
import { mayBePaid, moneyOf } from './payable-order.ts';
import { OrderItems } from './OrderItems.tsx';
import { isPickedUp } from './pick-up.ts';
import { PrintButton } from './PrintButton.tsx';
import { StatusTimeline } from './StatusTimeline.tsx';
import { Tracking } from './Tracking.tsx';
import { TransferNote } from './transfer/TransferNote.tsx';
import * as text from './text.ts';
import { HeldUntil } from './unpaid/HeldUntil.tsx';
import { arrivalText } from '#cart/arrival-text.ts';
import { type DateStyle, formatDate } from '#lib/dates.ts';
import type { Money } from '#lib/money.ts';
import { withQuery } from '#lib/urls.ts';
import { OrderDelivery } from '#contract/shipping/order-delivery.ts';
import { CANCELLED, DELIVERED, PENDING } from '#contract/order-status.ts';

interface OrderCardProps {
  order: Order;
  money: Money;
  dates: DateStyle;
  /** Offers Pay Now while it may be paid: for its owner, not for whoever tracks it. */
  payable?: boolean;
  /** Its store says what of it was sent (capability `parcels`). */
  tracks?: boolean | undefined;
  /** Where no script runs there is no button that prints. */
  isStatic?: boolean;
  /** What its buyer can do to it. */
  actions?: ReactNode;
  /** Below what is in it. */
  children?: ReactNode;
}

/** One order: number, date, status, what is in it, where it goes, what it costs (docs/behaviour.md 2.orders.list). */
export function OrderCard({
  order,
  money,
  dates,
  payable = false,
  tracks = false,
  isStatic = false,
  actions,
  children,
}: OrderCardProps) {
  const date = formatDate(order.date, dates);
  const pickUp = isPickedUp(order);
  const isNeverSent = tracks && order.status === CANCELLED && order.parcels.length === 0;
  const { documents = [] } = order;
  return (
    <article className="border-t border-ink pt-5" aria-label={text.order(order.number)}>
      <header className="flex flex-wrap items-start justify-between gap-x-6">
        <div className="min-w-0 pt-1.5">
          <h2 className="wrap-anywhere font-sans text-lg font-medium tracking-normal">
            {text.orderNumberOf(order.number)}
          </h2>
          {date && (
            <p className="text-sm text-soft">
              {text.placedOn} <time dateTime={order.date}>{date}</time>
            </p>
          )}
        </div>
        {!isStatic && <PrintButton order={order.number} />}
      </header>
      <StatusTimeline order={order} />
      {isPartlySent(order) && <p className="mb-4">{text.partOnItsWay}</p>}
      <div className="grid gap-x-16 gap-y-6 md:grid-cols-[1fr_16rem]">
        <div>
          <OrderItems order={order} money={moneyOf(order, money)} />
          <HeldUntil order={order} dates={dates} />
          {order.transfer !== undefined && <TransferNote transfer={order.transfer} dates={dates} />}
          {children}
        </div>
        <div className="grid content-start gap-5 md:pt-3">
          <dl className="grid gap-4 text-sm">
            {!pickUp && order.shipping.address && <Fact name={text.shippingAddress} value={order.shipping.address} />}
            <Fact
              name={pickUp ? text.pickUp : text.shippingMethod}
              value={<Method order={order} locale={money.locale} />}
            />
            {!pickUp && !isNeverSent && <Fact name={text.tracking} value={<Tracking order={order} dates={dates} />} />}
            {documents.length > 0 && <Fact name={text.documents} value={<Documents documents={documents} />} />}
            {order.number !== order.id && (
              <Fact name={text.orderId} value={<span className="wrap-anywhere">{order.id}</span>} />
            )}
          </dl>
          {payable && mayBePaid(order) && (
            <a
              href={withQuery('/payment', { orderId: order.id })}
              className={
                order.status === PENDING && !order.toConfirm && order.transfer === undefined ? 'btn' : 'btn btn-plain'
              }
              aria-label={text.payNowFor(order.number)}
            >
              {text.payNow}
            </a>
          )}
          {actions}
        </div>
      </div>
    </article>
  );
}

/** How it comes, where it is picked up, and the days that are promised while it has not come. */
function Method({ order: { shipping, delivery, status }, locale }: Pick<OrderCardProps, 'order'> & { locale: string }) {
  const { label, pickUp, at, arrives }: Partial<OrderDelivery> = OrderDelivery.safeParse(delivery).data ?? {};
  const isAwaited = status < DELIVERED;
  return (
    <>
      {label ?? shipping.method}
      {pickUp && at && <span className="block text-soft">{at}</span>}
      {arrives && isAwaited && <span className="block text-soft">{arrivalText(arrives, locale, pickUp)}</span>}
    </>
  );
}

/** A link to each receipt, invoice and credit note, which opens beside the orders (docs/behaviour.md 10.documents). */
function Documents({ documents }: { documents: NonNullable<Order['documents']> }) {
  return documents.map(({ kind, number, link }) => (
    <a key={number} href={link} target="_blank" rel="noreferrer" className="link block py-1 wrap-anywhere">
      {text.documentKinds[kind] ?? text.document} {number}
    </a>
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
