import { type Finding, warning } from './finding.ts';
import { unstruckSales } from '../import/prices/unstruck-sales.ts';
import { counted } from '#lib/text/counted.ts';
import { someOf, stripped } from '#lib/text/terminal-text.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';

/** Sales that no reduction is told of, since nothing is known of the 30 days before them. */
export async function checkSales(db: Db, { id }: Pick<Store, 'id'>): Promise<Finding[]> {
  const products = await unstruckSales(db, id);
  if (products.length === 0) return [];
  const names = someOf(products.map(({ title }) => stripped(title)));
  const are = products.length === 1 ? 'is' : 'are';
  return [
    warning(
      'products',
      `${id}: ${counted(products.length, 'product')} ${are} on sale, and nothing is struck through: ${names}`,
      'Write the lowest price of the 30 days before the sale as Prior Price into products.csv: the shop knows none above the price.',
    ),
  ];
}
