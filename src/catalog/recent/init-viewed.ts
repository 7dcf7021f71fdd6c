/** Once somebody is there: a product's page is one that was looked at. */
export function watchViewed(): void {
  if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', watchViewed, { once: true });
  const island = document.querySelector<HTMLElement>('[data-product-head] + astro-island');
  if (island) import('./show-viewed.ts').then(({ showViewed }) => showViewed(island)).catch(() => undefined);
}
