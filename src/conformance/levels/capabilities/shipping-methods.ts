import { NO_PRODUCT } from '../level.ts';
import { bodyToQuote, lineToBuy } from '../orders/place.ts';
import { capability } from './capability.ts';
import { checkRefused, quoteReporter } from './quote-checks.ts';
import { quoteEndpoint } from '#contract/endpoints/orders/quote.ts';

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
    const report = quoteReporter(visit, quote);
    if (open.length > 0) report('open', '[] or nothing, with a destination', open, 'never knows what there is to pay');
    if (shippingMethods.length > 0 && !shippingMethods.some(({ id }) => id === shippingMethod))
      report(
        'shippingMethod',
        'the `id` of one of `shippingMethods`',
        shippingMethod,
        'does not say which delivery the total counts',
      );
    await checkRefused(
      visit,
      line,
      { shippingMethod: NO_SUCH_METHOD },
      { what: 'a delivery that is not offered', shop: 'sends an order in another way than was chosen' },
    );
    return undefined;
  },
);
