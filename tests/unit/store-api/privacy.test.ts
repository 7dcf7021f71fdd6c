import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoStore } from '../../fixtures/demo-store.ts';
import { policyOf } from '#site/policy.ts';
import { toStore } from '#site/store.ts';

/** What writes into the browser's storage, and how the privacy policy names it. */
const STORED: Record<string, string> = {
  'src/cart/store.ts': 'your cart',
  'src/catalog/instant-add.ts': 'your cart',
  'src/catalog/wishes/wishlist.ts': 'your wishlist',
  'src/catalog/search/recent-searches.ts': 'your recent searches',
  'src/catalog/recent/recently-viewed.ts': 'the products you viewed recently',
  'src/catalog/delivery/answer-in-place.ts': 'the postal code you asked about',
  'src/session/store.ts': 'the mark that keeps you signed in',
  // Takes them away again.
  'src/session/forget-seen.ts': 'your recent searches',
  'src/ui/font-loading.ts': "a note that the shop's typeface is loaded",
  'src/offline/watch-return.ts': 'your cart as it was when the connection went',
  'src/offline/worker/builds.ts': 'pages and pictures you have seen, so that they open without a connection',
  'src/offline/worker/store.ts': 'pages and pictures you have seen',
  'src/checkout/filled/draft.ts': 'what you typed at checkout',
  'src/payment/saved-values.ts': 'and for a payment',
  'src/checkout/order/order-id.ts': 'the number of the order you are paying',
  'src/checkout/idempotency-key.ts': 'a mark that keeps an order or payment from being sent twice',
  'src/checkout/order/sent-total.ts': 'with what that order came to',
  'src/cart/code/kept-code.ts': 'the code of a discount',
  'src/site/page/code-script.ts': 'the code of a discount',
  'src/session/registered-email.ts': 'the address you have just registered',
  'src/ui/toasts.ts': 'messages to show on the next page',
  'src/lib/reload-once.ts': 'the address of a page that was loaded anew',
};
/** Writes only where a store says so, as the demo does not (docs/decisions D632). */
const OF_A_SETTING = 'src/checkout/filled/last-address.ts';
const WRITES = /\bstorage\.set\(|Storage\.setItem\(|persistentAtom[<(]|sessionStorage\[|cache\.put\(/;
const policy = demoStore.info.policies!.privacy!;

test('the privacy policy names all that the shop stores in the browser', () => {
  expect(demoStore.info.rememberAddress).toBeUndefined();
  const writers = globSync('src/**/*.{ts,tsx,astro}').filter(
    (file) =>
      file !== OF_A_SETTING &&
      (file in STORED || !file.startsWith('src/lib/')) &&
      WRITES.test(readFileSync(file, 'utf8')),
  );
  expect(writers.sort()).toEqual(Object.keys(STORED).sort());
  const told = /What stays on your device<\/h2>\s*<p>(.*?)<\/p>/s.exec(policy)?.[1];
  for (const words of Object.values(STORED)) expect(told).toContain(words);
});

test('how long things are kept is what the shop does by itself', () => {
  const prune = readFileSync('src/store-api/shop/retention/prune.ts', 'utf8');
  expect(prune).toContain('MAIL_AGE_MS = 30 * 24 * HOUR_MS');
  expect(policy).toMatch(
    /Messages: \{\{messageRetention\}\}\. Requests to be told of stock: \{\{messageRetention\}\} at most\. The list of mails we sent: 30 days\./,
  );
  const { html } = policyOf(
    toStore({ policies: { privacy: policy }, retention: demoStore.info.retention }, false),
    'privacy',
  )!;
  expect(html).toContain('and at most 1 month after that; write to us');
  expect(html).toContain('Messages: 24 months. Requests to be told of stock: 24 months at most.');
});
