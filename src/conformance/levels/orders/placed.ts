import { checkOrder } from './order.ts';
import { QUANTITY } from './place.ts';
import type { Answer } from '../../checker.ts';
import { bareOf, pathOf, type Place } from '../../examining/bare.ts';
import type { PlacedOrder, Visit } from '../../visit.ts';
import { NO_PRODUCT } from '../level.ts';
import { isHundredfold } from '../money.ts';
import { orderEndpoint } from '#contract/endpoints/orders/order.ts';
import { ordersEndpoint } from '#contract/endpoints/orders/orders.ts';
import { PENDING } from '#contract/order-status.ts';
import type { WireOrder } from '#contract/order.ts';

/** Places an order and looks at it as its buyer, as a guest who knows it, and as somebody else. */
export async function checkPlaced(visit: Visit): Promise<string | undefined> {
  const placed = await visit.placedOrder();
  if (!placed) return (await visit.firstPage())?.value.data.length ? 'no order can be placed' : NO_PRODUCT;
  const { id, owner, phone } = placed;
  const list = await visit.read(ordersEndpoint, { token: owner.token });
  if (list) checkListed(visit, list, placed);
  for (const contactInfo of [owner.email, phone]) {
    const tracked = await visit.read(orderEndpoint, { id, query: { contactInfo } });
    if (tracked) checkContent(visit, tracked, tracked.value, bareOf('order', tracked.raw).placeOf([]), placed);
  }
  await checkTypedPhone(visit, placed);
  await checkOthers(visit, placed);
  return undefined;
}

/** The phone as somebody may type it, with blanks: a shopper does not remember how it was written. */
async function checkTypedPhone(visit: Visit, { id, phone }: PlacedOrder): Promise<void> {
  const contactInfo = phone.replace(/(\d{5})$/, ' $1');
  const tracked = await visit.ask(orderEndpoint, { id, query: { contactInfo } });
  if (tracked.value !== undefined) return;
  visit.report(tracked, {
    kind: 'ignored',
    severity: 'warning',
    path: '?contactInfo',
    expected: `the order, for its phone written ${contactInfo}`,
    received: `status ${tracked.status ?? 0}`,
    shop: 'does not find the order of who writes the phone in another way',
  });
}

function checkListed(visit: Visit, list: Answer<'orders'>, placed: PlacedOrder): void {
  const { placeOf } = bareOf('orders', list.raw);
  const at = list.value.findIndex(({ id }) => id === placed.id);
  const order = list.value[at];
  if (order) checkContent(visit, list, order, placeOf([at]), placed);
  else
    visit.report(list, {
      kind: 'missing',
      path: pathOf(placeOf([])),
      expected: `the order that was just placed, ${placed.id}`,
      shop: 'does not list an order that somebody has placed',
    });
}

function checkContent(visit: Visit, answer: Answer, order: WireOrder, place: Place, placed: PlacedOrder): void {
  const { line } = placed;
  const report = (inner: Place, kind: 'differs' | 'unit', expected: string, received: unknown, shop: string) =>
    visit.report(answer, { kind, path: pathOf([...place, ...inner]), expected, received: json(received), shop });
  if (order.id !== placed.id) report(['id'], 'differs', json(placed.id), order.id, 'shows another order');
  if ((order.status ?? PENDING) !== PENDING)
    report(['status'], 'differs', '0, pending: nothing is paid', order.status, 'does not offer to pay for the order');
  const [item] = order.items ?? [];
  if (!item) return;
  if (item.quantity !== QUANTITY)
    report(
      ['items', 0, 'quantity'],
      'differs',
      String(QUANTITY),
      item.quantity,
      'shows another quantity than was ordered',
    );
  if (Math.abs(item.price - line.price) > 0.005)
    report(
      ['items', 0, 'price'],
      isHundredfold(item.price, line.price) ? 'unit' : 'differs',
      `${line.price} for one piece, as the shop showed it${isHundredfold(item.price, line.price) ? ' (rupees, not paise)' : ''}`,
      item.price,
      'shows another price in the order than in the cart',
    );
  else checkOrder(visit, answer, order, place);
}

/** Nobody else may see it: not with another contact, not without one, not with another account. */
async function checkOthers(visit: Visit, { id }: PlacedOrder): Promise<void> {
  const want = (what: string) => ({
    statuses: [404],
    what,
    shop: 'shows name, address and order of a shopper to whoever knows the number',
    kind: 'access' as const,
  });
  const other = 'somebody-else@example.com';
  await visit.refused(orderEndpoint, { id, query: { contactInfo: other } }, want('a contact that is not the buyer’s'));
  await visit.refused(orderEndpoint, { id }, { ...want('an order without a contact'), statuses: [400, 401, 404] });
  const somebody = await visit.somebodyElse();
  if (!somebody) return;
  await visit.refused(
    orderEndpoint,
    { id, token: somebody.token },
    { ...want('an order of somebody else'), statuses: [400, 403, 404] },
  );
  const theirs = await visit.read(ordersEndpoint, { token: somebody.token });
  if (theirs && theirs.value.length > 0)
    visit.report(theirs, {
      kind: 'access',
      path: pathOf(bareOf('orders', theirs.raw).placeOf([])),
      expected: 'an empty list for a new account',
      shop: 'shows shoppers the orders of others',
    });
}

function json(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
