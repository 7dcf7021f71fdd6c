import type { OwnerOrder } from '#contract/owner/owner-page.ts';

/** `Slim jeans, M, Indigo`: a line of the order, by its place. */
export function nameOf({ order }: Pick<OwnerOrder, 'order'>, line: number): string {
  const { productTitle, id, size, color } = order.items?.[line] ?? {};
  return [productTitle === '' ? id : productTitle, size, color].filter(Boolean).join(', ');
}
