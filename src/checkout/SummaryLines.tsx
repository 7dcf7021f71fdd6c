import * as text from './text.ts';
import { lineKey, type CartLine } from '#cart/line.ts';
import { lacksChoice, type LineChoice } from '#cart/lines/line-choice.ts';
import { lineElementProps } from '#cart/lines/line-element.ts';
import { LineChoices } from '#cart/lines/LineChoices.tsx';
import { formatMoney, sumMoney, type Money } from '#lib/money.ts';

export interface SummaryLinesProps {
  lines: readonly CartLine[];
  /** Why a line cannot be ordered, by its key: it is marked and left out of the total (reliability B3). */
  problems: ReadonlyMap<string, string>;
  /** The choices that the shopper has to make for a line, by its key. */
  choices: ReadonlyMap<string, LineChoice>;
  money: Money;
}

/**
 * Each piece, and what it comes to: shipping is free, so the total is the subtotal (docs/behaviour.md
 * 2.checkout.summary).
 */
export function SummaryLines({ lines, problems, choices, money, total }: SummaryLinesProps & { total: string }) {
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
      <dl className="grid gap-2 border-t border-line pt-4">
        <Row name={text.subtotal} value={total} />
        <Row name={text.shipping} value={text.free} />
        <div className="mt-2 flex items-baseline justify-between border-t border-line pt-4 text-lg font-medium">
          <dt>{text.total}</dt>
          <dd className="tabular-nums">{total}</dd>
        </div>
      </dl>
      {money.taxIncluded && <p className="text-sm text-soft">{text.taxesIncluded}</p>}
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
      <div className="min-w-0 grow">
        <p>{line.name}</p>
        <p className="text-sm text-soft">{choice}</p>
        {problem && (
          <p className="field-error">{lacksChoice(line, choices) ? text.toOrder(problem) : text.notPart(problem)}</p>
        )}
        {choices && <LineChoices line={line} choices={choices} />}
      </div>
      <p className={`tabular-nums ${problem ? 'text-soft line-through' : ''}`}>
        {formatMoney(sumMoney([line]), money)}
      </p>
    </li>
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
