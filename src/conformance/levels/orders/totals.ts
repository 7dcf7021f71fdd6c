import type { Exchange } from '../../asking/exchange.ts';
import { pathOf, type Place } from '../../examining/bare.ts';
import type { Visit } from '../../visit.ts';
import type { WireTotals } from '#contract/totals.ts';
import { sumMoney } from '#lib/money.ts';

interface Checked {
  totals: WireTotals;
  lines: readonly { price: number; quantity: number }[];
  /** Where the totals stand in the answer. */
  place: Place;
}

/** Checks the totals of a quote or an order: the lines make the subtotal, it and the parts make the total. */
export function checkTotals(visit: Visit, exchange: Exchange, { totals, lines, place }: Checked): void {
  const { parts = [], total } = totals;
  const sum = sumMoney(lines);
  const { subtotal = sum } = totals;
  const report = (name: string, expected: string, received: number, shop: string) =>
    visit.report(exchange, {
      kind: 'sum',
      path: pathOf([...place, name]),
      expected,
      received: String(received),
      shop,
    });
  if (!isSame(subtotal, sum))
    report(
      'subtotal',
      `${sum}, the sum of price times quantity`,
      subtotal,
      `shows a subtotal of ${subtotal} under lines that come to ${sum}`,
    );
  if (total === undefined) return;
  const adding = parts
    .filter(({ included }) => included !== true)
    .map(({ amount }) => ({ price: amount, quantity: 1 }));
  const whole = sumMoney([{ price: subtotal, quantity: 1 }, ...adding]);
  if (isSame(total, whole)) return;
  if (parts.length > 0)
    report('total', `${whole}, the subtotal and its parts`, total, `shows a total of ${total} under parts of ${whole}`);
  else
    report(
      'total',
      `${whole}, the sum of price times quantity, or \`parts\` that say what else there is`,
      total,
      `shows a total of ${total} under lines that come to ${sum}`,
    );
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= 0.005;
}
