import { checkOrder } from './order.ts';
import { checkPlaced } from './placed.ts';
import { checkRefusedOrders } from './refused.ts';
import { checkStrangers, type Level, lacksAccount, NO_SHOPPER } from '../level.ts';
import { bareOf } from '../../examining/bare.ts';
import { orderEndpoint } from '#contract/endpoints/orders/order.ts';
import { ordersEndpoint } from '#contract/endpoints/orders/orders.ts';

/** Orders: whose they are, what they say, and with --write how they are placed. */
export const orders: Level = {
  name: 'orders',
  does: ({ write }) =>
    write ? 'reads orders, places one, which stays, and tries orders that have to be refused' : 'reads orders',
  lacks: lacksAccount,
  run: async (visit) => {
    await checkStrangers(visit, ordersEndpoint, 'shows orders to who is not signed in');
    await visit.refused(
      orderEndpoint,
      { id: 'conformance-no-such-order', query: { contactInfo: 'nobody@example.com' } },
      { statuses: [404], what: 'an order that is not there', shop: 'says “Order found” of an order that is not there' },
    );
    const shopper = await visit.shopper();
    if (!shopper) return NO_SHOPPER;
    const list = await visit.read(ordersEndpoint, { token: shopper.token });
    if (list) {
      const { placeOf } = bareOf('orders', list.raw);
      for (const [index, order] of list.value.entries()) checkOrder(visit, list, order, placeOf([index]));
    }
    if (!visit.allowed.write) return undefined;
    const reason = await checkPlaced(visit);
    if (reason !== undefined) return reason;
    await checkRefusedOrders(visit, shopper);
    return undefined;
  },
};
