import { openPageProxy } from '../support/page-proxy.ts';
import { expect, test } from '../support/test.ts';

/** As Chromium says it when a busy machine has drawn the page before the transition to it could begin. */
const ENDED = 'Transition was aborted because of invalid state. Page already revealed';

test('a transition that the browser ends before the page script is read is no error of the page', async ({
  page,
  baseURL,
}) => {
  let sendRest = () => {};
  const released = new Promise<void>((resolve) => (sendRest = resolve));
  const line = await openPageProxy(baseURL!, async (html, outgoing) => {
    const end = html.indexOf('<main');
    outgoing.write(html.subarray(0, end));
    await released;
    outgoing.end(html.subarray(end));
  });
  await page.goto(line.origin, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('header'));
  await page.evaluate((message) => void Promise.reject(new DOMException(message, 'InvalidStateError')), ENDED);
  sendRest();
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState();
  line.close();
});
