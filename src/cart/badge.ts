/**
 * Draws the header's cart badge, first set by site/page/stored-state.ts. A few bytes, since every page loads it. By a
 * counter: a custom property would be inherited, and each item in the cart make the browser restyle the whole page.
 */
export function showCount(count: number): void {
  const { dataset, style } = document.documentElement;
  if (count > 0) dataset.cart = count > 99 ? '99+' : `${count}`;
  else delete dataset.cart;
  style.counterReset = `cart ${count}`;
}
