import { LRUCache } from 'lru-cache';
import { choicesOf } from './choices.ts';
import type { Medusa } from '../medusa.ts';
import { readPage } from './read-products.ts';
import type { Query } from '#lib/urls.ts';

const PAGE = 100;
/** Of so many products that match otherwise, those on sale are looked for: the engine has no filter for it. */
const LOOKED_AT = 2_000;
const KEEP_MS = 60_000;

/** The ids of what is on sale among what matches, newest first, looked for once a minute. */
export function saleReader(): (medusa: Medusa, filter: Query) => Promise<string[]> {
  const known = new LRUCache<string, Promise<string[]>>({ max: 100, ttl: KEEP_MS });
  return (medusa, filter) => {
    const key = JSON.stringify(filter);
    const held = known.get(key);
    if (held) return held;
    const ids = readSale(medusa, filter);
    known.set(key, ids);
    ids.catch(() => known.delete(key));
    return ids;
  };
}

async function readSale(medusa: Medusa, filter: Query): Promise<string[]> {
  const ids: string[] = [];
  const fields = 'id,*variants.calculated_price';
  for (let offset = 0, count = 1; offset < Math.min(count, LOOKED_AT); offset += PAGE) {
    const page = await readPage(medusa, filter, { offset, limit: PAGE }, fields);
    count = page.count;
    ids.push(
      ...page.products
        .filter((product) => choicesOf(product).some(({ price, regularPrice }) => price < regularPrice))
        .map(({ id }) => id),
    );
  }
  return ids;
}
