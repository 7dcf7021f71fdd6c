import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { violations } from '../../access/axe.ts';
import { readersStyle, tooWide } from '../../access/measure.ts';
import { settle } from '../../access/screens.ts';
import { expect, newcomer, test as base, type Page } from '../../support/test.ts';
import { ask, type ShopProcess, startProcess } from '../shop-process.ts';
import { openKinds } from './kind-stores.ts';
import { hostOf, type Kind, KINDS } from './kinds.ts';
import { around } from './untrue.ts';
import { STATES } from '#lib/places/states-of-india.ts';
import { SPECIFIED_BENEFITS } from '#contract/store/benefit.ts';

/**
 * Shops of many kinds in one process: whatever its country, its names and how much it sells, no page is too wide for a
 * narrow window, axe finds nothing, every link leads to a page, and nothing is said that the owner never said.
 */
const test = base.extend({
  // The demo shop stays closed.
  baseURL: async ({}, use) => use(undefined),
});
test.describe.configure({ timeout: 400_000 });
const NARROW = { width: 320, height: 700 };
const DESK = { width: 1280, height: 900 };

let data = '';
let shop: ShopProcess;

test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'selvedge-kinds-'));
  mkdirSync(join(data, 'media'));
  await openKinds(data);
  shop = await startProcess({ DATA_DIR: data, PAYMENT_SANDBOX: 'yes' });
});
test.afterAll(async () => {
  await shop.close();
  rmSync(data, { recursive: true });
});

for (const [nth, one] of KINDS.entries())
  test(`a shop of its own kind: ${Object.entries(one)
    .map((entry) => entry.join(' '))
    .join(', ')}`, async ({ page }) => {
    const origin = `http://${hostOf(one)}:${new URL(shop.origin).port}`;
    await page.setViewportSize(NARROW);
    await page.emulateMedia({ colorScheme: nth % 2 ? 'dark' : 'light' });
    const answers = new Map<string, Promise<number>>();
    for (const path of await pagesOf(page, origin)) {
      const response = (await page.goto(origin + path))!;
      expect.soft(response.status(), path).toBe(200);
      await settle(page);
      if (path === '/cart' || path === '/checkout')
        await expect(
          page
            .getByRole('main')
            .getByText(/1,?\.?299[.,]50?/)
            .first(),
        ).toBeVisible();
      expect.soft(await tooWide(page), path).toEqual([]);
      await readersStyle(page, '* { content-visibility: visible !important; }');
      expect.soft(await tooWide(page), `${path}, whole`).toEqual([]);
      expect.soft(await violations(page), path).toEqual([]);
      expect.soft(await againstTheirLetters(page), path).toEqual([]);
      expect.soft(await brokenLabels(page), path).toEqual([]);
      await page.setViewportSize(DESK);
      expect.soft(await tooWide(page), `${path}, on a desk`).toEqual([]);
      expect.soft(await violations(page), `${path}, on a desk`).toEqual([]);
      await page.setViewportSize(NARROW);
      const html = await page.content();
      for (const words of neverSaid(one)) expect.soft(around(readable(html), words), path).toEqual([]);
      for (const link of await linksOf(page)) {
        if (!answers.has(link)) answers.set(link, statusOf(link, one));
        expect.soft(await answers.get(link), `${path} leads to ${link}`).toBe(200);
      }
    }
  });

/** Of a shopper who is signed in and has a piece in the cart. */
async function pagesOf(page: Page, origin: string): Promise<string[]> {
  await page.goto(`${origin}/track-order`);
  const { products, filled, empty } = await page.evaluate(async (person) => {
    const send = async (path: string, body: object) =>
      fetch(`/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((answer) => answer.json());
    await send('/users/register', person);
    const { token } = await send('/users/authorize', { email: person.email, password: person.password });
    const products = (await (await fetch('/api/v1/products')).json()).data;
    const { id, title: name, variants } = products[0];
    const { size, color } = variants.at(-1);
    const line = { id, name, image: '', price: 1299.5, quantity: 1, selectedSize: size, selectedColor: color };
    localStorage.setItem('auth_token', token);
    localStorage.setItem('cart', JSON.stringify([line]));
    const { categories, categoryDetails, filledCategories } = await (await fetch('/api/v1/storeInfo')).json();
    const slugs = (names: string[]) => names.map((name) => categoryDetails?.[name]?.slug ?? name.toLowerCase());
    const isFilled = (name: string) => filledCategories.includes(name.toLowerCase());
    return {
      products,
      filled: slugs(categories.filter(isFilled)),
      empty: slugs(categories.filter((name: string) => !isFilled(name))),
    };
  }, newcomer());
  const { id, title } = products[0];
  return [
    '/',
    '/products',
    ...[filled[0] ?? 'all', ...empty.slice(0, 1)].map((one) => `/products?category=${encodeURIComponent(one)}`),
    `/product/${id}`,
    '/cart',
    '/checkout',
    '/shipping',
    '/story',
    '/search',
    `/search?q=${encodeURIComponent(title)}`,
    '/track-order',
  ];
}

/** Names from right to left whose number, which comes last, stands on their right. */
const againstTheirLetters = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const value = text.nodeValue!;
      const [name] = /\p{Script=Arabic}[\p{Script=Arabic}\p{M}\s]*\d/u.exec(value) ?? [];
      if (!name || !text.parentElement!.checkVisibility() || text.parentElement!.closest('noscript, script, option'))
        continue;
      const end = value.indexOf(name) + name.length;
      const boxOf = (at: number) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect();
      };
      const [digit, letter] = [boxOf(end - 1), boxOf(end - 2 - Number(/\s/.test(value[end - 2]!)))];
      if (Math.abs(digit.bottom - letter.bottom) < digit.height / 2 && digit.left > letter.left) found.push(value);
    }
    return found;
  });

/** Labels of lists of facts that stand in more lines than they have words. */
const brokenLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('dt')]
      .filter((label) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        return label.checkVisibility() && lines.size > label.textContent.trim().split(/\s+/).length;
      })
      .map((label) => label.textContent),
  );

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter((one) => one.origin === location.origin)
        .map((one) => one.pathname + one.search),
    ),
  ]);

const statusOf = (link: string, one: Kind): Promise<number> =>
  ask(shop.origin, link, { headers: { host: `${hostOf(one)}:${new URL(shop.origin).port}` } }).then(
    ({ status }) => status,
  );

/** What is said to shoppers and to search engines. */
const readable = (html: string): string =>
  html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '').replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');

const INDIA = new RegExp(
  `₹|\\+91|\\b(India|Indian|INR|en[-_]IN|Kolkata|rupees?|UPI|RuPay|${STATES.join('|')})\\b|Country":"IN"`,
);

function neverSaid({ country, featured, sale }: Kind): RegExp[] {
  return [
    new RegExp(SPECIFIED_BENEFITS.join('|')),
    /Men(?:'|&#39;|’)s Ethnic Wear/,
    ...(country === 'IN' ? [] : [INDIA]),
    ...(featured ? [] : [/\?featured=true/]),
    ...(sale ? [] : [/\?sale=true/]),
  ];
}
