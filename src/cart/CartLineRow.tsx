import type { CartLine } from './line.ts';
import { changeQuantity, removeLine } from './store.ts';
import { MAX_LINE_QUANTITY } from '#config.ts';
import { formatMoney, sumMoney, type Money } from '#lib/money.ts';

/** One line of the drawer or of the cart page: picture, choice, quantity, line total, remove. */
export function CartLineRow({ line, money, compact = false }: { line: CartLine; money: Money; compact?: boolean }) {
  const choice = [line.selectedColor, line.selectedSize].filter(Boolean).join(' / ');
  return (
    <li className={`flex gap-4 border-b border-line py-4 ${compact ? '' : 'md:gap-6 md:py-6'}`}>
      <a href={`/product/${encodeURIComponent(line.id)}`} className="shrink-0">
        <img
          src={line.image || '/placeholder.svg'}
          alt=""
          width={compact ? 72 : 112}
          height={compact ? 90 : 140}
          className="rounded-sm bg-sunk object-cover"
        />
      </a>
      <div className="flex min-w-0 grow flex-col gap-1">
        <a href={`/product/${encodeURIComponent(line.id)}`} className="font-medium hover:underline">
          {line.name}
        </a>
        {choice && <p className="text-sm text-soft">{choice}</p>}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
          <div className="flex items-center rounded-sm border border-edge" role="group" aria-label={`Quantity of ${line.name}`}>
            <button
              type="button"
              className="size-11 text-lg disabled:opacity-40"
              aria-label="Decrease quantity"
              disabled={line.quantity <= 1}
              onClick={() => changeQuantity(line, line.quantity - 1)}
            >
              −
            </button>
            <span className="min-w-8 text-center tabular-nums" aria-live="polite">
              {line.quantity}
            </span>
            <button
              type="button"
              className="size-11 text-lg disabled:opacity-40"
              aria-label="Increase quantity"
              disabled={line.quantity >= MAX_LINE_QUANTITY}
              onClick={() => changeQuantity(line, line.quantity + 1)}
            >
              +
            </button>
          </div>
          <span className="font-semibold tabular-nums">{formatMoney(sumMoney([line]), money)}</span>
          <button type="button" className="link min-h-11 px-1 text-sm" aria-label={`Remove ${line.name}`} onClick={() => removeLine(line)}>
            Remove
          </button>
        </div>
      </div>
    </li>
  );
}
