import { lastDayOf } from './last-day.ts';
import type { Offer } from './offer.ts';
import * as text from './text.ts';
import type { DateStyle } from '#lib/dates.ts';
import { formatMoney, type Money } from '#lib/money.ts';

const WHOLE = { unpaid: text.unpaidWhole, single: text.singleLong } as const;
const INTRO = {
  cancel: text.cancelLong,
  return: text.returnLong,
  withdrawal: text.withdrawLong,
  exchange: text.exchangeLong,
} as const;

interface OfferFactsProps {
  offer: Offer;
  dates: DateStyle;
  money: Money;
}

/** What is to be known of an offer before anything of it is chosen. */
export function OfferFacts({ offer: { act, whole, until, fee }, dates, money }: OfferFactsProps) {
  const day = lastDayOf(until, dates);
  return (
    <div className="grid gap-1">
      <p>{whole ? WHOLE[whole] : INTRO[act]}</p>
      {day && <p>{text.lastDay(day)}</p>}
      {fee !== undefined && <p>{fee > 0 ? text.wayBack(formatMoney(fee, money)) : text.wayBackFree}</p>}
    </div>
  );
}
