import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { CartLineRow } from './CartLineRow.tsx';
import { lineKey } from '../line.ts';
import type { LineChoice } from './line-choice.ts';
import { RemovedNote } from '../RemovedNote.tsx';
import { $removed, changeQuantity } from '../store.ts';
import * as text from '../text.ts';
import { ownTotals } from '../totals/totals.ts';
import { useCart } from '../use-cart.ts';
import { formatMoney, type Money } from '#lib/money.ts';

interface CartLinesProps {
  money: Money;
  compact?: boolean;
  problems?: ReadonlyMap<string, string>;
  choices?: ReadonlyMap<string, LineChoice>;
  /** The store can be asked how many there are. */
  quotes?: boolean;
}

/** The lines, where one was taken out the way to put it back, and in a quiet voice what a new quantity comes to. */
export function CartLines({ money, compact = false, problems, choices, quotes = false }: CartLinesProps) {
  const lines = useCart();
  const removed = useStore($removed);
  const [changed, setChanged] = useState('');

  /** Why a line cannot be ordered, in a sentence. */
  function problemOf(key: string): string | undefined {
    const problem = problems?.get(key);
    return problem && (choices?.get(key)?.waits ? text.toOrder(problem) : text.notPart(problem));
  }

  /** What the new quantity comes to, as the page shows it, once more when the store says that it cannot be ordered. */
  function announced(): string {
    const line = lines.find((one) => lineKey(one) === changed);
    if (!line) return '';
    const { subtotal } = ownTotals(lines.filter((one) => !problems?.has(lineKey(one))));
    const comesTo = text.quantity(line.quantity, line.name, formatMoney(subtotal, money));
    return [comesTo, problemOf(changed)].filter(Boolean).join(' ');
  }

  const rows = lines.map((line) => {
    const key = lineKey(line);
    return (
      <CartLineRow
        key={key}
        line={line}
        money={money}
        compact={compact}
        problem={problemOf(key)}
        choices={choices?.get(key)}
        quotes={quotes}
        onQuantity={(quantity) => {
          changeQuantity(line, quantity);
          setChanged(key);
        }}
      />
    );
  });
  const [first] = removed;
  if (first)
    rows.splice(
      first.at,
      0,
      <li key="removed" className="border-b border-line">
        <RemovedNote removed={removed} />
      </li>,
    );
  return (
    <>
      {rows.length > 0 && <ul className={compact ? '' : 'border-t border-line'}>{rows}</ul>}
      <p role="status" className="sr-only">
        {announced()}
      </p>
    </>
  );
}
