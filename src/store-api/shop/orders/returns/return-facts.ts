import type { OrderReturn } from './return-rows.ts';
import { lineName } from '../../catalog/line-name.ts';
import type { OrderParts } from '../order-rows.ts';
import { quantityLines } from '../quantity-lines.ts';
import type { ReturnFacts } from '../../mail/order-news.ts';
import type { Store } from '../../stores/store-of-host.ts';
import { formatMinute } from '#lib/days.ts';
import { toRupees } from '#lib/minor-units.ts';
import { formatMoney } from '#lib/money.ts';

/** A return in the mails about it. `refundPaise`: what the shopper gets back, once that is known. */
export function returnFacts(
  store: Store,
  { order, items }: Pick<OrderParts, 'order' | 'items'>,
  { position, asked, asked_at, fee_paise }: OrderReturn,
  { refundPaise, toBeSent = false }: { refundPaise?: number | undefined; toBeSent?: boolean } = {},
): ReturnFacts {
  const money = (paise: number) => formatMoney(toRupees(paise), { currency: order.currency, locale: store.locale });
  const whats = asked.map(({ line, size }) => {
    const what = lineName(items[line] ?? { title: '' });
    return size === null ? what : `${what} → ${size}`;
  });
  return {
    number: position + 1,
    lines: quantityLines(whats),
    askedAt: formatMinute(asked_at, store.timeZone),
    timeZone: store.timeZone,
    ...(toBeSent && { sendTo: addressOf(store) }),
    ...(fee_paise > 0 && { fee: money(fee_paise) }),
    ...(refundPaise ? { refund: money(refundPaise) } : {}),
  };
}

/** Where the store's record says that it is; undefined where it does not. */
function addressOf({ name, info: { companyName, companyAddress } }: Store): string | undefined {
  if (typeof companyAddress !== 'string' || companyAddress.trim() === '') return undefined;
  return [typeof companyName === 'string' && companyName !== '' ? companyName : name, companyAddress].join('\n');
}
