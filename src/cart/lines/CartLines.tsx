import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { CartLineRow } from './CartLineRow.tsx';
import { lineKey, type CartLine } from '../line.ts';
import type { LineChoice } from './line-choice.ts';
import { RemovedNote } from '../RemovedNote.tsx';
import { $cart, $removed, changeQuantity } from '../store.ts';
import * as text from '../text.ts';
import { ownTotals } from '../totals/totals.ts';
import { useCart } from '../use-cart.ts';
import { formatMoney, type Money } from '#lib/money.ts';

interface CartLinesProps {
  money: Money;
  compact?: boolean;
  problems?: ReadonlyMap<string, string>;
  choices?: ReadonlyMap<string, LineChoice>;
}

/** The lines, where one was taken out the way to put it back, and in a quiet voice what a new quantity comes to. */
export function CartLines({ money, compact = false, problems, choices }: CartLinesProps) {
  const lines = useCart();
  const removed = useStore($removed);
  const [announced, setSaid] = useState('');

  function change(line: CartLine, quantity: number) {
    changeQuantity(line, quantity);
    setSaid(text.quantity(quantity, line.name, formatMoney(ownTotals($cart.get()).subtotal, money)));
  }

  const rows = lines.map((line) => (
    <CartLineRow
      key={lineKey(line)}
      line={line}
      money={money}
      compact={compact}
      problem={problems?.get(lineKey(line))}
      choices={choices?.get(lineKey(line))}
      onQuantity={(quantity) => change(line, quantity)}
    />
  ));
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
        {announced}
      </p>
    </>
  );
}
