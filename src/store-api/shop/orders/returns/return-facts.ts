import type { OrderReturn } from './return-rows.ts';
import { lineName } from '../../catalog/line-name.ts';
import type { OrderParts } from '../order-rows.ts';
import { quantityLines } from '../quantity-lines.ts';
import type { ReturnFacts } from '../../mail/order-news.ts';
import type { Store } from '../../stores/store-of-host.ts';
import { WITHDRAWAL_DAYS } from '../../stores/returns-settings.ts';
import { StoreTerms } from '#contract/store/terms.ts';
import { formatMoment } from '#lib/dates.ts';
import { toRupees } from '#lib/minor-units.ts';
import { formatMoney } from '#lib/money.ts';

/** What a store sent wrongly, which goes back at its cost. */
const OF_THE_STORE = ['not-as-shown', 'damaged', 'wrong-item'];

interface ReturnDetails {
  /** What the shopper gets back, once that is known. */
  refundPaise?: number | undefined;
  /** What its way back costs, where the return does not say that: taken off already, it costs nothing more. */
  feePaise?: number | undefined;
  /** The mail asks to send it. */
  toBeSent?: boolean;
  /** By the owner's word its way back costs the shopper nothing. */
  isFree?: boolean | undefined;
}

/** A return in the mails about it. */
export function returnFacts(
  store: Store,
  { order, items }: Pick<OrderParts, 'order' | 'items'>,
  made: OrderReturn,
  { refundPaise, feePaise = made.fee_paise, toBeSent = false, isFree }: ReturnDetails = {},
): ReturnFacts {
  const { position, kind, asked, asked_at } = made;
  const isWithdrawal = kind === 'withdrawal';
  const money = (paise: number) => formatMoney(toRupees(paise), { currency: order.currency, locale: store.locale });
  const whats = asked.map(({ line, size }) => {
    const what = lineName(items[line] ?? { title: '' });
    return size === null ? what : `${what} → ${size}`;
  });
  return {
    number: position + 1,
    lines: quantityLines(whats),
    isWithdrawal,
    askedAt: formatMoment(asked_at, store),
    timeZone: store.timeZone,
    ...(toBeSent && {
      ...{ sendTo: addressOf(store), paysWayBack: isFree ? 'store' : payerOf(store, made) },
      ...(isWithdrawal && { sendWithin: WITHDRAWAL_DAYS }),
    }),
    ...(feePaise > 0 && { fee: money(feePaise) }),
    ...(refundPaise ? { refund: money(refundPaise) } : {}),
  };
}

/**
 * Who pays the way back, where the store's record says so. What is kept of the refund is said by itself; that shoppers
 * pay holds neither for an exchange nor for what the store sent wrongly.
 */
function payerOf({ info }: Store, { kind, asked, fee_paise }: OrderReturn): ReturnFacts['paysWayBack'] {
  const { returnFees } = StoreTerms.parse(info.terms) ?? {};
  if (returnFees === 'free') return 'store';
  const isOurs = kind === 'exchange' || asked.some(({ reason }) => OF_THE_STORE.includes(reason ?? ''));
  return returnFees === 'customer' && fee_paise === 0 && !isOurs ? 'shopper' : undefined;
}

/** Where the store's record says that it is; undefined where it does not. */
function addressOf({ name, info: { companyName, companyAddress } }: Store): string | undefined {
  if (typeof companyAddress !== 'string' || companyAddress.trim() === '') return undefined;
  return [typeof companyName === 'string' && companyName !== '' ? companyName : name, companyAddress].join('\n');
}
