import { bodyToPlace } from '../orders/place.ts';
import type { Answer } from '../../checker.ts';
import { bareOf, pathOf } from '../../examining/bare.ts';
import type { Visit } from '../../visit.ts';
import type { CartLine } from '#cart/line.ts';
import { createOrderEndpoint, type CreateOrderBody } from '#contract/endpoints/orders/create-order.ts';

/** Reports what is wrong in a field of a quote, and what comes of it in the shop. */
export function quoteReporter(visit: Visit, quote: Answer<'quote'>) {
  return (name: string, expected: string, received: unknown, shop: string) =>
    visit.report(quote, {
      kind: 'value',
      path: pathOf(bareOf('quote', quote.raw).placeOf([name])),
      expected,
      received: JSON.stringify(received ?? null),
      shop,
    });
}

/** Orders a line with something that the backend does not have: 409. */
export async function checkRefused(
  visit: Visit,
  line: CartLine,
  unknown: Partial<CreateOrderBody>,
  says: { what: string; shop: string },
): Promise<void> {
  const shopper = visit.allowed.write ? await visit.shopper() : undefined;
  if (!shopper) return;
  const body = { ...(await bodyToPlace(visit, line)), ...unknown };
  await visit.refused(createOrderEndpoint, { token: shopper.token, body }, { statuses: [409], ...says });
}
