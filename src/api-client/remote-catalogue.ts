import type { Api } from './api.ts';
import type { Catalogue, Stretch } from './embedded.ts';
import type { WireProduct } from '#contract/product.ts';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';

/** The most that backends give at once. */
const PAGE = 100;

/** A backend's catalogue by pages of GET /products. One that gives fewer a page than it is asked for is read at its own step. */
export function remoteCatalogue(api: Api): Catalogue {
  return {
    products: () => pages(api, { skip: 0, take: Infinity }),
    async *addresses(stretch) {
      for await (const products of pages(api, stretch))
        yield products.map(({ id, title = '', updatedAt, images = [], imgUrl }) => ({
          id,
          title,
          updatedAt,
          images: images.length ? images.map(({ url }) => url) : imgUrl ? [imgUrl] : [],
        }));
    },
    count: async () => (await api(productsEndpoint, { query: { page: 1, limit: PAGE } })).count,
  };
}

async function* pages(api: Api, { skip, take }: Stretch): AsyncGenerator<WireProduct[]> {
  const first = await api(productsEndpoint, { query: { page: 1, limit: PAGE } });
  const step = first.count > first.data.length ? first.data.length : PAGE;
  const end = Math.min(first.count, skip + take);
  let before = '';
  for (let page = step && Math.floor(skip / step) + 1; page && (page - 1) * step < end; page += 1) {
    const { data } = page === 1 ? first : await api(productsEndpoint, { query: { page, limit: PAGE } });
    const start = (page - 1) * step;
    // The list has become shorter, or is the same on every page.
    if (!data.length || data[0]!.id === before) return;
    before = data[0]!.id;
    yield data.slice(Math.max(0, skip - start), end - start);
  }
}
