export const PAGES = ['home', 'listing', 'product', 'policy'] as const;
export type PageName = (typeof PAGES)[number];

/** Where the benchmark goes in the shop, found through its API: no product of the demo is named. */
export interface Paths extends Record<PageName, string> {
  /** A product that can be added without choosing a size. */
  plain: { id: string; product: string; listing: string };
  /** Addresses of its API. */
  productIds: string[];
  pictures: string[];
}

interface Product {
  id: string;
  imgUrl: string;
  category: string;
  attributes: { key: string; value: string[] }[];
  variants?: { available: boolean }[];
}

export async function findPaths(origin: string): Promise<Paths> {
  const { data } = (await (await fetch(`${origin}/api/v1/products?limit=100`)).json()) as { data: Product[] };
  const plain = data.find((product) => sizesOf(product) <= 1 && product.variants?.[0]?.available !== false);
  if (data.length < 12 || !plain)
    throw new Error('The benchmark needs a shop with at least 12 products, one of them of a single size.');
  return {
    home: '/',
    listing: '/products',
    product: productPath(data[0]!),
    policy: '/privacy',
    plain: { id: plain.id, product: productPath(plain), listing: await listingWith(origin, plain) },
    productIds: data.map(({ id }) => id),
    pictures: data.map(({ imgUrl }) => imgUrl),
  };
}

function productPath({ id }: Product): string {
  return `/product/${encodeURIComponent(id)}`;
}

function sizesOf({ attributes }: Product): number {
  return attributes.filter(({ key }) => /^sizes?$/i.test(key)).flatMap(({ value }) => value).length;
}

/** The first page of its category, or the page that shows it. */
async function listingWith(origin: string, product: Product): Promise<string> {
  const path = `/products?category=${encodeURIComponent(product.category.toLowerCase())}`;
  for (let page = 1; page <= 5; page++) {
    const at = page === 1 ? path : `${path}&page=${page}`;
    if ((await (await fetch(origin + at)).text()).includes(productPath(product))) return at;
  }
  throw new Error(`No listing shows ${product.id}.`);
}
