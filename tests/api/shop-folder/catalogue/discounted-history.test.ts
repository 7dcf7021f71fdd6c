import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { openPottery } from '../pottery.ts';

const FIRST_DAY = Date.UTC(2026, 0, 1, 12);
const DAY_MS = 24 * 60 * 60 * 1000;

/** What everybody paid in the 30 days before a sale, discounts that apply by themselves taken off (D495). */
describeEngines('10.prior-price: automatic discounts count, codes do not', (engine) => {
  let pottery: Awaited<ReturnType<typeof openPottery>>;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    on(0);
    pottery = await openPottery(engine);
    pottery.write('stock.csv', 'SKU,quantity\n');
    pottery.write('categories.yaml', '- name: Shirts\n- name: Caps\n');
    pottery.write(
      'store.yaml',
      'id: pottery\nname: "Kiln"\nhosts: [kiln.example]\ncompany:\n  email: post@kiln.example\nterms:\n  country: DE\ntimeZone: Europe/Berlin\n',
    );
  });
  afterEach(async () => {
    vi.useRealTimers();
    await pottery.close();
  });

  const HEADER = 'Handle,Title,Product Category,Variant SKU,Variant Price,Variant Compare At Price';
  const on = (day: number) => vi.setSystemTime(FIRST_DAY + day * DAY_MS);
  const day = (count: number) => new Date(FIRST_DAY + count * DAY_MS).toISOString().slice(0, 10);
  async function applies(count: number, { prices, discounts }: { prices: string; discounts?: string[] }) {
    on(count);
    pottery.write('products.csv', [HEADER, `tee,Tee,Shirts,T,${prices}`, `cap,Cap,Caps,C,${prices}`, ''].join('\n'));
    pottery.write('discounts.yaml', (discounts ?? []).map((one) => `- { id: ${one} }\n`).join('') || '[]\n');
    await pottery.apply();
  }
  const shown = async () => {
    const { body } = await pottery.shop.get('/products?limit=50', { host: 'kiln.example' });
    const listed = body.data as { title: string; regularPrice: number; discountedPrice: number | null }[];
    return Object.fromEntries(
      listed.map((one) => [
        one.title,
        [one.discountedPrice ?? one.regularPrice, one.discountedPrice && one.regularPrice],
      ]),
    );
  };
  const SHIRTS = 'shirts, label: Shirts, percent: 20, categories: [Shirts]';

  test('one on its days lowers the price before a sale that begins after them', async () => {
    await applies(0, { prices: '100,', discounts: [`${SHIRTS}, from: ${day(35)}, to: ${day(37)}`] });
    await applies(60, { prices: '70,100', discounts: [] });
    expect(await shown()).toEqual({ Tee: [70, 80], Cap: [70, 100] });
  });

  test('days that are over for 30 days do not', async () => {
    await applies(0, { prices: '100,', discounts: [`${SHIRTS}, from: ${day(5)}, to: ${day(20)}`] });
    await applies(60, { prices: '70,100', discounts: [] });
    expect(await shown()).toEqual({ Tee: [70, 100], Cap: [70, 100] });
  });

  test('one that was taken out of the folder counts until then, and one that begins with the sale not at all', async () => {
    await applies(0, { prices: '100,', discounts: [] });
    await applies(40, { prices: '100,', discounts: ['all, label: All, amount: 5'] });
    await applies(41, { prices: '100,', discounts: [] });
    await applies(60, { prices: '90,100', discounts: [SHIRTS] });
    expect(await shown()).toEqual({ Tee: [90, 95], Cap: [90, 95] });
  });

  test('where it made a piece as cheap as the sale nothing is struck through', async () => {
    await applies(0, { prices: '100,', discounts: [SHIRTS] });
    await applies(60, { prices: '80,100', discounts: [SHIRTS] });
    expect(await shown()).toEqual({ Tee: [80, null], Cap: [80, 100] });
  });

  test('what a piece alone does not get is no price of it: codes, a minimum above it, buy X get Y', async () => {
    await applies(0, {
      prices: '100,',
      discounts: [
        'code, label: Code, code: HALF, percent: 50',
        'much, label: Much, percent: 50, minimum: 101',
        'two, label: Two, buy: 1, get: 1',
        'old, label: Old, percent: 50, to: 2025-12-31',
      ],
    });
    await applies(60, { prices: '90,100' });
    expect(await shown()).toEqual({ Tee: [90, 100], Cap: [90, 100] });
  });

  test('several add up, and those that leave out sales count only while there was none', async () => {
    const both = ['a, label: A, percent: 10', 'b, label: B, percent: 10, categories: [Shirts], notOnSale: true'];
    await applies(0, { prices: '100,', discounts: both });
    await applies(60, { prices: '70,100', discounts: both });
    expect(await shown()).toEqual({ Tee: [70, 81], Cap: [70, 90] });
  });
});
