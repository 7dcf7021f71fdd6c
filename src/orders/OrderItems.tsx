import type { OrderItem } from './order.ts';
import * as text from './text.ts';
import { formatMoney, sumMoney, type Money } from '#lib/money.ts';

export function OrderItems({ items, total, money }: { items: readonly OrderItem[]; total: number; money: Money }) {
  return (
    <div>
      <ul>
        {items.map((item, index) => (
          <Item key={index} item={item} money={money} />
        ))}
      </ul>
      <p className="flex justify-between gap-4 py-3 text-lg font-medium">
        <span>{text.total}</span>
        <span className="tabular-nums">{formatMoney(total, money)}</span>
      </p>
    </div>
  );
}

function Item({ item, money }: { item: OrderItem; money: Money }) {
  const choice = [item.color, item.size && text.size(item.size)].filter(Boolean).join(' · ');
  return (
    <li className="flex justify-between gap-4 border-b border-line py-3">
      <div className="min-w-0">
        <p>{item.name}</p>
        {choice && <p className="text-sm text-soft">{choice}</p>}
        <p className="text-sm text-soft tabular-nums">
          {item.quantity} × {formatMoney(item.price, money)}
        </p>
      </div>
      <p className="tabular-nums">{formatMoney(sumMoney([item]), money)}</p>
    </li>
  );
}
