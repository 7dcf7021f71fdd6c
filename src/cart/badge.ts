/** Draws the header's cart badge, first set by first-paint.ts. A few bytes, since every page loads it. */
export function showCount(count: number): void {
  const { dataset, style } = document.documentElement;
  if (count > 0) dataset.cart = String(count);
  else delete dataset.cart;
  style.setProperty('--cart-count', `"${count > 99 ? '99+' : count}"`);
}
