import { readPickedUp } from './picked-up-at.ts';
import { returnUntil } from './return-until.ts';
import { DUE } from '../collect.ts';
import type { OrderParts } from '../order-rows.ts';
import { mayChange } from '../pieces/piece-transitions.ts';
import { mayCancel, returnTerms, type ReturnTerms } from '../../stores/return-terms.ts';
import type { Store } from '../../stores/store-of-host.ts';
import type { PieceName } from '../pieces/paid-for-pieces.ts';
import type { Db } from '../../../base/db/open-database.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import { PENDING } from '#contract/order-status.ts';

/** What the buyer of an order may change of it now. */
export interface PossibleChanges {
  /** How many pieces of which line can be called off; while it waits for its payment, all at once. */
  cancel: ReadonlyMap<number, number>;
  isWhole: boolean;
  /** What can go back. Undefined where nothing can. */
  back: { until: string; pieces: PieceRow[]; terms: ReturnTerms } | undefined;
}

/** What is to be known of orders beside themselves. */
export interface Known {
  /** Products by id, with the categories that they are in now, whether they are shown or not. */
  categories: ReadonlyMap<string, string>;
  /** When an order was picked up, by its id. */
  pickedUp: ReadonlyMap<string, string>;
  /** Is what was paid for a piece of this order given back already? */
  isGivenBack: (piece: PieceName) => boolean;
}

export async function readKnown(
  db: Db,
  store: Store,
  orders: readonly OrderParts[],
): Promise<Pick<Known, 'categories' | 'pickedUp'>> {
  const terms = returnTerms(store);
  if (!terms) return { categories: new Map(), pickedUp: new Map() };
  return {
    categories: await categoriesOf(db, store, terms, orders),
    pickedUp: await readPickedUp(db, store.id, orders),
  };
}

async function categoriesOf(
  db: Db,
  store: Store,
  terms: ReturnTerms,
  orders: readonly OrderParts[],
): Promise<Known['categories']> {
  const ids = [...new Set(orders.flatMap(({ items }) => items.map(({ product_id }) => product_id)))];
  if (terms.never.length === 0 || ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'category'])
    .where('store_id', '=', store.id)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, category }) => [id, category]));
}

export function possibleChanges(
  store: Store,
  parts: OrderParts,
  known: { at: string } & Partial<Known>,
): PossibleChanges {
  return { ...cancellable(store, parts), back: returnable(store, parts, known) };
}

/**
 * What is paid for, or is to be on delivery, goes by the piece; what waits for that as a whole (docs/decisions D557,
 * D591).
 */
function cancellable(store: Store, { order, items, pieces }: OrderParts): Pick<PossibleChanges, 'cancel' | 'isWhole'> {
  const isWhole = order.status === PENDING;
  if (!mayCancel(store)) return { cancel: new Map(), isWhole };
  if (isWhole) return { cancel: new Map(items.map(({ position, quantity }) => [position, quantity])), isWhole };
  return { cancel: countOf(pieces.filter(({ state }) => mayChange('callOff', state))), isWhole };
}

function countOf(pieces: readonly PieceRow[]): Map<number, number> {
  return new Map([...Map.groupBy(pieces, ({ line }) => line)].map(([line, own]) => [line, own.length]));
}

/** What is on its way to be paid at the door is not the shopper's yet. */
function returnable(
  store: Store,
  parts: OrderParts,
  { at, categories, pickedUp, isGivenBack }: { at: string } & Partial<Known>,
): PossibleChanges['back'] {
  const terms = returnTerms(store);
  if (!terms) return undefined;
  const { order, items } = parts;
  const stays = new Set(
    items
      .filter(({ product_id }) => terms.never.includes(categories?.get(product_id) ?? ''))
      .map((item) => item.position),
  );
  const mayArrive = order.collect !== DUE;
  const pieces = parts.pieces
    .filter(({ state }) => mayChange('askReturn', state) || (mayArrive && mayChange('arrive', state)))
    .filter((piece) => !stays.has(piece.line) && !isGivenBack?.(piece));
  if (pieces.length === 0) return undefined;
  const fetched = pickedUp?.get(order.id);
  const until = returnUntil(parts, terms, { timeZone: store.timeZone, at, pickedUp: fetched });
  return at <= until ? { until, pieces, terms } : undefined;
}
