import { NO_SHOPPER } from '../level.ts';
import { capability } from './capability.ts';
import { bareOf, pathOf } from '../../examining/bare.ts';
import { DELIVERED, SHIPPED } from '#contract/order-status.ts';
import { ordersEndpoint } from '#contract/endpoints/orders/orders.ts';

/** An order that was sent has a parcel. */
export const parcels = capability(
  'parcels',
  'looks at the parcels of orders that were sent',
  async (visit) => {
    const shopper = await visit.shopper();
    if (!shopper) return NO_SHOPPER;
    const list = await visit.read(ordersEndpoint, { token: shopper.token });
    const sent = list?.value.findIndex(
      ({ status, parcels: own = [] }) => (status === SHIPPED || status === DELIVERED) && own.length === 0,
    );
    if (list && sent !== undefined && sent >= 0)
      visit.report(list, {
        kind: 'missing',
        severity: 'warning',
        path: pathOf(bareOf('orders', list.raw).placeOf([sent, 'parcels'])),
        expected: 'a parcel of an order that was sent',
        shop: 'says that tracking is not available',
      });
    return undefined;
  },
  { account: true },
);
