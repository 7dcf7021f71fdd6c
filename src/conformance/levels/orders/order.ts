import type { Exchange } from '../../asking/exchange.ts';
import { pathOf, type Place } from '../../examining/bare.ts';
import type { Visit } from '../../visit.ts';
import { reportDate } from '../dates.ts';
import { checkTotals } from './totals.ts';
import { isPageAddress } from '#lib/urls.ts';
import type { WireOrder } from '#contract/order.ts';

/** Checks the rules of any order: its lines and parts make its total, its date can be read. */
export function checkOrder(visit: Visit, exchange: Exchange, order: WireOrder, place: Place): void {
  const { items = [], currency, createdAt } = order;
  if (items.length > 0) checkTotals(visit, exchange, { totals: order, lines: items, place });
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency))
    visit.report(exchange, {
      kind: 'value',
      path: pathOf([...place, 'currency']),
      expected: 'a currency of ISO 4217 in capitals, or no such field',
      received: JSON.stringify(currency),
      shop: 'writes the amounts of this order in the shop’s own way, whatever they are',
    });
  reportDate(visit, exchange, pathOf([...place, 'createdAt']), createdAt);
  for (const [index, { trackingUrl, deliveredAt }] of (order.parcels ?? []).entries()) {
    reportDate(visit, exchange, pathOf([...place, 'parcels', index, 'deliveredAt']), deliveredAt);
    if (trackingUrl !== undefined && !isPageAddress(trackingUrl))
      visit.report(exchange, {
        kind: 'value',
        path: pathOf([...place, 'parcels', index, 'trackingUrl']),
        expected: 'an address that begins with https:// or http://',
        received: JSON.stringify(trackingUrl),
        shop: 'shows the number without a link',
      });
  }
}
