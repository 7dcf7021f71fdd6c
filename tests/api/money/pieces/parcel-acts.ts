import fc from 'fast-check';
import { type ReturnAct, returnAct } from './return-acts.ts';
import type { World } from '../world.ts';
import { correctAddress } from '#store-api/shop/order-changes/address/correct-address.ts';
import { deliverParcels } from '#store-api/shop/order-changes/parcels/deliver-parcels.ts';
import { loseParcel } from '#store-api/shop/order-changes/parcels/lose-parcel.ts';
import { packOrder } from '#store-api/shop/order-changes/parcels/pack-order.ts';
import { readyOrder } from '#store-api/shop/order-changes/parcels/ready-order.ts';
import { refuseParcel } from '#store-api/shop/order-changes/parcels/refuse-parcel.ts';
import { shipOrder } from '#store-api/shop/order-changes/parcels/ship-order.ts';

/** What an owner, or a courier's file, does with the pieces and parcels of an order. */
export type ParcelAct =
  | 'pack'
  | 'pack part'
  | 'unpack'
  | 'ship'
  | 'ship part'
  | 'ready'
  | 'deliver'
  | 'courier'
  | 'lost'
  | 'resend'
  | 'refused'
  | 'address';

const ALL: readonly ParcelAct[] = [
  ...(['pack', 'pack part', 'unpack', 'ship', 'ship part', 'ready', 'deliver'] as const),
  ...(['courier', 'lost', 'resend', 'refused', 'address'] as const),
];
export const parcelAct = fc.constantFrom(...ALL);

const on = <A extends string>(act: A) => ({ act, order: 0 });
/** Who meets whom where a parcel is at stake. */
export const parcelRaces = [
  [on('ship part'), on('ship')],
  [on('pack'), on('address'), { act: 'cancel' as const, order: 0 }],
  [on('pack'), on('unpack'), on('ship part')],
  [on('pack part'), on('ship'), on('ship')],
  [on('ship'), on('deliver'), on('courier')],
  [on('courier'), on('lost'), on('refused')],
  [on('deliver'), on('resend'), on('resend')],
  [on('resend'), { act: 'cancel' as const, order: 0 }],
  [on('lost'), { act: 'cancel' as const, order: 0 }],
  [on('ready'), on('ready'), on('deliver')],
  [on('ready'), on('deliver'), { act: 'cancel' as const, order: 0 }],
  [on('deliver'), on('courier'), on('deliver')],
];

const leaving = fc.constantFrom<ParcelAct[]>(
  ['ship'],
  ['ship part'],
  ['ship part'],
  ['pack'],
  ['address', 'pack'],
  ['pack part'],
  ['ship part', 'ship'],
  ['ship', 'deliver'],
);
const going = fc.array(
  fc.array(fc.oneof<fc.Arbitrary<ParcelAct | ReturnAct>[]>(parcelAct, returnAct, returnAct), {
    minLength: 1,
    maxLength: 2,
  }),
  { minLength: 2, maxLength: 7 },
);

/** In most plays: what befalls an order of several pieces, phase by phase, once it is bought and paid. */
export function parcelled<Act>(
  buying: fc.Arbitrary<Act[]>,
): fc.Arbitrary<(Act | { act: ParcelAct | ReturnAct; order: number })[][]> {
  return fc
    .tuple(fc.constantFrom(false, true, true), buying, fc.tuple(leaving, leaving, going))
    .map(([isThere, bought, [first, second, rest]]) =>
      isThere ? [...bought.map((act) => [act]), ...[first, second, ...rest].map((acts) => acts.map(on))] : [],
    );
}

const waiting = fc.constantFrom<ParcelAct[][]>(
  [['ready']],
  [['pack'], ['ready']],
  [['pack']],
  [['ship'], ['ready']],
  [['pack part'], ['ready']],
  [['pack part']],
  [['ready'], ['ready', 'ship']],
  [],
);
const fetching = fc.constantFrom<(ParcelAct | ReturnAct | 'cancel')[][]>(
  [['deliver']],
  [['courier', 'deliver']],
  [['cancel']],
  [['cancel']],
  [['cancel', 'deliver']],
  [['deliver'], ['ask back'], ['receive']],
  [['deliver'], ['exchange'], ['receive'], ['ready'], ['deliver']],
);

/** What befalls an order that its buyer comes for, phase by phase, once it is bought and paid. */
export function fetched<Act>(
  buying: fc.Arbitrary<Act[]>,
): fc.Arbitrary<(Act | { act: ParcelAct | ReturnAct | 'cancel'; order: number })[][]> {
  return fc
    .tuple(buying, waiting, fetching)
    .map(([bought, before, then]) => [
      ...bought.map((act) => [act]),
      ...[...before, ...then].map((acts) => acts.map(on)),
    ]);
}

/** Does it to the parcel that left first and is on its way, where one has to be named; else to one that is not. */
export async function actOnParcel(world: World, act: ParcelAct, orderId: string): Promise<unknown> {
  const { db, storeId, app } = world;
  const input = { storeId, orderId, now: () => app.now(), mailFrom: undefined };
  const part = [{ line: 1, count: 1 }];
  if (act === 'pack' || act === 'unpack') return packOrder(db, { ...input, lines: [] }, act);
  if (act === 'pack part') return packOrder(db, { ...input, lines: part });
  if (act === 'ready') return readyOrder(db, input);
  if (act === 'ship') return shipOrder(db, input);
  if (act === 'ship part') return shipOrder(db, { ...input, lines: part });
  if (act === 'deliver') return deliverParcels(db, input);
  if (act === 'address') return correctAddress(db, { ...input, fields: { address: `${app.now().getTime()} Road` } });
  const all = await db
    .selectFrom('parcels')
    .select(['position', 'outcome'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const first = all.find(({ outcome }) => outcome === null) ?? all.at(-1);
  const parcel = first ? String(first.position + 1) : undefined;
  if (act === 'courier') return deliverParcels(db, { ...input, parcel, by: 'courier’s file' });
  if (act === 'refused') return refuseParcel(db, { ...input, parcel });
  const lost = await loseParcel(db, { ...input, parcel, resend: act === 'resend' });
  if (act === 'resend') for (const piece of lost) world.resent.push(piece);
  return undefined;
}
