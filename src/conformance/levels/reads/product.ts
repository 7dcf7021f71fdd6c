import type { Answer } from '../../checker.ts';
import { bareOf, pathOf } from '../../examining/bare.ts';
import type { Visit } from '../../visit.ts';
import { productEndpoint } from '#contract/endpoints/catalog/product.ts';
import { isHundredfold } from '../money.ts';

/** A product by itself is the one of the list, and an unknown one is not found. */
export async function checkProduct(visit: Visit, first: Answer<'products'>): Promise<void> {
  const [listed] = first.value.data;
  const product = await visit.product();
  if (product && listed) {
    for (const name of ['id', 'title', 'category', 'regularPrice', 'discountedPrice'] as const)
      if (!isSame(visit, product, name, listed[name], product.value[name])) break;
  }
  await visit.refused(
    productEndpoint,
    { id: 'conformance-no-such-product' },
    {
      statuses: [404],
      what: 'a product that is not there',
      shop: 'shows a product’s page in place of “Product Not Found”',
    },
  );
}

/** True where two answers agree; a field that one of them leaves out, the other need not have. */
function isSame(
  visit: Visit,
  product: Answer<'product'>,
  name: string,
  listed: string | number | undefined,
  own: string | number | undefined,
): boolean {
  if (listed === own || listed === undefined || own === undefined) return true;
  const isUnit = typeof listed === 'number' && typeof own === 'number' && isHundredfold(listed, own);
  visit.report(product, {
    kind: isUnit ? 'unit' : 'differs',
    path: pathOf(bareOf('product', product.raw).placeOf([name])),
    expected: `${JSON.stringify(listed)}, as in the list${isUnit ? ' (rupees, not paise)' : ''}`,
    received: JSON.stringify(own),
    shop: 'says one thing in the listing and another on the product’s page',
  });
  return false;
}
