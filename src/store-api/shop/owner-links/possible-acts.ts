import type { StandingOrder } from './standing-order.ts';
import { parcelsOnTheirWay } from '../order-changes/parcels/parcels-on-their-way.ts';
import { COLLECTED, DUE } from '../orders/collect.ts';
import { isBeingChecked } from '../orders/hold.ts';
import { isPickedUp } from '../orders/delivery/stored-delivery.ts';
import { numberOf } from '../orders/parcels.ts';
import { standsOf } from '../orders/pieces/piece-states.ts';
import { piecesToLeave } from '../orders/pieces/pieces-to-leave.ts';
import { mayChange, type PieceTransition } from '../orders/pieces/piece-transitions.ts';
import { OF_OWNER } from '../orders/refunds/refund-states.ts';
import { piecesAsked } from '../orders/returns/return-rows.ts';
import { CANCELLED, PENDING, PROCESSING, SHIPPED } from '#contract/order-status.ts';
import type { OwnerAct, OwnerActName } from '#contract/owner/owner-page.ts';

/** What the owner can do to an order now, in the order in which it is usually done, and nothing else. */
export function possibleActs(standing: StandingOrder): OwnerAct[] {
  const { order, pieces } = standing.parts;
  const isChecked = isBeingChecked(order);
  const notFound = isChecked ? acts('notFound') : [];
  if (order.status === PENDING) return [...acts('confirm'), ...notFound, ...acts('cancel')];
  const isFetched = isPickedUp(order);
  const can = (name: PieceTransition) => pieces.some(({ state }) => mayChange(name, state));
  const toSend = pieces.filter(({ state }) => standsOf(state) === 'to send');
  const isLeft = order.status === PROCESSING && toSend.length > 0;
  // What is paid on delivery goes in one parcel, so all of it is packed, or nothing is.
  const canLeave = isFetched || order.collect !== DUE || piecesToLeave(toSend).length === toSend.length;
  const isCollecting = order.collect === DUE && order.status !== CANCELLED;
  return [
    // What may have come already is neither sent to be collected nor collected.
    ...(isChecked ? acts('confirm') : []),
    ...(isLeft && can('pack') ? acts('pack') : []),
    ...(isLeft && canLeave && !isChecked ? acts(isFetched ? 'ready' : 'ship') : []),
    ...(isFetched && can('pickUp') ? acts('deliver') : []),
    ...ofParcels(standing),
    ...(isCollecting && !isChecked ? acts('paid') : []),
    ...standing.returns.flatMap((one) => ofReturn(standing, one)),
    ...standing.refunds.flatMap(ofRefund),
    ...notFound,
    ...(isLeft && can('unpack') ? acts('unpack') : []),
    ...(mayCancelPart(standing) ? acts('cancelPart') : []),
    ...(mayCancel(standing) ? acts('cancel') : []),
  ];
}

function acts(...names: OwnerActName[]): OwnerAct[] {
  return names.map((act) => ({ act }));
}

/** What has left arrives, or comes back. */
function ofParcels({ parts }: StandingOrder): OwnerAct[] {
  if (isPickedUp(parts.order)) return [];
  return parcelsOnTheirWay(parts).flatMap((parcel) => [
    { act: 'deliver', number: numberOf(parcel) },
    ...(parts.order.collect === COLLECTED ? [] : [{ act: 'refused', number: numberOf(parcel) }]),
  ]);
}

function ofReturn({ parts }: StandingOrder, { position, asked }: StandingOrder['returns'][number]): OwnerAct[] {
  const pieces = piecesAsked(parts.pieces, asked);
  const number = position + 1;
  const can = (name: PieceTransition) => pieces.some(({ state }) => mayChange(name, state));
  return [
    ...(can('acceptReturn') ? [{ act: 'accept', number }] : []),
    ...(can('receive') && parts.order.collect !== DUE ? [{ act: 'receive', number }] : []),
    ...(can('declineReturn') ? [{ act: 'decline', number }] : []),
  ];
}

function ofRefund({ number, state, toldAt, gateway }: StandingOrder['refunds'][number]): OwnerAct[] {
  const isOwners = OF_OWNER.includes(state);
  if (!isOwners && toldAt === null) return [];
  return [
    ...(isOwners && gateway ? [{ act: 'refund', number }] : []),
    { act: 'refunded', number },
    { act: 'nothing', number },
  ];
}

/** Some of what is not packed, and more is left of the order: its last piece is cancelled with it. */
function mayCancelPart({ parts: { order, pieces } }: StandingOrder): boolean {
  const left = pieces.filter(({ state }) => standsOf(state) !== 'gone');
  return order.status === PROCESSING && left.length > 1 && left.some(({ state }) => mayChange('callOff', state));
}

/** All of it, as of an order of which nothing is on its way or has arrived. */
function mayCancel({ parts: { order, pieces } }: StandingOrder): boolean {
  const left = pieces.filter(({ state }) => standsOf(state) !== 'gone');
  const isOpen = order.status === PROCESSING || (order.status === SHIPPED && isPickedUp(order));
  return isOpen && left.length > 0 && left.every(({ state }) => mayChange('cancel', state));
}
