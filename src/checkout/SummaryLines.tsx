import * as text from './text.ts';
import { lineKey, type CartLine } from '#cart/line.ts';
import type { LineChoice } from '#cart/lines/line-choice.ts';
import { lineElementProps } from '#cart/lines/line-element.ts';
import { LineChoices } from '#cart/lines/LineChoices.tsx';
import { includesTaxes } from '#cart/totals/total-rows.ts';
import { Totals } from '#cart/totals/Totals.tsx';
import type { Totals as Amounts } from '#cart/totals/totals.ts';
import * as cartText from '#cart/text.ts';
import { formatMoney, sumMoney, type Money } from '#lib/money.ts';

export interface SummaryLinesProps {
  lines: readonly CartLine[];
  /** Why a line cannot be ordered, by its key: it is marked and left out of the total (reliability B3). */
  problems: ReadonlyMap<string, string>;
  /** The choices that the shopper has to make for a line, by its key. */
  choices: ReadonlyMap<string, LineChoice>;
  totals: Amounts;
  money: Money;
}

/** Each piece, and what they come to. */
export function SummaryLines({ lines, problems, choices, totals, money }: SummaryLinesProps) {
  return (
    <>
      <ul className="grid gap-4">
        {lines.map((line) => (
          <Line
            key={lineKey(line)}
            line={line}
            problem={problems.get(lineKey(line))}
            choices={choices.get(lineKey(line))}
            money={money}
          />
        ))}
      </ul>
      <Totals
        totals={totals}
        money={money}
        says={{ name: cartText.total, subtotal: true, shipping: true }}
        list="border-t border-line pt-4"
        last="mt-2 items-baseline border-t border-line pt-4 text-lg font-medium"
      />
      {includesTaxes(totals, money) && <p className="text-sm text-soft">{cartText.pricesIncludeTaxes}</p>}
    </>
  );
}

interface LineProps {
  line: CartLine;
  problem: string | undefined;
  choices: LineChoice | undefined;
  money: Money;
}

function Line({ line, problem, choices, money }: LineProps) {
  const choice = [line.selectedColor, line.selectedSize && text.size(line.selectedSize), text.quantity(line.quantity)]
    .filter(Boolean)
    .join(' · ');
  return (
    <li {...lineElementProps(line)} className="flex gap-4">
      <img
        src={line.image || '/placeholder.svg'}
        alt=""
        width={160}
        height={200}
        loading="lazy"
        className="aspect-4/5 w-16 shrink-0 self-start rounded-sm bg-sunk object-cover"
      />
      <div className="min-w-0 grow wrap-anywhere">
        <p>{line.name}</p>
        <p className="text-sm text-soft">{choice}</p>
        {problem && <p className="field-error">{choices?.waits ? cartText.toOrder(problem) : text.notPart(problem)}</p>}
        {choices && <LineChoices line={line} choices={choices} />}
      </div>
      <p className={`tabular-nums ${problem ? 'text-soft line-through' : ''}`}>
        {formatMoney(sumMoney([line]), money)}
      </p>
    </li>
  );
}
