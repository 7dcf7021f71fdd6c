import { QuantityStepper } from './QuantityStepper.tsx';
import type { CartLine } from '../line.ts';
import type { LineChoice } from './line-choice.ts';
import { lineElementProps } from './line-element.ts';
import { LineChoices } from './LineChoices.tsx';
import { removeLine } from '../store.ts';
import * as text from '../text.ts';
import { formatMoney, sumMoney, type Money } from '#lib/money.ts';
import { productPath } from '#lib/product-path.ts';

interface CartLineRowProps {
  line: CartLine;
  money: Money;
  /** In the drawer. */
  compact: boolean;
  /** Why it cannot be ordered, in a sentence. */
  problem?: string | undefined;
  /** The choices to make for it. */
  choices?: LineChoice | undefined;
  quotes: boolean;
  onQuantity: (quantity: number) => void;
}

/** One line of the drawer or of the cart page: picture, choice, quantity, line total, remove. */
export function CartLineRow({ line, money, compact, problem, choices, quotes, onQuantity }: CartLineRowProps) {
  const choice = [line.selectedColor, line.selectedSize].filter(Boolean).join(' / ');
  const named = [line.name, choice].filter(Boolean).join(', ');
  const page = productPath(line.id);
  return (
    <li
      {...lineElementProps(line)}
      className={`relative flex border-b border-line py-5 ${compact ? 'gap-4' : 'gap-4 md:gap-6 md:py-7'}`}
    >
      <img
        src={line.image || '/placeholder.svg'}
        alt=""
        width={160}
        height={200}
        className={
          'aspect-4/5 shrink-0 self-start rounded-sm bg-sunk object-cover ' + (compact ? 'w-20' : 'w-24 md:w-36')
        }
      />
      <div className="flex grow flex-col [contain:inline-size]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <a
            href={page}
            className={
              'line-link max-w-full flex-[1_1_min-content] wrap-break-word ' +
              (compact ? 'before:w-20' : 'before:w-24 md:before:w-36')
            }
          >
            {line.name}
          </a>
          <span className={`tabular-nums ${problem ? 'text-soft line-through' : ''}`}>
            {formatMoney(sumMoney([line]), money)}
          </span>
        </div>
        {choice && <p className="mt-0.5 text-sm wrap-anywhere text-soft">{choice}</p>}
        {problem && <p className="field-error">{problem}</p>}
        {line.quantity > 1 && (
          <p className="mt-0.5 text-sm text-soft tabular-nums">{text.each(formatMoney(line.price, money))}</p>
        )}
        {choices && <LineChoices line={line} choices={choices} />}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-3">
          <QuantityStepper line={line} named={named} asks={quotes} onQuantity={onQuantity} />
          <button
            type="button"
            className="link min-h-target px-1 text-sm"
            aria-label={text.removeOf(named)}
            data-remove
            onClick={() => removeLine(line)}
          >
            {text.remove}
          </button>
        </div>
      </div>
    </li>
  );
}
