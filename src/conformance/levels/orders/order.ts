import type { Exchange } from '../../asking/exchange.ts';
import { pathOf, type Place } from '../../examining/bare.ts';
import type { Visit } from '../../visit.ts';
import { reportDate } from '../dates.ts';
import type { WireOrder } from '#contract/order.ts';
import { sumMoney } from '#lib/money.ts';

/** Checks the rules of any order: its total is the sum of its lines, its date can be read. */
export function checkOrder(visit: Visit, exchange: Exchange, order: WireOrder, place: Place): void {
  const { items = [], total, currency, createdAt } = order;
  const sum = sumMoney(items);
  if (total !== undefined && items.length > 0 && Math.abs(total - sum) > 0.005)
    visit.report(exchange, {
      kind: 'sum',
      path: pathOf([...place, 'total']),
      expected: `${sum}, the sum of price times quantity`,
      received: String(total),
      shop: `shows a total of ${total} under lines that come to ${sum}`,
    });
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency))
    visit.report(exchange, {
      kind: 'value',
      path: pathOf([...place, 'currency']),
      expected: 'a currency of ISO 4217 in capitals, or no such field',
      received: JSON.stringify(currency),
      shop: 'writes the amounts of this order in the shop’s own way, whatever they are',
    });
  reportDate(visit, exchange, pathOf([...place, 'createdAt']), createdAt);
}
