import { NO_PRODUCT } from '../level.ts';
import { bodyToPlace, bodyToQuote, lineToBuy } from '../orders/place.ts';
import { capability } from './capability.ts';
import { bareOf, pathOf } from '../../examining/bare.ts';
import type { Visit } from '../../visit.ts';
import { createOrderEndpoint } from '#contract/endpoints/orders/create-order.ts';
import { quoteEndpoint } from '#contract/endpoints/orders/quote.ts';
import type { CartLine } from '#cart/line.ts';

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
    const report = (name: string, expected: string, received: unknown, shop: string) =>
      visit.report(quote, {
        kind: 'value',
        path: pathOf(bareOf('quote', quote.raw).placeOf([name])),
        expected,
        received: JSON.stringify(received ?? null),
        shop,
      });
    if (refusal !== 'code-refused')
      report('refusal', '"code-refused" of a code that does not exist', refusal, 'does not say that the code is wrong');
    if (code !== undefined)
      report('code', 'nothing, where no code applies', code, 'says that a code applies which does not exist');
    await checkUnknownCode(visit, line);
    return undefined;
  },
);

async function checkUnknownCode(visit: Visit, line: CartLine): Promise<void> {
  const shopper = visit.allowed.write ? await visit.shopper() : undefined;
  if (!shopper) return;
  const body = { ...(await bodyToPlace(visit, line)), code: NO_SUCH_CODE };
  await visit.refused(
    createOrderEndpoint,
    { token: shopper.token, body },
    { statuses: [409], what: 'a code that does not exist', shop: 'sends an order without the discount that was shown' },
  );
}
