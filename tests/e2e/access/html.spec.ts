import { expect, test } from '../support/test.ts';
import { errors, served } from './html-rules.ts';
import { routes } from './screens.ts';

/** What the server sends, read without a browser; every-screen.spec.ts reads what the islands make of it. */
test('every route as it is served: html-validate finds nothing, and an open page has one h1 with words', async ({
  page,
}) => {
  for (const { name, path, open } of routes) {
    const address = typeof path === 'string' ? path : await path(page);
    const html = await (await page.request.get(address)).text();
    expect.soft(await errors(html, served), `${name}: ${address}`).toEqual([]);
    if (!open) continue;
    const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, words]) => words!.replace(/<[^>]*>/g, ''));
    expect.soft(headings, `h1 of ${name}`).toEqual([expect.stringMatching(/\S/)]);
  }
});
