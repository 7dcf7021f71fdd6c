import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
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
const CUTS = [150, 300, PIECE_BYTES];
const PAGES = ['/', '/products', '/products?category=jeans', 'a product', '/privacy', '/search?q=shirt'];

test.use({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true });

let slow: Server;
let origin: string;
let cut = PIECE_BYTES;
test.beforeAll(async ({ baseURL }) => {
  slow = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const isPage = incoming.headers['sec-fetch-dest'] === 'document';
    request(new URL(incoming.url ?? '/', baseURL), { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      if (!isPage) return void answer.pipe(outgoing);
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => void sendInPieces(Buffer.concat(parts), outgoing));
    })
      .on('error', () => outgoing.destroy())
      .end();
  });
  await new Promise<void>((resolve) => slow.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(slow.address() as AddressInfo).port}`;
});
test.afterAll(() => void slow.close());

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
      await visit.goto(origin + path);
      await expect(visit.locator('h1').first()).toBeVisible();
      await expectNoShift(visit, `${path}, first cut after ${cut} bytes`);
      await visit.close();
    }
  });
