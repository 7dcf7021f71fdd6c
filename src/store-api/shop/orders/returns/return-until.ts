import type { Parcel } from '../parcels.ts';
import { standsOf } from '../pieces/piece-states.ts';
import type { ReturnTerms } from '../../stores/return-terms.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import { endOfDay, formatMinute } from '#lib/days.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Where a store does not say how long a delivery takes. */
const UNSTATED_DAYS = 30;
/** Days of a week in which couriers work. */
const WORKING_DAYS = 5;

interface SentOrder {
  order: { created_at: string };
  parcels: readonly Parcel[];
  pieces: readonly PieceRow[];
}

/**
 * The last instant (ISO 8601) at which pieces of an order may be asked back: the end of the store's day, so many days
 * after the last of it arrived. What is not said to have arrived counts as having done so when the stated days of
 * delivery are over (docs/decisions D559); what is still to be sent, as if it left now.
 */
export function returnUntil(
  { order, parcels, pieces }: SentOrder,
  { days, deliveryDays }: Pick<ReturnTerms, 'days' | 'deliveryDays'>,
  { timeZone, at }: { timeZone: string; at: string },
): string {
  const usual = usualMs(deliveryDays);
  const arrivals = parcels
    .filter(({ position, outcome }) => outcome === 'delivered' || isIn(pieces, position))
    .map(({ sentAt, outcome, outcomeAt }) =>
      outcome === 'delivered' && outcomeAt !== undefined ? Date.parse(outcomeAt) : Date.parse(sentAt) + usual,
    );
  const isToCome = pieces.some(({ state }) => standsOf(state) === 'to send');
  const last = Math.max(
    ...(isToCome ? [Date.parse(at) + usual] : []),
    ...(arrivals.length > 0 ? arrivals : [Date.parse(order.created_at) + usual]),
  );
  const arrived = formatMinute(new Date(last).toISOString(), timeZone).slice(0, 10);
  const lastDay = new Date(Date.parse(arrived) + days * DAY_MS).toISOString().slice(0, 10);
  return new Date(Date.parse(endOfDay(lastDay, timeZone) ?? '') - 1).toISOString();
}

function usualMs(deliveryDays: number | undefined): number {
  const days = deliveryDays === undefined ? UNSTATED_DAYS : Math.ceil((deliveryDays * 7) / WORKING_DAYS);
  return days * DAY_MS;
}

/**
 * When a parcel arrived of which the shopper asks something back before anybody said so: now, or when its days were
 * over if that is longer ago, so that asking makes nobody's time longer.
 */
export function arrivedBy(
  { sentAt }: Pick<Parcel, 'sentAt'>,
  { deliveryDays }: Pick<ReturnTerms, 'deliveryDays'>,
  at: string,
): string {
  const days = new Date(Date.parse(sentAt) + usualMs(deliveryDays)).toISOString();
  return at < days ? at : days;
}

/** What is in it has not been lost, nor refused at the door. */
function isIn(pieces: readonly PieceRow[], position: number): boolean {
  return pieces.some(({ parcel, state }) => parcel === position && standsOf(state) !== 'gone');
}
