import type { PriceChange } from './use-cart-check.ts';
import { lineKey, type CartLine } from '#cart/line.ts';
import { formatMoney, sumMoney, type Money } from '#lib/money.ts';

interface OrderSummaryProps {
  lines: readonly CartLine[];
  /** Why a line cannot be ordered, by its key: it is marked and left out of the total (reliability B3). */
  problems: ReadonlyMap<string, string>;
  changes: readonly PriceChange[];
  money: Money;
}

/** What is being ordered and what it comes to: shipping is free, so the total is the subtotal (spec section 2). */
export function OrderSummary({ lines, problems, changes, money }: OrderSummaryProps) {
  const total = formatMoney(sumMoney(lines.filter((line) => !problems.has(lineKey(line)))), money);
  return (
    <>
      <div role="status" className="empty:hidden">
        {changes.map(({ name, from, to }, index) => (
          <p key={index} className="rounded-sm bg-wait-pale p-3 text-sm text-wait not-first:mt-2">
            The price of {name} has changed from {formatMoney(from, money)} to {formatMoney(to, money)}.
          </p>
        ))}
      </div>
      <ul className="grid gap-4">
        {lines.map((line) => (
          <li key={lineKey(line)} className="flex gap-3">
            <img src={line.image || '/placeholder.svg'} alt="" width={56} height={70} loading="lazy" className="h-[70px] w-14 shrink-0 rounded-sm bg-sunk object-cover" />
            <div className="min-w-0 grow">
              <p className="font-medium">{line.name}</p>
              <p className="text-sm text-soft">
                {[line.selectedColor, line.selectedSize && `Size ${line.selectedSize}`, `Qty ${line.quantity}`].filter(Boolean).join(' · ')}
              </p>
              {problems.has(lineKey(line)) && <p className="text-sm font-medium text-bad">{problems.get(lineKey(line))}. Not part of this order.</p>}
            </div>
            <p className={`tabular-nums ${problems.has(lineKey(line)) ? 'text-soft line-through' : ''}`}>{formatMoney(sumMoney([line]), money)}</p>
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 border-t border-line pt-4">
        <Row name="Subtotal" value={total} />
        <Row name="Shipping" value="Free" />
        <div className="flex justify-between border-t border-line pt-3 text-lg font-semibold">
          <dt>Total</dt>
          <dd className="tabular-nums">{total}</dd>
        </div>
      </dl>
    </>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between">
      <dt className="text-soft">{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
