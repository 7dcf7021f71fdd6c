import { refusalsIn, type RefusalTexts } from '#backends/serving/refusal-texts.ts';
import { type Answer, refuse } from '#backends/serving/answer.ts';
import { recordChanges, productTags } from '../../base/db/changes.ts';
import { type AskedCode, readCode } from './discounts/asked-code.ts';
import { takeUse } from './discounts/code-uses.ts';
import { heldFor } from './hold.ts';
import { announceOrder } from './announced-order.ts';
import { insertOrder } from './order-rows.ts';
import type { OrderRow } from '../../base/db/rows/order-rows.ts';
import { takeStock } from '../stock/stock-rows.ts';
import type { Trx } from '../../base/db/transact.ts';
import { itemColumns } from './lines/bought-line.ts';
import type { BoughtLine, LineProblem } from './lines/resolved-line.ts';
import { lineName } from '../catalog/line-name.ts';
import type { LineInput } from '#backends/serving/order-lines.ts';
import { type AskedDelivery, chosenDelivery, type PricedLines, priceLines, quoteOf } from './order-quote.ts';
import { storedPricing, toStored } from '../pricing/stored-totals.ts';
import type { User } from '../../base/auth/user.ts';
import { readCurrency } from '../stores/currency.ts';
import type { Store } from '../stores/store-of-host.ts';
import { validateLines } from './lines/validate-lines.ts';
import type { ShippingAddress } from '#contract/shipping/shipping-address.ts';
import { toPaise } from '#lib/minor-units.ts';
import { PENDING } from '#contract/order-status.ts';

export interface OrderInput {
  /** The new order's id. */
  id: string;
  store: Store;
  user: User;
  lines: LineInput[];
  shipping: ShippingAddress;
  /** The total in rupees that the shopper was shown, when the client sends it. */
  expectedTotal: number | undefined;
  /** The id of the way of delivery, where the client names one. */
  shippingMethod: string | undefined;
  /** Of a discount, as typed. */
  code: string | undefined;
  /** Scheme and host of the shop's pages, for links in mails; null when none can be trusted. */
  origin: string | null;
  /** Of the new order; drawn again while the store has it. */
  drawNumber: () => string;
  at: string;
  /** Within how many hours it is to be paid; 0: it is held for good. */
  holdHours: number;
  /** Other accounts whose uses of a code count as this user's: to the owner alone, who is told so. */
  sameCustomer?: readonly string[];
  /** The first words of its history, where it is not its shopper who places it. */
  cause?: string;
}

export interface PlacedOrder {
  order: OrderRow;
  items: BoughtLine[];
}

/** Writes a pending order and takes its stock; or returns a refusal (409, 422), with which the caller rolls back. */
export async function placeOrder(
  trx: Trx,
  {
    id,
    store,
    user,
    lines,
    shipping,
    expectedTotal,
    shippingMethod,
    code: typed,
    origin,
    drawNumber,
    at,
    holdHours,
    sameCustomer = [],
    cause = 'placed',
  }: OrderInput,
): Promise<PlacedOrder | Answer> {
  const text = refusalsIn(store.language);
  const userIds = [user.id, ...sameCustomer];
  const code = await readCode(trx, store, { code: typed, userIds });
  const asked = { destination: shipping, shippingMethod, code, at };
  const priced = priceLines(store, await validateLines(trx, store.id, lines, text), asked);
  const refusal = refuseLines(priced, text) ?? refuseQuote(priced, text);
  if (refusal) return refusal;
  const { sold: bought, priced: totals } = priced;
  // Who does not say what was shown knows the sum of the lines alone.
  const shown = expectedTotal === undefined ? totals.subtotal : toPaise(expectedTotal);
  if (shown !== totals.total || totals.open.length > 0) return refusePrices(priced, text);
  const { gone, missing } = await takeStock(trx, store.id, bought, { at });
  if (missing) {
    const result: LineProblem = { problem: 'sold-out', text: text.soldOut(lineName(missing)) };
    const now = priced.lines.map((line) => (line.result === missing ? { ...line, result } : line));
    return refuseLines(priceLines(store, now, asked), text) ?? refuse(409, 'out-of-stock', result.text);
  }
  // The last row that orders wait for each other by, as it is of whoever is cancelled.
  const taken = totals.code === undefined ? undefined : code?.known;
  if (code && taken && !(await takeUse(trx, { storeId: store.id, userIds }, taken)))
    return refuseUsed(priced, { ...asked, code }, store, text);

  const delivery = chosenDelivery(priced);
  const inStore = { store_id: store.id };
  const unnumbered: Omit<OrderRow, 'number'> = {
    ...inStore,
    id,
    user_id: user.id,
    status: PENDING,
    ...toStored(totals),
    ...storedPricing(totals),
    delivery: delivery ? JSON.stringify(delivery) : null,
    discount_code: taken?.code ?? null,
    discount_id: taken?.discount.id ?? null,
    currency: store.currency,
    email: user.email,
    phone: shipping.phone,
    shipping: JSON.stringify(shipping),
    origin,
    collect: null,
    confirm_by: null,
    ...heldFor(holdHours, at),
    ...{ payment_reference: null, reference_at: null },
    link_version: 0,
    created_at: at,
    updated_at: at,
  };
  const rows = bought.map((line, position) => ({
    ...inStore,
    order_id: id,
    position,
    ...itemColumns(line),
  }));
  const order = await insertOrder(trx, unnumbered, {
    items: rows,
    event: { ...inStore, order_id: id, position: 0, status: PENDING, cause, at },
    drawNumber,
  });
  // The store's record may be a moment old, and nobody changes its currency until this transaction ends.
  if ((await readCurrency(trx, store.id)) !== store.currency) return refusePrices(priced, text);
  announceOrder(trx, 'order.placed', { storeId: store.id, orderId: id, at });
  await recordChanges(trx, store.id, productTags(gone), at);
  return { order, items: bought };
}

/** The refusal of an order that cannot come as it is; its quote is without what was refused. */
function refuseQuote(priced: PricedLines, text: RefusalTexts): Answer | undefined {
  const { refusal } = priced.priced;
  if (refusal === undefined) return undefined;
  const says = {
    'not-served': text.notServed,
    'method-gone': text.methodGone,
    'code-used': text.codeUsed,
    'code-refused': text.codeRefused,
  };
  return refuse(409, refusal, says[refusal], { quote: quoteOf(priced) });
}

/** Somebody else took the last use since it was read. */
function refuseUsed(
  { lines }: PricedLines,
  asked: AskedDelivery & { code: AskedCode },
  store: Store,
  text: RefusalTexts,
): Answer {
  const code = { ...asked.code, used: Infinity };
  return refuse(409, 'code-used', text.codeUsed, { quote: quoteOf(priceLines(store, lines, { ...asked, code })) });
}

function refusePrices(priced: PricedLines, text: RefusalTexts): Answer {
  return refuse(409, 'price-changed', text.pricesChanged, {
    quote: quoteOf(priced),
  });
}

/**
 * The refusal of the most serious problem: unknown products (422), then a wrong choice (422), then too little stock
 * (409). It names all lines with that problem; undefined when all lines can be sold.
 */
function refuseLines(priced: PricedLines, text: RefusalTexts): Answer | undefined {
  const problems = priced.lines.flatMap(({ field, result }) => ('problem' in result ? [{ field, ...result }] : []));
  const parts = (named: typeof problems) => ({
    fields: Object.fromEntries(named.map(({ field, text: why }) => [field, why])),
    quote: quoteOf(priced),
  });
  const gone = problems.filter(({ problem }) => problem === 'gone');
  if (gone.length > 0) return refuse(422, 'unknown-product', text.productsGone, parts(gone));
  const choice = problems.find(({ problem }) => problem === 'choice');
  if (choice) return refuse(422, 'invalid-choice', choice.text, parts(problems));
  const [first] = problems;
  return first && refuse(409, 'out-of-stock', first.text, parts(problems));
}
