import { calledOffUnpaid, pricedPieces } from '../pieces/pieces-of-world.ts';
import type { World } from '../world.ts';
import { documentsOfOrder } from '#store-api/shop/documents/read-documents.ts';
import { type Ledger, moneyOf, readLedgers, standingRefunds } from '#store-api/shop/refunds/ledger.ts';
import type { OrderEventRow, OrderItemRow, OrderRow } from '#store-api/base/db/rows/order-rows.ts';

const PAID = /^(paid by|payment confirmed by the owner|paid on delivery)/;
const REACHES = /^(sent|delivered|return-(asked|accepted|refused))$/;
/** Of which the delivery and the fee stay paid, whatever becomes of it. */
const ARRIVED = /^(received|refunded)$/;
const TO_SEND = /^(ordered|packed|ready)$/;

/** What the documents of orders say that cannot be, in sentences. Here nothing but goods and a fee is charged. */
export async function brokenDocuments(
  world: World,
  orders: OrderRow[],
  items: OrderItemRow[],
  events: OrderEventRow[],
): Promise<string[]> {
  const { db, storeId } = world;
  const wrong: string[] = [];
  const pieces = await db.selectFrom('order_pieces').selectAll().where('store_id', '=', storeId).execute();
  const parcels = await db.selectFrom('parcels').selectAll().where('store_id', '=', storeId).execute();
  const numbers: string[] = [];
  const ledgers = await readLedgers(
    db,
    storeId,
    orders.map(({ id }) => id),
  );
  for (const order of orders) {
    const { id, total_paise } = order;
    const documents = await documentsOfOrder(db, storeId, id);
    numbers.push(...documents.map(({ number }) => number));
    const say = (what: string) =>
      wrong.push(`${id}: ${what}: ${documents.map(({ number, snapshot }) => `${number} ${snapshot.total}`).join()}`);
    const ofKind = (kind: string) => documents.filter((document) => document.kind === kind);
    const sumOf = (kind: string) => ofKind(kind).reduce((sum, { snapshot }) => sum + snapshot.total, 0);

    // Money has one receipt, however it came.
    const paid = events.filter(({ order_id, cause }) => order_id === id && PAID.test(cause)).length;
    if (ofKind('receipt').length !== paid || sumOf('receipt') !== paid * total_paise)
      say(`it was paid ${paid} times, ${total_paise}`);

    // Each parcel has left with a bill, what is fetched has one each time. What is charged still is
    // what it brought or brings.
    const timesFetched = events.filter(({ order_id, cause }) => order_id === id && cause === 'picked up').length;
    const own = [
      ...parcels.filter(({ order_id }) => order_id === id).map(({ position }) => position),
      ...Array.from({ length: timesFetched }, () => undefined),
    ];
    const billed = ofKind('bill').map(({ parcel }) => parcel);
    if (String(billed.toSorted()) !== String(own.toSorted())) say(`it has left ${own.length} times`);
    const lines = items.filter(({ order_id }) => order_id === id);
    const goods = lines.reduce((sum, { price_paise, quantity }) => sum + price_paise * quantity, 0);
    const all = pieces.filter(({ order_id }) => order_id === id);
    const standing = all.filter(({ state }) => REACHES.test(state));
    const priceOf = (line: number) => lines.find(({ position }) => position === line)?.price_paise ?? 0;
    const reached = standing.reduce((sum, { line }) => sum + priceOf(line), 0);
    const isNone = standing.length === 0 && !all.some(({ state }) => ARRIVED.test(state));
    // What the way back of a return costs is kept of what it brings back.
    const { fees, isWithdrawn } = await pricedPieces(world, id);
    const unpaid = [...calledOffUnpaid(order.parts)].reduce(
      (sum, name) => sum + priceOf(Number(name.split(',')[0])),
      0,
    );
    // The delivery and the fee of paying at the door.
    const beside = isWithdrawn ? 0 : total_paise - (goods - unpaid);
    const charged = isNone ? 0 : reached + beside + fees;
    const still = sumOf('bill') - sumOf('credit-note');
    const isToSend = all.some(({ state }) => TO_SEND.test(state));
    // What came back in exchange left with the delivery, which stands there or on what is sent in its place.
    const isExchanged = isNone && isToSend && all.some(({ state }) => state === 'exchanged');
    const { least, most } = chargedAtAll(ledgers.get(id)!, {
      ...{ order, isToSend, charged },
      perhaps: isExchanged ? beside : 0,
    });
    if (still < least || still > most) say(`${least} to ${most} is charged`);
  }
  for (const [series, own] of Map.groupBy(numbers, (number) => number.split('-')[0])) {
    const counted = own.map((number) => Number(number.split('-')[1])).sort((one, other) => one - other);
    if (counted.some((number, index) => number !== index + 1)) wrong.push(`numbers of ${series}: ${counted.join()}`);
  }
  return wrong;
}

/**
 * What documents may charge: all that is the shopper's by its pieces, less what the owner chose to give back, so that
 * it is never more than is kept of the money; just that once all has left.
 */
function chargedAtAll(
  ledger: Ledger,
  { order, charged, perhaps, isToSend }: { order: OrderRow; charged: number; perhaps: number; isToSend: boolean },
): { least: number; most: number } {
  const given = ledger.refunds.filter(({ reason }) => reason === 'owner');
  if (given.length === 0) return { least: charged, most: charged + perhaps };
  const { paid, refunded, underway, open } = moneyOf(ledger, order);
  // Of what was given back at a bank's own pages documents say nothing.
  const there = standingRefunds(ledger).filter((one) => one.reason === 'gateway' && one.currency === order.currency);
  const elsewhere = there.reduce((all, { amount_paise }) => all + amount_paise, 0);
  const left = Math.max(0, paid - refunded - underway - open + elsewhere);
  const kept = Math.min(charged, left);
  const sum = given.reduce((all, { amount_paise }) => all + amount_paise, 0);
  // Of what is not given back after all they may.
  const isDue = order.collect === 'due';
  const isKnown = !isDue && !isToSend && !ledger.refunds.some(({ state }) => /^(failed|dismissed)$/.test(state));
  return {
    least: isKnown ? kept : Math.min(kept, Math.max(0, charged - sum)),
    most: isDue ? charged + perhaps : Math.min(charged + perhaps, left),
  };
}
