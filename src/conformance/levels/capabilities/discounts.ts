import { NO_PRODUCT } from '../level.ts';
import { bodyToQuote, lineToBuy } from '../orders/place.ts';
import { capability } from './capability.ts';
import { checkRefused, quoteReporter } from './quote-checks.ts';
import { quoteEndpoint } from '#contract/endpoints/orders/quote.ts';

const NO_SUCH_CODE = 'CONFORMANCE-NO-SUCH-CODE';

/** A code that nobody has: the quote says so and is without it, and no order is made with it. */
export const discounts = capability(
  'discounts',
  'asks for a quote and for an order with a code that does not exist',
  async (visit) => {
    const line = await lineToBuy(visit);
    if (!line) return NO_PRODUCT;
    const body = await bodyToQuote(visit, line);
    const quote = await visit.read(quoteEndpoint, { body: { ...body, code: NO_SUCH_CODE } });
    if (!quote) return undefined;
    const { code, refusal } = quote.value;
    const report = quoteReporter(visit, quote);
    if (refusal !== 'code-refused')
      report('refusal', '"code-refused" of a code that does not exist', refusal, 'does not say that the code is wrong');
    if (code !== undefined)
      report('code', 'nothing, where no code applies', code, 'says that a code applies which does not exist');
    await checkRefused(
      visit,
      line,
      { code: NO_SUCH_CODE },
      { what: 'a code that does not exist', shop: 'sends an order without the discount that was shown' },
    );
    return undefined;
  },
);
