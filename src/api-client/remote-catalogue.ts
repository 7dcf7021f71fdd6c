import type { Api } from './api.ts';
import type { Catalogue, CatalogueRange } from '#backends/embedded-api.ts';
import type { WireProduct } from '#contract/product.ts';
import { productsEndpoint } from '#contract/endpoints/catalog/products.ts';

/** The largest page that backends give. */
const PAGE = 100;

/**
 * A backend's catalogue by pages of GET /products. A backend that gives shorter pages than asked for is read in those.
 */
export function remoteCatalogue(api: Api): Catalogue {
  return {
    products: () => pages(api, { offset: 0, limit: Infinity }),
    async *addresses(range) {
      for await (const products of pages(api, range))
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

async function* pages(api: Api, { offset, limit }: CatalogueRange): AsyncGenerator<WireProduct[]> {
  const first = await api(productsEndpoint, { query: { page: 1, limit: PAGE } });
  const step = first.count > first.data.length ? first.data.length : PAGE;
  const end = Math.min(first.count, offset + limit);
  let before = '';
  for (let page = step && Math.floor(offset / step) + 1; page && (page - 1) * step < end; page += 1) {
    const { data } = page === 1 ? first : await api(productsEndpoint, { query: { page, limit: PAGE } });
    const start = (page - 1) * step;
    // The list has become shorter, or is the same on every page.
    const [head] = data;
    if (!head || head.id === before) return;
    before = head.id;
    yield data.slice(Math.max(0, offset - start), end - start);
  }
}
