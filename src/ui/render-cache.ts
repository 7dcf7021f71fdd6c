import { LRUCache } from 'lru-cache';

/** Room for about a thousand cards of 2,500 characters. A string with a rupee sign takes two bytes a character. */
const cache = new LRUCache<string, string>({
  maxSize: 6 * 1024 * 1024,
  sizeCalculation: (html, key) => 2 * (html.length + key.length),
});

/** HTML that depends on its key alone, which names the part and holds all that it shows. It is rendered once. */
export async function cachedHtml(key: string, make: () => Promise<string>): Promise<string> {
  if (import.meta.env.DEV) return make();
  const html = cache.get(key) ?? (await make());
  cache.set(key, html);
  return html;
}
