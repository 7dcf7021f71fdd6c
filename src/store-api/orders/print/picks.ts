import type { OrderLine, OrderRecord } from '../records/order-record.ts';

/** What is to be fetched of one product: how many of each choice. */
export interface ProductPicks {
  title: string;
  choices: Pick<OrderLine, 'sku' | 'size' | 'color' | 'quantity'>[];
}

/** What orders need, added up, by title and then by SKU, size and colour. A renamed product has its last title. */
export function picksOf(orders: readonly OrderRecord[]): ProductPicks[] {
  const bought = orders.flatMap(({ lines }) => lines);
  return [...Map.groupBy(bought, ({ productId }) => productId).values()]
    .map((lines) => ({
      title: lines.at(-1)?.title ?? '',
      choices: [...Map.groupBy(lines, choiceOf).values()].map(added).sort(byText(choiceOf)),
    }))
    .sort(byText(({ title }) => title));
}

function choiceOf({ sku, size, color }: Pick<OrderLine, 'sku' | 'size' | 'color'>): string {
  return JSON.stringify([sku ?? '', size ?? '', color ?? '']);
}

function added(same: readonly OrderLine[]): ProductPicks['choices'][number] {
  const [first] = same;
  const { sku = null, size = null, color = null } = first ?? {};
  return { sku, size, color, quantity: same.reduce((count, { quantity }) => count + quantity, 0) };
}

function byText<T>(textOf: (one: T) => string): (one: T, other: T) => number {
  return (one, other) => textOf(one).localeCompare(textOf(other), 'en', { numeric: true });
}
