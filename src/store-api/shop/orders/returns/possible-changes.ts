import { returnUntil } from './return-until.ts';
import { DUE } from '../collect.ts';
import type { OrderParts } from '../order-rows.ts';
import { mayChange } from '../pieces/piece-states.ts';
import { mayCancel, returnTerms, type ReturnTerms } from '../../stores/return-terms.ts';
import type { Store } from '../../stores/store-of-host.ts';
import type { Db } from '../../../base/db/open-database.ts';
import type { PieceRow } from '../../../base/db/rows/piece-row.ts';
import { PENDING } from '#contract/order-status.ts';

/** What the buyer of an order may change of it now. */
export interface PossibleChanges {
  /** How many pieces of which line can be called off; while it is not paid for, all at once. */
  cancel: ReadonlyMap<number, number>;
  isWhole: boolean;
  /** What can go back. Undefined where nothing can. */
  back: { until: string; pieces: PieceRow[]; terms: ReturnTerms } | undefined;
}

/** Products by id, with the categories that they are in now, whether they are shown or not. */
export type Categories = ReadonlyMap<string, string>;

export async function categoriesOf(db: Db, store: Store, orders: readonly OrderParts[]): Promise<Categories> {
  const terms = returnTerms(store);
  const ids = [...new Set(orders.flatMap(({ items }) => items.map(({ product_id }) => product_id)))];
  if (!terms || terms.never.length === 0 || ids.length === 0) return new Map();
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
  { at, categories }: { at: string; categories: Categories },
): PossibleChanges {
  return { ...cancellable(store, parts), back: returnable(store, parts, { at, categories }) };
}

/** What is paid for goes by the piece; the rest as a whole, before any of it is packed (docs/decisions D557). */
function cancellable(store: Store, { order, items, pieces }: OrderParts): Pick<PossibleChanges, 'cancel' | 'isWhole'> {
  const isWhole = order.status === PENDING || order.collect === DUE;
  if (!mayCancel(store)) return { cancel: new Map(), isWhole };
  if (order.status === PENDING)
    return { cancel: new Map(items.map(({ position, quantity }) => [position, quantity])), isWhole };
  const able = pieces.filter(({ state }) => mayChange('callOff', state));
  const isKept = isWhole && able.length < pieces.length;
  return { cancel: isKept ? new Map() : countOf(able), isWhole };
}

function countOf(pieces: readonly PieceRow[]): Map<number, number> {
  return new Map([...Map.groupBy(pieces, ({ line }) => line)].map(([line, own]) => [line, own.length]));
}

/** What is on its way to be paid at the door is not the shopper's yet. */
function returnable(
  store: Store,
  parts: OrderParts,
  { at, categories }: { at: string; categories: Categories },
): PossibleChanges['back'] {
  const terms = returnTerms(store);
  if (!terms) return undefined;
  const { order, items } = parts;
  const stays = new Set(
    items
      .filter(({ product_id }) => terms.never.includes(categories.get(product_id) ?? ''))
      .map((item) => item.position),
  );
  const mayArrive = order.collect !== DUE;
  const pieces = parts.pieces.filter(
    ({ state, line }) =>
      (mayChange('askReturn', state) || (mayArrive && mayChange('arrive', state))) && !stays.has(line),
  );
  if (pieces.length === 0) return undefined;
  const until = returnUntil(parts, terms, { timeZone: store.timeZone, at });
  return at <= until ? { until, pieces, terms } : undefined;
}
