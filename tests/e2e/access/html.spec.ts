import { expect, test } from '../support/test.ts';
import { errors, served } from './html-rules.ts';
import { routes } from './screens.ts';

/** html-validate finds nothing in what the server sends; every-screen.spec.ts reads what the islands make of it. */
test('the HTML of every route is valid as it is served', async ({ page }) => {
  for (const { name, path } of routes) {
    const address = typeof path === 'string' ? path : await path(page);
    const html = await (await page.request.get(address)).text();
    expect.soft(await errors(html, served), `${name}: ${address}`).toEqual([]);
  }
});
