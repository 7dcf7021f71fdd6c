import type { World } from '../world.ts';
import type { OrderItemRow, OrderRow } from '#store-api/base/db/rows/order-rows.ts';
import type { PieceRow } from '#store-api/base/db/rows/piece-row.ts';
import { isPickedUp } from '#store-api/shop/orders/delivery/stored-delivery.ts';
import { piecesAsked, readReturns } from '#store-api/shop/orders/returns/return-rows.ts';
import { statusOfPieces } from '#store-api/shop/orders/pieces/status-of-pieces.ts';
import { CANCELLED, PENDING } from '#contract/order-status.ts';

const NAME = ({ order_id, line, piece }: PieceRow) => `${order_id} ${line}/${piece}`;

/** Causes of what befell pieces, which need not change their order's status. */
export const OF_PIECES =
  /^(packed|unpacked|shipped|delivered|lost on its way|refused at the door|address corrected|return (asked|acc|decl)|arrived|came back|exchanged|settled|not settled|ready to be|picked up)/;

/** So long what is wanted in exchange is kept. */
const HOLD_MS = 14 * 24 * 60 * 60_000;
/** States of what its shopper does not keep. */
const BACK_OR_GONE = /^(received|refunded|exchanged|lost|refused|cancelled)$/;
/** And of what reached nobody, or was sent anew. */
const GONE = /^(exchanged|lost|refused|cancelled)$/;
/** States of what was asked back, which has arrived or counts so. */
const ASKED = /^(return-(asked|accepted|refused)|received|refunded|exchanged)$/;

/**
 * What pieces and parcels say that cannot be, in sentences; and how many of each variant orders have from its stock:
 * what stands, and what was lost and sent again.
 */
export async function piecesOfWorld(
  { db, storeId, clock, counted, resent }: World,
  orders: OrderRow[],
  items: OrderItemRow[],
): Promise<{ wrong: string[]; soldOf: (variantId: string) => number }> {
  const pieces = await db.selectFrom('order_pieces').selectAll().where('store_id', '=', storeId).execute();
  const parcels = await db.selectFrom('parcels').selectAll().where('store_id', '=', storeId).execute();
  const piecesOf = Map.groupBy(pieces, ({ order_id }) => order_id);
  const itemsOf = Map.groupBy(items, ({ order_id }) => order_id);
  const again = new Set(resent.map(NAME));
  const wrong: string[] = [];
  for (const order of orders) {
    const { id, status } = order;
    const isFetched = isPickedUp(order);
    const own = piecesOf.get(id) ?? [];
    const say = (what: string) =>
      wrong.push(
        `${id} (status ${status}): ${what}: ${own.map(({ state, parcel }) => `${state} ${parcel ?? ''}`).join()}`,
      );
    const lines = itemsOf.get(id) ?? [];
    const isWhole = lines.every(
      ({ position, quantity }) =>
        own.filter(({ line, replaces }) => line === position && replaces === null).length === quantity,
    );
    if (own.length === 0 ? status !== 0 && status !== 4 : status === 0 || !isWhole) say('it has not its pieces');
    if (own.length > 0 && statusOfPieces(own.map(({ state }) => state)) !== status)
      say('its status is not that of its pieces');
    for (const { position, outcome } of parcels.filter(({ order_id }) => order_id === id)) {
      const inside = new Set(own.filter(({ parcel }) => parcel === position).map(({ state }) => state));
      const expected = outcome ?? 'sent';
      // What was lost and is sent again is in its parcel no more.
      const isWrong = (state: string) => state !== expected && !(ASKED.test(state) && outcome === 'delivered');
      if ([...inside].some(isWrong) || (inside.size === 0 && outcome !== 'lost'))
        say(`parcel ${position} is ${expected}`);
    }
    if (
      own.some(
        ({ state, parcel }) =>
          (!isFetched && (ASKED.test(state) || /^(sent|delivered|lost|refused)$/.test(state))) !== (parcel !== null),
      )
    )
      say('a piece is in no parcel, or in one');
    for (const piece of own) {
      const variant = lines.find(({ position }) => position === piece.line)?.variant_id ?? '';
      const takes = Number(counted.get(variant)?.after.has(id) === false);
      if (piece.replaces === null && !again.has(NAME(piece)) && piece.taken !== takes)
        say(`a piece took ${piece.taken}, not ${takes}`);
    }
  }
  const variantOf = ({ order_id, line, variant_id }: PieceRow) =>
    variant_id ?? itemsOf.get(order_id)?.find(({ position }) => position === line)?.variant_id;
  const asked = await db.selectFrom('returns').selectAll().where('store_id', '=', storeId).execute();
  const back = await db.selectFrom('return_pieces').selectAll().where('store_id', '=', storeId).execute();
  for (const held of back) {
    const { state } =
      piecesOf.get(held.order_id)?.find((one) => one.line === held.line && one.piece === held.piece) ?? {};
    const isOpen = state === 'return-asked' || state === 'return-accepted';
    const askedAt = asked.find(
      (one) => one.order_id === held.order_id && one.position === held.return_position,
    )?.asked_at;
    const isYoung = clock - Date.parse(askedAt ?? '') < HOLD_MS;
    const isCounted = counted.get(held.variant_id ?? '')?.after.size === 0;
    if (held.held > 0 && !isOpen) wrong.push(`${held.order_id}: something is held for a piece that is ${state}`);
    if (held.held === 0 && isOpen && isYoung && isCounted) wrong.push(`${held.order_id}: nothing is held for a piece`);
  }
  const isFit = (piece: PieceRow) =>
    back.some(
      (one) => one.fit === 1 && one.order_id === piece.order_id && one.line === piece.line && one.piece === piece.piece,
    );
  const taking = [...pieces.filter((piece) => !/^(cancelled|refused)$/.test(piece.state) && !isFit(piece)), ...resent];
  return {
    wrong,
    soldOf: (variantId) => {
      const unpaid = orders.filter(({ id, status }) => status === 0 && !counted.get(variantId)?.after.has(id));
      const waiting = unpaid
        .flatMap(({ id }) => itemsOf.get(id) ?? [])
        .filter(({ variant_id }) => variant_id === variantId);
      const taken = taking.filter((piece) => variantOf(piece) === variantId);
      const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
      const held = back.filter(({ variant_id }) => variant_id === variantId).map((piece) => piece.held);
      return sum(waiting.map(({ quantity }) => quantity)) + sum(taken.map((piece) => piece.taken ?? 0)) + sum(held);
    },
  };
}

/**
 * The pieces of an order, each with what was paid for it, in paise: here nothing is taken off, and nothing is paid for
 * what was called off before; what the ways back of what has come back cost; whether nothing of the order is kept
 * of which something was withdrawn from; and whether it was sent for nothing, by that or since nothing of it arrived to
 * stay.
 */
export async function pricedPieces({ db, storeId, isInUnion }: World, orderId: string) {
  const pieces = await db
    .selectFrom('order_pieces as piece')
    .innerJoin('order_items as item', (join) =>
      join
        .onRef('item.store_id', '=', 'piece.store_id')
        .onRef('item.order_id', '=', 'piece.order_id')
        .onRef('item.position', '=', 'piece.line'),
    )
    .select(['piece.line', 'piece.piece', 'piece.state', 'piece.replaces', 'item.price_paise'])
    .where('piece.store_id', '=', storeId)
    .where('piece.order_id', '=', orderId)
    .execute();
  const { parts } = await db
    .selectFrom('orders')
    .select('parts')
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const isUnpaid = ({ line, piece }: { line: number; piece: number }) => calledOffUnpaid(parts).has(`${line},${piece}`);
  const returns = (await readReturns(db, storeId, [orderId])).get(orderId) ?? [];
  const isBack = ({ asked }: (typeof returns)[number]) =>
    piecesAsked(pieces, asked).some(({ state }) => /^re(ceiv|fund)ed$/.test(state));
  const fees = returns.filter(isBack).reduce((sum, { fee_paise }) => sum + fee_paise, 0);
  const isWithdrawn =
    isInUnion &&
    pieces.every(({ state }) => BACK_OR_GONE.test(state)) &&
    returns.some((one) => one.kind === 'withdrawal' && isBack(one));
  const isForNothing = isWithdrawn || pieces.every(({ state }) => GONE.test(state));
  return {
    pieces: pieces.map((one) => (isUnpaid(one) ? { ...one, price_paise: 0 } : one)),
    fees,
    isWithdrawn,
    isForNothing,
  };
}

/** The pieces of which an order's own parts say that they were called off before it was paid for, as `line,piece`. */
export function calledOffUnpaid(parts: string | null): ReadonlySet<string> {
  const all = JSON.parse(parts ?? '[]') as { kind: string; pieces?: [number, number][] }[];
  return new Set(all.filter(({ kind }) => kind === 'cancelled').flatMap(({ pieces = [] }) => pieces.map(String)));
}

/**
 * How often a part of an order was called off, of that by its owner, and how often its shopper called off anything of
 * one that was paid or to be collected: before that the store was not told to send it.
 */
export function timesCalledOff(history: readonly { status: number; cause: string }[]): {
  parts: number;
  byOwner: number;
  paid: number;
} {
  const own = history.flatMap(({ status, cause }, at) =>
    /^cancelled by the (shopper|owner)$/.test(cause) ? [{ status, cause, before: history[at - 1]?.status }] : [],
  );
  const parts = own.filter(({ status }) => status !== CANCELLED);
  return {
    parts: parts.length,
    byOwner: parts.filter(({ cause }) => cause.endsWith('owner')).length,
    paid: own.filter(({ cause, before }) => cause.endsWith('shopper') && before !== PENDING).length,
  };
}

/**
 * May an order go this way? A shopper's exchange takes it back to Processing from anywhere but the end, and the rest of
 * one may be called off. What is fetched need not be said to be ready, and may be cancelled when it is.
 */
export function isWay(
  way: readonly number[],
  { byShopper, gone, isFetched }: { byShopper: number; gone: number; isFetched: boolean },
): boolean {
  if (byShopper > 0) return /^0(4|1(?!.*3.*4)[123]*4?)$/.test(way.join(''));
  if (isFetched) return /^0(4|12?[34]?)?$/.test(way.join(''));
  return /^0(4|1(21)*(2?|23|24|4))?$/.test(way.join('')) && (gone > 0 || !way.join('').endsWith('24'));
}
