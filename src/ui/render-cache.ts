import { LRUCache } from 'lru-cache';

/** A card takes about 5,000 characters, of two bytes each where one of them is a rupee sign: about a thousand of them. */
const cache = new LRUCache<string, string>({
  maxSize: 6 * 1024 * 1024,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** Astro's, which nobody reads: in a listing's cards it was the hardest part to compress. */
const NUMBER_OF_ISLAND = / uid="\w+"/g;

/** HTML that depends on nothing but its key, which names the part and has all it shows. Made once for all pages that show it. */
export async function cachedHtml(key: string, make: () => Promise<string>): Promise<string> {
  if (import.meta.env.DEV) return make();
  const html = cache.get(key) ?? (await make()).replaceAll(NUMBER_OF_ISLAND, '');
  cache.set(key, html);
  return html;
}
