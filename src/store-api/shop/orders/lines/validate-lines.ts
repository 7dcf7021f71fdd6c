import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import { findProducts } from '../../catalog/product-rows.ts';
import type { Db } from '../../../base/db/open-database.ts';
import { resolveLine } from './resolve-line.ts';
import type { LineInput } from '#backends/serving/order-lines.ts';
import type { ValidatedLine } from '../order-quote.ts';
import type { WireImage } from '#contract/product.ts';

/** The result of each line if it were ordered now; writes nothing. */
export async function validateLines(
  db: Db,
  storeId: string,
  lines: LineInput[],
  text: RefusalTexts,
): Promise<ValidatedLine[]> {
  const found = await findProducts(db, storeId, [...new Set(lines.map((line) => line.productId))]);
  const byId = new Map(found.map((parts) => [parts.product.id, parts]));
  return lines.map((input, index) => {
    const parts = byId.get(input.productId);
    if (!parts)
      return {
        input,
        field: `products.${input.productId}`,
        result: { problem: 'gone', text: text.productUnavailable },
      };
    const { product, variants, picture } = parts;
    const image = picture === null ? null : (JSON.parse(picture) as WireImage).url;
    return {
      input,
      field: input.choice ? `items.${index}` : `products.${input.productId}`,
      result: resolveLine({ ...product, variants, image }, input, text),
    };
  });
}
