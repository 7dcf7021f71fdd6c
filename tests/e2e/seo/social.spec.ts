import sharp from 'sharp';
import { expect, test } from '../process/program.ts';
import { net } from '../support/net.ts';

const content = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1];

test('every product page and the front page name a JPEG of 1200 x 630 px below 300 KB', async ({ request }) => {
  const { data } = await (await request.get('/api/v1/products?limit=100')).json();
  expect(data.length).toBeGreaterThanOrEqual(52);
  const seen = new Set<string>();
  const paths = ['/', ...data.map(({ id }: { id: string }) => `/product/${id}`)];
  // A picture is encoded when it is asked for.
  const opened = net(paths, (_, index) => index % 8 === 0);
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const url = content(html, 'og:image')!;
    expect(url, path).toMatch(/^http.*-social\.jpg$/);
    expect(
      [content(html, 'og:image:width'), content(html, 'og:image:height'), content(html, 'twitter:card')],
      path,
    ).toEqual(['1200', '630', 'summary_large_image']);
    expect(content(html, 'og:image:alt'), path).toBeTruthy();
    expect(content(html, 'og:type'), path).toBe(path === '/' ? 'website' : 'product');
    seen.add(url);
    if (!opened.includes(path)) continue;
    const answer = await request.get(url);
    expect(answer.status(), path).toBe(200);
    const bytes = await answer.body();
    expect(bytes.length, path).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata(), path).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
  expect(seen.size).toBe(data.length + 1);
});

test('what is kept on a device has no preview', async ({ request }) => {
  for (const path of ['/cart', '/wishlist', '/offline'])
    expect(await (await request.get(path)).text(), path).not.toContain('og:');
});

test('pages without a picture of their own show the hero, and a policy address is no manifest', async ({ request }) => {
  expect(content(await (await request.get('/shipping')).text(), 'og:image')).toBe(
    content(await (await request.get('/')).text(), 'og:image'),
  );
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  expect(answer.headers()['cache-control']).toBe('public, max-age=3600');
  expect(await answer.json()).toMatchObject({ name: 'Neelkora', start_url: '/' });
});
