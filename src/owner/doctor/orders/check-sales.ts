import { type Finding, warning } from '../finding.ts';
import { unstruckSales, WHAT_IS_STRUCK } from '../../import/prices/unstruck-sales.ts';
import { counted } from '#lib/text/counted.ts';
import { someOf, stripped } from '#lib/text/terminal-text.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';

/** Sales that no reduction is told of. */
export async function checkSales(db: Db, { id }: Pick<Store, 'id'>): Promise<Finding[]> {
  const products = await unstruckSales(db, id);
  if (products.length === 0) return [];
  const names = someOf(products.map(({ title }) => stripped(title)));
  const are = products.length === 1 ? 'is' : 'are';
  return [
    warning(
      'products',
      `${id}: ${counted(products.length, 'product')} ${are} on sale, and nothing is struck through: ${names}`,
      `${WHAT_IS_STRUCK} If you know that price, write it there.`,
    ),
  ];
}
