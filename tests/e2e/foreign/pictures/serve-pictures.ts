import { PICTURES } from '../../../fixtures/backend.ts';
import { PIXEL } from '../../../fixtures/backend/payment-answers.ts';
import type { Page } from '../../support/test.ts';

/**
 * No picture leaves this machine: those named `missing` cannot be had. By Chromium's protocol, since with a route of
 * Playwright's no page would find the shop's own files in the browser's cache.
 */
export async function servePictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const [responseCode, type, body] = request.url.includes('missing')
      ? ([404, 'text/html', Buffer.from('<h1>Gone</h1>').toString('base64')] as const)
      : ([200, 'image/png', PIXEL] as const);
    const responseHeaders = [{ name: 'content-type', value: type }];
    // The page may have gone meanwhile.
    void session
      .send('Fetch.fulfillRequest', { requestId, responseCode, responseHeaders, body })
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${PICTURES}/*` }] });
}
