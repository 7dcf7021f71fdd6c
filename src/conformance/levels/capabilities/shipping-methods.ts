import { NO_PRODUCT } from '../level.ts';
import { bodyToPlace, bodyToQuote, lineToBuy } from '../orders/place.ts';
import { capability } from './capability.ts';
import { bareOf, pathOf } from '../../examining/bare.ts';
import type { Visit } from '../../visit.ts';
import { createOrderEndpoint } from '#contract/endpoints/orders/create-order.ts';
import { quoteEndpoint } from '#contract/endpoints/orders/quote.ts';
import type { CartLine } from '#cart/line.ts';

const NO_SUCH_METHOD = 'conformance-no-such-method';

/** What is said of delivery before and after the place is known, and an order that names a way that is not offered. */
export const shippingMethods = capability(
  'shippingMethods',
  'asks how a line is delivered, and orders with a delivery that is not offered',
  async (visit) => {
    const line = await lineToBuy(visit);
    if (!line) return NO_PRODUCT;
    const quote = await visit.read(quoteEndpoint, { body: await bodyToQuote(visit, line) });
    if (!quote) return undefined;
    const { shippingMethods = [], shippingMethod, open = [] } = quote.value;
    const report = (name: string, expected: string, received: unknown, shop: string) =>
      visit.report(quote, {
        kind: 'value',
        path: pathOf(bareOf('quote', quote.raw).placeOf([name])),
        expected,
        received: JSON.stringify(received ?? null),
        shop,
      });
    if (open.length > 0) report('open', '[] or nothing, with a destination', open, 'never knows what there is to pay');
    if (shippingMethods.length > 0 && !shippingMethods.some(({ id }) => id === shippingMethod))
      report(
        'shippingMethod',
        'the `id` of one of `shippingMethods`',
        shippingMethod,
        'does not say which delivery the total counts',
      );
    await checkUnknownMethod(visit, line);
    return undefined;
  },
);

async function checkUnknownMethod(visit: Visit, line: CartLine): Promise<void> {
  const shopper = visit.allowed.write ? await visit.shopper() : undefined;
  if (!shopper) return;
  const body = { ...(await bodyToPlace(visit, line)), shippingMethod: NO_SUCH_METHOD };
  await visit.refused(
    createOrderEndpoint,
    { token: shopper.token, body },
    { statuses: [409], what: 'a delivery that is not offered', shop: 'sends an order in another way than was chosen' },
  );
}
