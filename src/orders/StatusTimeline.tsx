import type { Order } from './order.ts';
import { pickUpLabel } from './pick-up.ts';
import { OrderBadge } from './StatusBadge.tsx';
import { stepsOf, statusOf } from './status.ts';
import * as text from './text.ts';

/** How far an order has come: done, where it stands, and what follows, told apart by their marks and not by colour. */
export function StatusTimeline({ order }: { order: Pick<Order, 'status' | 'delivery'> }) {
  const { status: code } = order;
  const steps = stepsOf(code);
  const now = steps.indexOf(code);
  return (
    <ol className="timeline" aria-label={text.status}>
      {steps.map((step, index) => (
        <li key={step} className={index < now ? 'timeline-done' : ''} aria-current={index === now ? 'step' : undefined}>
          {index === now ? <OrderBadge order={order} /> : (pickUpLabel(order, step) ?? statusOf(step).label)}
          {index < now && <span className="sr-only"> {text.done}</span>}
        </li>
      ))}
    </ol>
  );
}
