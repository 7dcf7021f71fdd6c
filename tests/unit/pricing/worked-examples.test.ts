import { expect, test } from 'vitest';
import { price } from '#store-api/shop/pricing/price.ts';
import type { Priced } from '#store-api/shop/pricing/request.ts';
import type { Example } from '../../pricing/examples/example.ts';
import { EXAMPLES } from '../../pricing/examples/examples.ts';
import { requestOf, termsOf } from '../../pricing/from-example.ts';

const all = Object.entries(EXAMPLES).flatMap(([theme, examples]) =>
  examples.map((example) => [`${theme}: ${example.name}`, example] as const),
);

test.each(all)('O13 the worked example %s is what pricing makes of it', (_, example) => {
  const priced = price(termsOf(example.store), requestOf(example));
  const { subtotal, parts, total, open, delivery, fee, lines } = priced;
  const refusals = refusalOf(example, priced);
  expect({ subtotal, parts, total, open, refusals, delivery, fee, lines }).toEqual({
    open: [],
    refusals: [],
    delivery: [],
    fee: [],
    ...example.expected,
  });
});

/** Another total than was expected is the reason only where nothing else explains it (Q24). */
function refusalOf({ order }: Example, { refusal, subtotal, total }: Priced): Example['expected']['refusals'] {
  if (refusal !== undefined) return [refusal];
  return order !== undefined && total !== (order.expectedTotal ?? subtotal) ? ['price-changed'] : [];
}
