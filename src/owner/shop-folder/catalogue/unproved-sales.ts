import { section } from '../../import/import-report.ts';
import { linesText } from '../../import/lines-text.ts';
import { WHAT_IS_STRUCK } from '../../import/prices/unstruck-sales.ts';
import type { CatalogueProduct } from '../../import/read/catalogue-product.ts';
import { saleRuleOf } from '#store-api/shop/stores/sale-rule.ts';

interface Priced {
  store: { terms?: { country?: string | undefined } | undefined };
  products: readonly CatalogueProduct[];
}

/** A product, and the lines that are on sale without a higher Prior Price. */
interface UnprovedSale {
  lines: number[];
  handle: string;
}

/**
 * Products on sale of which the folder alone proves nothing: where the law asks for the lowest price of the 30 days
 * before it, only a history in the database can.
 */
export function unprovedSales({ store: { terms }, products }: Priced): UnprovedSale[] {
  if (saleRuleOf({ terms }) === 'stated') return [];
  return products.flatMap(({ line, handle, variants }) => {
    const unproved = variants.filter(({ discounted, prior = 0 }) => discounted !== null && prior <= discounted);
    const lines = [...new Set(unproved.map(({ saleLine = line }) => saleLine))];
    return lines.length === 0 ? [] : [{ lines, handle }];
  });
}

/** What their owner is told of them. */
export function unprovedSaleLines(folder: Priced): string[] {
  const sales = unprovedSales(folder);
  return section(
    `On sale in ${folder.store.terms?.country ?? ''} without a higher Prior Price (${sales.length}). ${WHAT_IS_STRUCK}`,
    sales.map(({ lines, handle }) => `${linesText(lines)}: ${handle}`),
  );
}
