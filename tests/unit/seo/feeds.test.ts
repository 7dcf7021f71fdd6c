import { describe, expect, test } from 'vitest';
import type { ProductAddress } from '#backends/embedded-api.ts';
import { atomFeed } from '#seo/feeds/atom-feed.ts';
import { googleFeed } from '#seo/feeds/google-feed.ts';
import { pageSitemap, productSitemap, sitemapIndex } from '#seo/feeds/sitemap.ts';
import { streamXml } from '#seo/feeds/stream-xml.ts';
import { element, xml } from '#seo/feeds/xml.ts';
import { BELT, ORIGIN, STORE, wireOf } from './shop.ts';

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`${ORIGIN}/feed`, { method, headers });
async function* batches<T>(...all: T[][]): AsyncGenerator<T[]> {
  yield* all;
}
const google = async (...wires: Parameters<typeof wireOf>[0][]) =>
  (await streamXml(ask(), undefined, () => googleFeed(STORE, ORIGIN, batches(wires.map((one) => wireOf(one)))))).text();
const items = (feed: string) =>
  [...feed.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item]) =>
    Object.fromEntries(
      [...item!.replace(/<g:shipping>.*<\/g:shipping>/s, '').matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)].map(
        ([, name, value]) => [name!, value!],
      ),
    ),
  );

describe('xml', () => {
  test('escapes what is put in, drops what XML cannot hold, leaves xml as it is', () => {
    expect(xml`<a b="${'"<&>\''}">${'<b>'}${xml`<c/>`}${undefined}${[1, xml`<d/>`]}</a>`.text).toBe(
      '<a b="&quot;&lt;&amp;&gt;&apos;">&lt;b&gt;<c/>1<d/></a>',
    );
    expect(xml`${'a\u0000\u0008\u001f\ufffe\ud800b\n'}`.text).toBe('a\ufffdb\n');
    expect([element('a', ''), element('a', undefined), element('a', false), element('a', 0)?.text]).toEqual([
      undefined,
      undefined,
      undefined,
      '<a>0</a>',
    ]);
  });
});

describe('feed for Google Merchant Center', () => {
  /** docs/behaviour.md 11.feed, and support.google.com/merchants/answer/7052112. */
  const NEEDED = [
    'id',
    'title',
    'description',
    'link',
    'image_link',
    'availability',
    'price',
    'condition',
    'brand',
    'google_product_category',
    'product_type',
    'color',
    'size',
    'gender',
    'age_group',
    'item_group_id',
    'canonical_link',
  ];

  test('11.feed: each choice has its weight where that is known', async () => {
    const choice = (size: string, weightGrams?: number) => ({ size, regularPrice: 9, available: true, weightGrams });
    const weights = async (changes: object) => items(await google({ ...changes })).map((item) => item.shipping_weight);
    expect(await weights({ variants: [choice('M', 180), choice('L', 210), choice('S', 0), choice('XS')] })).toEqual([
      '180 g',
      '210 g',
      undefined,
      undefined,
    ]);
    expect(await weights({ ...BELT, variants: [choice('', 90)] })).toEqual(['90 g']);
  });

  test('each choice is an item with every attribute clothes need', async () => {
    const feed = await google({});
    const all = items(feed);
    expect(all).toHaveLength(3);
    for (const item of all) expect(Object.keys(item)).toEqual(expect.arrayContaining(NEEDED));
    expect(all[0]).toMatchObject({
      id: 'J-I-M',
      item_group_id: '7f3a9c21-slim-raw-jeans',
      title: 'Slim Raw Jeans, Indigo, M',
      link: `${ORIGIN}/product/7f3a9c21-slim-raw-jeans?color=Indigo&amp;size=M`,
      price: '2499.00 INR',
      sale_price: '1999.00 INR',
      availability: 'in_stock',
      image_link: `${ORIGIN}/media/a-960.jpg`,
      additional_image_link: 'https://pictures.example/b.jpg',
      gender: 'male',
      age_group: 'adult',
      product_type: 'Jeans &gt; Slim Fit',
      google_product_category: '166',
      mpn: 'J-I-M',
    });
    expect(all[1]).not.toHaveProperty('sale_price');
    expect(all[2]).toMatchObject({ availability: 'out_of_stock' });
    expect(feed).toContain(
      '<g:shipping><g:country>IN</g:country><g:service>Standard Shipping</g:service><g:price>0.00 INR</g:price>',
    );
  });

  test('a product sold as one thing belongs to no group; another maker’s without a number says so', async () => {
    const [belt, other] = items(
      await google(BELT, { ...BELT, id: 'other', attributes: [{ key: 'brand', value: ['Other'] }] }),
    );
    expect(belt).toMatchObject({
      id: 'woven-belt',
      gtin: '4006381333931',
      price: '999.50 INR',
      link: `${ORIGIN}/product/woven-belt`,
    });
    expect(belt).not.toHaveProperty('item_group_id');
    expect(other).toMatchObject({ identifier_exists: 'no', gender: 'unisex', age_group: 'adult' });
  });

  test('what has no price or picture could not be listed', async () => {
    expect(items(await google({ ...BELT, regularPrice: 0 }, { ...BELT, images: [], imgUrl: null }))).toEqual([]);
  });

  test('11.feed: a choice has the picture of its colour first, then the others', async () => {
    const of = (name: string) => `${ORIGIN}/media/${name}.jpg`;
    const images = [
      ['indigo', 'Jeans, Indigo'],
      ['back', 'The back'],
      ['black', 'Jeans in black'],
    ].map(([name, alt]) => ({ url: of(name ?? ''), alt }));
    const feed = await google({ images });
    const pictures = [...feed.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) =>
      [...item.matchAll(/<g:(?:additional_)?image_link>([^<]*)</g)].map(([, address]) => address),
    );
    const indigo = [of('indigo'), of('back'), of('black')];
    expect(pictures).toEqual([indigo, indigo, [of('black'), of('indigo'), of('back')]]);
    expect(items(feed).map(({ image_link }) => image_link)).toEqual([of('indigo'), of('indigo'), of('black')]);
  });

  test('11.feed: the colour of what has none to choose is that of its specifications', async () => {
    const attributes = [{ key: 'Colour(s)', value: ['white', 'sky', 'sand', 'rust'] }];
    const colors = async (changes: object) => items(await google({ ...changes, attributes })).map(({ color }) => color);
    expect(await colors(BELT)).toEqual(['white/sky/sand']);
    const choice = (size: string) => ({ size, regularPrice: 9, available: true });
    expect(await colors({ variants: [choice('M'), choice('L')] })).toEqual(['white/sky/sand', 'white/sky/sand']);
  });

  test('ids have at most 50 characters, titles 150, and markup stays text', async () => {
    const [item] = items(await google({ ...BELT, id: 'x'.repeat(300), title: `<i>${'long words '.repeat(30)}` }));
    expect(item!.id!.length).toBeLessThanOrEqual(50);
    expect(item!.title!.replaceAll('&lt;', '<').replaceAll('&gt;', '>').length).toBeLessThanOrEqual(150);
  });
});

describe('atom feed', () => {
  test('newest first, each with its instants', () => {
    const feed = atomFeed(STORE, ORIGIN, [
      wireOf({ id: 'old', createdAt: '2025-01-01T00:00:00Z', updatedAt: null }),
      wireOf({ id: 'new' }),
      wireOf({ id: 'undated', createdAt: null }),
    ]).text;
    expect([...feed.matchAll(/<entry><id>([^<]*)/g)].map(([, id]) => id)).toEqual([
      `${ORIGIN}/product/new`,
      `${ORIGIN}/product/old`,
    ]);
    expect(feed).toContain(
      '<published>2025-01-01T00:00:00.000Z</published><updated>2025-01-01T00:00:00.000Z</updated>',
    );
    expect(feed).toContain('<title>New at Indigo Row</title><updated>2026-11-20T08:00:00.000Z</updated>');
  });
});

describe('sitemaps', () => {
  test('the index names a file for every 50,000 products', () => {
    const names = (products: number) =>
      [...sitemapIndex(ORIGIN, products).text.matchAll(/<loc>([^<]*)/g)].map(([, url]) => url!.slice(ORIGIN.length));
    expect(names(0)).toEqual(['/sitemap-pages.xml']);
    expect(names(50_000)).toEqual(['/sitemap-pages.xml', '/sitemap-products-1.xml']);
    expect(names(50_001)).toEqual(['/sitemap-pages.xml', '/sitemap-products-1.xml', '/sitemap-products-2.xml']);
    expect(pageSitemap(ORIGIN, ['/', '/products?category=a&page=2']).text).toContain(
      `<loc>${ORIGIN}/products?category=a&amp;page=2</loc>`,
    );
  });

  test('products with absolute addresses, true lastmod and pictures', async () => {
    const address: ProductAddress = {
      id: 'a & b',
      title: 'A',
      updatedAt: '2026-11-20T08:00:00.000Z',
      images: ['/media/a.jpg', 'https://pictures.example/b.jpg?a&b', 'data:image/png;base64,x', '//evil'],
    };
    const text = await (
      await streamXml(ask(), undefined, () =>
        productSitemap(ORIGIN, batches([address], [{ id: 'b', title: '', updatedAt: undefined, images: [] }])),
      )
    ).text();
    expect(text).toContain(
      `<url><loc>${ORIGIN}/product/a%20%26%20b</loc><lastmod>2026-11-20T08:00:00.000Z</lastmod><image:image><image:loc>${ORIGIN}/media/a.jpg</image:loc></image:image><image:image><image:loc>https://pictures.example/b.jpg?a&amp;b</image:loc></image:image>`,
    );
    expect(text).not.toContain('data:');
    expect(text).toContain(`<url><loc>${ORIGIN}/product/b</loc></url>\n</urlset>\n`);
  });
});
