import { type PieceMove, movesOf, WAYS } from './piece-moves.ts';
import type { World } from '../world.ts';
import type { OrderEventRow, OrderRow } from '#store-api/base/db/rows/order-rows.ts';
import { PIECE_TRANSITIONS, type PieceTransition } from '#store-api/shop/orders/pieces/piece-transitions.ts';
import { PENDING, PROCESSING } from '#contract/order-status.ts';

/** What docs/order-states.md calls a change is what an order's history says of it. */
const NAMES = new Map(Object.entries(PIECE_TRANSITIONS).map(([name, { cause }]) => [cause as string, name]));
/** So long something may be asked back at most: what was never said to have arrived has as long a delivery. */
const RETURN_MS = 62 * 24 * 60 * 60_000;

/** The transition of the table that a history means; undefined: it says something else. */
export function transitionIn(cause: string): PieceTransition | undefined {
  return NAMES.get(cause.replace(/ \((parcel|return) \d+\)/, '').replace(/: .*$/, '')) as PieceTransition | undefined;
}

/**
 * Where what befell pieces is not what the table of states and the orders' histories say, in sentences: each change of
 * each piece stands in both, and nothing is said of pieces that none was changed by.
 */
export async function brokenHistories(
  { db, storeId }: World,
  orders: readonly OrderRow[],
  events: readonly OrderEventRow[],
): Promise<string[]> {
  const moves = Map.groupBy(await movesOf(db, storeId), ({ order_id }) => order_id);
  const histories = Map.groupBy(events, ({ order_id }) => order_id);
  return orders.flatMap(({ id }) => {
    const history = histories.get(id) ?? [];
    return [
      ...untold(moves.get(id) ?? [], history),
      ...tooLate(history),
      ...atAnotherPlace(moves.get(id) ?? [], history),
      ...sentUnpacked(moves.get(id) ?? [], history),
    ].map((what) => `${id}: ${what}`);
  });
}

function untold(moves: readonly PieceMove[], history: readonly OrderEventRow[]): string[] {
  const unknown = moves.filter(({ way, event }) => {
    const names = WAYS.get(way) ?? [];
    const said = transitionIn(history[event]?.cause ?? '');
    return !names.some((name) => name === 'begin' || name === said);
  });
  const moved = new Set(moves.filter(({ way }) => !way.startsWith('[*]')).map(({ event }) => event));
  // What waits for its payment has no pieces.
  const empty = history.filter(
    ({ cause, position }) =>
      transitionIn(cause) !== undefined && !moved.has(position) && history[position - 1]?.status !== PENDING,
  );
  return [
    ...unknown.map(({ way, event }) => `a piece went ${way}, and its history says ${history[event]?.cause}`),
    ...empty.map(({ cause }) => `no piece was changed: ${cause}`),
  ];
}

/** An address that was corrected when something of the order was packed, or had left. */
function atAnotherPlace(moves: readonly PieceMove[], history: readonly OrderEventRow[]): string[] {
  const isLoose = (state: string) => /^(\[\*\]|ordered|cancelled)$/.test(state);
  return history.flatMap(({ cause, position }) => {
    if (!cause.startsWith('address corrected')) return [];
    const before = moves.filter(({ event }) => event < position).map(({ way }) => way.split(' --> '));
    const packed = before.reduce((sum, [from, to]) => sum + Number(isLoose(from!)) - Number(isLoose(to!)), 0);
    return packed > 0 ? [`${cause}, when ${packed} pieces were packed`] : [];
  });
}

/** What was not packed, and left with what was: nobody of these plays names both. */
function sentUnpacked(moves: readonly PieceMove[], history: readonly OrderEventRow[]): string[] {
  const ways = Map.groupBy(moves, ({ event }) => event);
  return history.flatMap(({ cause, position }) => {
    const left = new Set((ways.get(position) ?? []).map(({ way }) => way));
    const isBoth = cause.startsWith('shipped') && left.has('packed --> sent') && left.has('ordered --> sent');
    return isBoth ? [`${cause}: with what was not packed`] : [];
  });
}

/** What was asked back when its time was over. */
function tooLate(history: readonly OrderEventRow[]): string[] {
  return history.flatMap(({ cause, at, position }) => {
    const before = history.slice(0, position);
    const last = before.findLast((event) => /^(shipped|delivered|picked up)/.test(event.cause));
    const isToCome = before.at(-1)?.status === PROCESSING;
    const isLate = last !== undefined && !isToCome && Date.parse(at) - Date.parse(last.at) > RETURN_MS;
    return cause.startsWith('return asked for') && isLate ? [`${cause} at ${at}, and ${last.cause} at ${last.at}`] : [];
  });
}
