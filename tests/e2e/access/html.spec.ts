import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate/node';
import { expect, test } from '../support/test.ts';
import { alive, served, readable } from './html-rules.ts';
import { openScreen, routes, screens } from './screens.ts';

/** html-validate finds nothing in what the server sends, nor in what the islands make of it. */
test.use({ expectedConsole: [/Failed to load resource/] });

test('the HTML of every route is valid as it is served', async ({ page }) => {
  for (const { name, path } of routes) {
    const address = typeof path === 'string' ? path : await path(page);
    const html = await (await page.request.get(address)).text();
    expect.soft(await errors(html, served), `${name}: ${address}`).toEqual([]);
  }
});

const AWAKE = [
  'home',
  'listing',
  'product',
  'cart',
  'register-errors',
  'checkout-errors',
  'payment-errors',
  'payment-qr',
  'orders',
  'track-order-found',
  'cart-drawer',
  'quick-view',
  'size-guide',
  'menu',
];

for (const name of AWAKE)
  test(`${name}: still valid with its islands awake`, async ({ page }) => {
    const screen = screens.find((one) => one.name === name)!;
    if (screen.narrow) await page.setViewportSize({ width: 360, height: 780 });
    await openScreen(page, screen);
    expect(await errors(await page.content(), alive)).toEqual([]);
  });

/** A line for each error, with the element that has it. */
async function errors(html: string, rules: ConfigData): Promise<string[]> {
  const { results } = await new HtmlValidate(new StaticConfigLoader(rules)).validateString(readable(html));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the document'})`),
  );
}
