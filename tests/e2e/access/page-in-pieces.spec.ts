import type { ServerResponse } from 'node:http';
import { net } from '../support/net.ts';
import { openPageProxy, type PageProxy } from '../support/page-proxy.ts';
import { expect, test } from '../support/test.ts';
import { expectNoShift, watchShifts } from './shifts.ts';

/**
 * Nothing waits for a whole page: it is shown as it is read. What stands in the first window must not move when the
 * rest of it comes, wherever the line cuts the page.
 */
const PIECE_BYTES = 450;
/** Two frames: what has been read is drawn before the next piece. */
const PAUSE_MS = 34;
/** Bytes before the first cut: other lines cut elsewhere. */
const CUTS = net([150, 300, PIECE_BYTES], (cut) => cut === PIECE_BYTES);
const PAGES = net(['/', '/products', '/products?category=jeans', 'a product', '/privacy', '/search?q=shirt'], (path) =>
  ['/', 'a product'].includes(path),
);

test.use({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true });

let line: PageProxy;
let cut = PIECE_BYTES;
test.beforeAll(async ({ baseURL }) => {
  line = await openPageProxy(baseURL!, sendInPieces);
});
test.afterAll(() => line.close());

async function sendInPieces(page: Buffer, outgoing: ServerResponse): Promise<void> {
  for (let from = cut - PIECE_BYTES; from < page.length; from += PIECE_BYTES) {
    outgoing.write(page.subarray(Math.max(from, 0), from + PIECE_BYTES));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  outgoing.end();
}

for (const name of PAGES)
  test(`${name} stands still while it is read in pieces`, async ({ page }) => {
    const { data } = await (await page.request.get('/api/v1/products?limit=1')).json();
    const path = name === 'a product' ? `/product/${encodeURIComponent(data[0].id)}` : name;
    for (cut of CUTS) {
      const visit = await page.context().newPage();
      await watchShifts(visit);
      await visit.goto(line.origin + path);
      await expect(visit.locator('h1').first()).toBeVisible();
      await expectNoShift(visit, `${path}, first cut after ${cut} bytes`);
      await visit.close();
    }
  });
