import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { startForeignBackend } from '../../fixtures/backend.ts';
import { startShop } from '../support/shop.ts';
import { expect, pieceOf, test } from './test.ts';

test.use({ expectedConsole: [/status of (404|502)/] });

let pictures: Server;
const asked: string[] = [];

test.beforeAll(async () => {
  const jeans = await sharp({ create: { width: 1000, height: 1250, channels: 3, background: '#335577' } })
    .png()
    .toBuffer();
  pictures = createServer((request, response) => {
    asked.push(request.url!);
    if (request.url!.includes('missing')) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'image/png' }).end(jeans);
  });
  await new Promise<void>((done) => pictures.listen(0, '127.0.0.1', done));
});
test.afterAll(() => void pictures.close());

test('pictures of a host in IMAGE_HOSTS come through the shop, in the size and format of the box', async ({
  page,
  reading,
}, info) => {
  const host = `127.0.0.1:${(pictures.address() as AddressInfo).port}`;
  const own = await startForeignBackend({ reading });
  for (const product of own.memory.products)
    Object.assign(
      product,
      JSON.parse(JSON.stringify(product).replaceAll('https://pictures.example', `http://${host}`)),
    );
  const shop = await startShop({
    PORT: '0',
    API_URL: own.url,
    API_HOST: 'shop.example',
    PUBLIC_API_BASE: '',
    IMAGE_HOSTS: host,
    DATA_DIR: info.outputPath('data'),
  });
  try {
    const { id, name } = pieceOf(reading);
    await page.goto(`${shop.origin}/product/${id}`);
    const first = page.getByRole('main').locator('img').first();
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    const chosen = new URL(await first.evaluate((image: HTMLImageElement) => image.currentSrc));
    expect(chosen.origin + chosen.pathname).toBe(`${shop.origin}/image`);
    expect(Object.fromEntries(chosen.searchParams)).toMatchObject({ url: `http://${host}/${id}.png`, f: 'avif' });
    expect(asked.filter((path) => path === `/${id}.png`)).toHaveLength(1);
    const missing = page.getByRole('main').locator('img').nth(1);
    await missing.scrollIntoViewIfNeeded();
    await expect(missing).toHaveAttribute('src', '/placeholder.svg');

    await page.getByLabel('S', { exact: true }).first().check({ force: true });
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-cart', '1');
    await page.goto(`${shop.origin}/cart`);
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /^\/image\?url=.*&f=jpeg$/);
    expect(asked.filter((path) => path === `/${id}.png`)).toHaveLength(1);
  } finally {
    await shop.close();
    await own.close();
  }
});
