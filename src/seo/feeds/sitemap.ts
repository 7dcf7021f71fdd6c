import { productPath } from '#lib/product-path.ts';
import { absolute } from '../picture.ts';
import type { StreamedDocument } from './stream-xml.ts';
import { element, xml, type Xml } from './xml.ts';

/** The most a sitemap file may hold (sitemaps.org). */
export const PRODUCTS_A_FILE = 50_000;
export const SITEMAP_TYPE = 'application/xml';
const MAX_IMAGES = 10;

/** The part of a product that its entry says. */
interface ListedProduct {
  id: string;
  /** ISO 8601, where the backend tells. */
  updatedAt: string | undefined;
  /** As they stand in the product's pictures: absolute, or a path. */
  images: string[];
}

/** The index: one file of pages, and as many of products as there have to be. */
export function sitemapIndex(origin: string, products: number): Xml {
  const files = Array.from({ length: fileCount(products) }, (_, index) => `sitemap-products-${index + 1}.xml`);
  return xml`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${['sitemap-pages.xml', ...files].map(
  (name) => xml`<sitemap><loc>${origin}/${name}</loc></sitemap>
`,
)}</sitemapindex>
`;
}

export function fileCount(products: number): number {
  return Math.ceil(products / PRODUCTS_A_FILE);
}

export function pageSitemap(origin: string, paths: string[]): Xml {
  return xml`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map(
  (path) => xml`<url><loc>${origin}${path}</loc></url>
`,
)}</urlset>
`;
}

export function productSitemap(
  origin: string,
  batches: AsyncIterable<ListedProduct[]>,
): StreamedDocument<ListedProduct> {
  return {
    type: SITEMAP_TYPE,
    head: xml`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
`,
    batches,
    each: ({
      id,
      updatedAt,
      images,
    }) => xml`<url><loc>${origin}${productPath(id)}</loc>${element('lastmod', updatedAt)}${images.slice(0, MAX_IMAGES).map((image) => imageEntry(image, origin))}</url>
`,
    tail: xml`</urlset>
`,
  };
}

function imageEntry(address: string, origin: string): Xml | undefined {
  const url = address.startsWith('/') && !address.startsWith('//') ? origin + address : absolute(address, origin);
  return url === undefined ? undefined : xml`<image:image><image:loc>${url}</image:loc></image:image>`;
}
