import { expect, test } from 'vitest';
import { gapLines } from '#owner/shop-folder/charges/gap-lines.ts';
import { priceGaps } from '#owner/shop-folder/charges/price-gaps.ts';
import { taxTerms } from '#store-api/shop/pricing/pricing-terms.ts';

const GST = {
  name: 'GST',
  registration: 'regular' as const,
  default: 'Others',
  classes: [
    {
      name: 'Clothes',
      hsn: ['61'],
      categories: ['Shirts'],
      rates: [{ from: '2025-09-22', bands: [{ upTo: 2500, rate: 5 }, { rate: 18 }] }],
    },
    { name: 'Shawls', hsn: ['6117'], rates: [{ from: '2025-09-22', rate: 5 }] },
    { name: 'Others', rates: [{ from: '2025-09-22', rate: 18 }] },
  ],
};
const gapsOf = (
  goods: { hsn?: string; taxClass?: string; category?: string },
  prices: number[],
  { tax = GST, included = true, today = '2026-11-25' }: { tax?: typeof GST; included?: boolean; today?: string } = {},
) =>
  priceGaps(
    taxTerms(tax, included),
    [
      {
        line: 4,
        handle: 'coat',
        category: 'Shirts',
        variants: prices.map((price) => ({ regular: price, discounted: null })),
        ...goods,
      },
    ],
    today,
  ).map(({ price }) => price);

test('a price above the limit with the lower rate and not above it with the higher one has no rate', () => {
  expect(gapsOf({}, [262_500, 262_501, 295_000, 295_001, 295_000])).toEqual([262_501, 295_000]);
});

test('a class is the one that is named, else that of the longest code, else that of the category, else the standard', () => {
  expect(gapsOf({ category: 'Caps' }, [270_000])).toEqual([]);
  expect(gapsOf({ category: 'Caps', hsn: '6109' }, [270_000])).toEqual([270_000]);
  expect(gapsOf({ hsn: '611710' }, [270_000])).toEqual([]);
  expect(gapsOf({ hsn: '611710', taxClass: 'Clothes' }, [270_000])).toEqual([270_000]);
  expect(gapsOf({ taxClass: 'unknown' }, [270_000])).toEqual([270_000]);
});

test('prices before and after a sale count, and a choice with a code of its own', () => {
  const variants = [
    { regular: 270_000, discounted: 200_000 },
    { regular: 400_000, discounted: 280_000 },
    { regular: 290_000, discounted: null, hsn: '6117' },
  ];
  const gaps = priceGaps(
    taxTerms(GST, true),
    [{ line: 4, handle: 'coat', category: 'Shirts', variants }],
    '2026-11-25',
  );
  expect(gaps.map(({ price }) => price)).toEqual([270_000, 280_000]);
  expect(gapLines(gaps, undefined, (paise) => String(paise / 100))).toEqual([
    'Prices that no rate of tax.yaml fits (2): without the lower tax they are above its limit, without the higher one \
they are not. The higher rate is taken; better move them:',
    '  line 4: coat, 2700, of the class Clothes: at most 2625, or above 2950',
    '  line 4: coat, 2800, of the class Clothes: at most 2625, or above 2950',
  ]);
});

test('there are none where tax is added, not charged, or the bands are replaced by a rate', () => {
  expect(gapsOf({}, [270_000], { included: false })).toEqual([]);
  const [clothes, ...others] = GST.classes;
  const rates = [...clothes!.rates, { from: '2027-01-01', rate: 12 }];
  const tax = { ...GST, classes: [{ ...clothes!, rates }, ...others] } as typeof GST;
  expect(gapsOf({}, [270_000], { tax })).toEqual([270_000]);
  expect(gapsOf({}, [270_000], { tax, today: '2027-01-01' })).toEqual([]);
  const none = { ...GST, registration: 'none' } as unknown as typeof GST;
  expect(gapsOf({}, [270_000], { tax: none })).toEqual([]);
});
