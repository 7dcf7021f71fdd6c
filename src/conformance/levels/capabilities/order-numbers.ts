import { capability } from './capability.ts';
import { bareOf, pathOf } from '../../examining/bare.ts';
import { orderEndpoint } from '#contract/endpoints/orders/order.ts';
import type { WireOrder } from '#contract/order.ts';
import { ordersEndpoint } from '#contract/endpoints/orders/orders.ts';

/** Orders have numbers, and the one that was placed is found by its own as somebody types it. */
export const orderNumbers = capability(
  'orderNumbers',
  'looks for the order that it places by its number, in small letters and without dashes',
  async (visit) => {
    const placed = await visit.placedOrder();
    if (!placed) return 'no order can be placed';
    const { id, owner } = placed;
    const list = await visit.read(ordersEndpoint, { token: owner.token });
    if (!list) return undefined;
    const number = list.value.find((order) => order.id === id)?.number;
    const at = list.value.findIndex((order) => order.number === undefined);
    if (at >= 0) {
      visit.report(list, {
        kind: 'missing',
        path: pathOf(bareOf('orders', list.raw).placeOf([at, 'number'])),
        expected: 'the number of an order',
        shop: 'shows its id, which is long to type',
      });
      return undefined;
    }
    // An order that is not listed at all is told by another level.
    if (number === undefined) return undefined;
    const typed = number.toLowerCase().replaceAll('-', ' ');
    const found = await visit.ask(orderEndpoint, { id: typed, query: { contactInfo: owner.email } });
    if ((found.value as WireOrder | undefined)?.id !== id)
      visit.report(found, {
        kind: 'ignored',
        path: '',
        expected: `the order ${id}, for its number typed as ${typed}`,
        received: `status ${found.status ?? 0}`,
        shop: 'does not find the order of who types its number',
      });
    return undefined;
  },
  { write: true, account: true },
);
