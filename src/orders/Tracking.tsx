import type { Order } from './order.ts';
import * as text from './text.ts';
import { type DateStyle, formatDate } from '#lib/dates.ts';

/**
 * A line for each parcel that can be followed, with its carrier's page; of an order in several, each with what is in it
 * (docs/behaviour.md 10.parcels).
 */
export function Tracking({ order: { parcels, shipping }, dates }: { order: Order; dates: DateStyle }) {
  if (parcels.length === 0) return shipping.tracking;
  return parcels.map((parcel, index) => {
    const { name, link, items, deliveredAt } = parcel;
    const says = name || text.parcel(index + 1);
    const arrived = items && deliveredAt ? formatDate(deliveredAt, dates) : '';
    return (
      <span key={index} className={items ? 'mb-2 block wrap-anywhere' : 'block wrap-anywhere'}>
        {link ? (
          <a href={link} rel="noreferrer" className="link">
            {says}
          </a>
        ) : (
          says
        )}
        {items?.map((item, line) => (
          <span key={line} className="block text-soft">
            {item.quantity} × {[item.name, item.color, item.size].filter(Boolean).join(', ')}
          </span>
        ))}
        {arrived && (
          <span className="block text-soft">
            {text.deliveredOn} {arrived}
          </span>
        )}
      </span>
    );
  });
}
