/** The page of a product: pages, feeds and mails link to it. */
export function productPath(id: string): string {
  return `/product/${encodeURIComponent(id)}`;
}
