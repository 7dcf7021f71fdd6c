import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import type { SoldVariant } from '../../catalog/product-rows.ts';
import { lineName } from '../../catalog/line-name.ts';
import type { BoughtLine, LineProblem, OrderedProduct } from './resolved-line.ts';
import type { OrderItemRow } from '../../../base/db/rows/order-rows.ts';
import type { LineInput } from '#backends/serving/order-lines.ts';
import { pricedGoods } from './priced-goods.ts';
import { unitPrice } from '../../pricing/unit-price.ts';

export function boughtLine(
  product: OrderedProduct,
  { quantity }: LineInput,
  variant: SoldVariant | undefined,
  { size, color }: { size?: string | null | undefined; color?: string | null | undefined },
): BoughtLine {
  return {
    product_id: product.id,
    variant_id: variant?.id ?? null,
    title: product.title,
    size: size ?? null,
    color: color ?? null,
    image: product.image,
    quantity,
    price_paise: unitPrice(variant ?? product),
    sku: variant?.sku ?? null,
    hsn: variant?.hsn ?? product.hsn,
    origin_country: variant?.origin_country ?? product.origin_country,
    counted: variant !== undefined && variant.stock !== null,
    goods: pricedGoods(product, variant),
  };
}

/** What an order keeps of it: its row, but for its place. */
export function itemColumns(line: BoughtLine): Omit<OrderItemRow, 'store_id' | 'order_id' | 'position'> {
  const { product_id, variant_id, title, size, color, image, quantity, price_paise, sku, hsn, origin_country } = line;
  return {
    product_id,
    variant_id,
    title,
    size,
    color,
    image,
    quantity,
    price_paise,
    sku,
    hsn,
    origin_country,
    taken: line.counted ? quantity : 0,
  };
}

export function soldOut(
  line: { title: string; size?: string | undefined; color?: string | undefined },
  variants: SoldVariant[],
  text: RefusalTexts,
): LineProblem {
  const left = Math.max(0, ...variants.map(({ stock }) => stock ?? 0));
  const name = lineName(line);
  return { problem: 'sold-out', text: left > 0 ? text.onlyLeft(left, name) : text.soldOut(name), left };
}
