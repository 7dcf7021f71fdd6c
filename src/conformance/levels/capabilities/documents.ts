import { NO_SHOPPER } from '../level.ts';
import { capability } from './capability.ts';
import { bareOf, pathOf } from '../../examining/bare.ts';
import { orderEndpoint } from '#contract/endpoints/orders/order.ts';
import { ordersEndpoint } from '#contract/endpoints/orders/orders.ts';
import { isPageOrPath } from '#lib/urls.ts';

/** Documents lead to pages, and nobody but the buyer is sent them: they have the whole address. */
export const documents = capability(
  'documents',
  'looks at the documents of orders, as their buyer and as somebody who tracks one',
  async (visit) => {
    const shopper = await visit.shopper();
    if (!shopper) return NO_SHOPPER;
    const list = await visit.read(ordersEndpoint, { token: shopper.token });
    if (!list) return undefined;
    for (const [at, { documents: own = [] }] of list.value.entries())
      for (const [index, { url }] of own.entries())
        if (!isPageOrPath(url))
          visit.report(list, {
            kind: 'value',
            path: pathOf(bareOf('orders', list.raw).placeOf([at, 'documents', index, 'url'])),
            expected: 'an address that begins with https:// or http://, or a path of the shop',
            received: JSON.stringify(url),
            shop: 'leaves the document out',
          });
    const [first] = list.value.filter((order) => (order.documents ?? []).length > 0);
    const tracked = first && (await visit.read(orderEndpoint, { id: first.id, query: { contactInfo: shopper.email } }));
    if (tracked?.value.documents?.length)
      visit.report(tracked, {
        kind: 'access',
        path: pathOf(bareOf('order', tracked.raw).placeOf(['documents'])),
        expected: 'no documents for whoever tracks an order',
        received: JSON.stringify(tracked.value.documents),
        shop: 'shows the whole address to whoever knows a number and an e-mail address',
      });
    return undefined;
  },
  { account: true },
);
