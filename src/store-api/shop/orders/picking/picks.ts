import type { PickedLine } from './to-be-picked.ts';

/** The pieces to be fetched of one choice of a product. */
export interface Pick {
  title: string;
  sku: string | null;
  size: string | null;
  color: string | null;
  quantity: number;
  /** Which orders need how many, by their place among them, from 1. */
  orders: { number: number; quantity: number }[];
}

type NumberedLine = PickedLine & { number: number };

/**
 * The pieces that orders need, added up, by title and then by SKU, size and colour. A renamed product has its last
 * title.
 */
export function picksOf(orders: readonly { lines: readonly PickedLine[] }[]): Pick[] {
  const bought = orders.flatMap(({ lines }, index) => lines.map((line) => ({ ...line, number: index + 1 })));
  return [...Map.groupBy(bought, ({ productId }) => productId).values()]
    .flatMap((lines) => {
      const title = lines.at(-1)?.title ?? '';
      return [...Map.groupBy(lines, choiceOf).values()].map((same) => added(title, same));
    })
    .sort((one, other) => byText(one.title, other.title) || byText(choiceOf(one), choiceOf(other)));
}

function choiceOf({ sku, size, color }: { sku: string | null; size: string | null; color: string | null }): string {
  return JSON.stringify([sku ?? '', size ?? '', color ?? '']);
}

function added(title: string, same: readonly NumberedLine[]): Pick {
  const { sku = null, size = null, color = null } = same[0] ?? {};
  const orders = [...Map.groupBy(same, ({ number }) => number)].map(([number, own]) => ({
    number,
    quantity: sum(own),
  }));
  return { title, sku, size, color, quantity: sum(same), orders };
}

function sum(lines: readonly { quantity: number }[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

function byText(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
