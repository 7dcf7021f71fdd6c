import { describe, expect, test } from 'vitest';
import { chargesOf } from '#owner/orders/records/charges.ts';
import type { OrderRecord } from '#owner/orders/records/order-record.ts';
import { orderAmounts } from '#store-api/shop/documents/order-amounts.ts';
import { addedUp } from '#store-api/shop/pricing/totals.ts';
import { readParts, toStored, withFee } from '#store-api/shop/pricing/stored-totals.ts';
import { sumOf } from '#store-api/shop/pricing/sum.ts';
import { PART_KINDS } from '#contract/totals.ts';

const line = { price_paise: 100_00, quantity: 1 };

// What these come to is in the lines and the delivery, by what was kept of their pieces, or by their names.
const OF_PIECES: readonly string[] = ['cancelled', 'discount', 'tax'];

describe.for(PART_KINDS.filter((kind) => !OF_PIECES.includes(kind)))('10.parts a part %s', (kind) => {
  const totals = addedUp([line], [{ kind, label: 'Extra', amount: 49_00 }]);

  test('is in the rows of the accountant’s file, which come to the total', () => {
    const bought = { title: 'Shirt', quantity: 1, pricePaise: 100_00 };
    const record = { lines: [bought], totals } as unknown as OrderRecord;
    expect(sumOf(chargesOf(record).map(({ amount = 0 }) => amount))).toBe(totals.total);
  });

  test('is told by documents under its own name', () => {
    const { delivery, others } = orderAmounts({ ...toStored(totals), pricing: null }, [line]);
    expect([...delivery, ...others]).toMatchObject([{ label: 'Extra', amount: 49_00 }]);
  });

  test('stays when an order gets another way of paying, unless that is what it is for', () => {
    const paid = withFee({ timeZone: 'UTC' }, { ...toStored(totals), pricing: null }, []);
    const isOfPayment = kind === 'fee' || kind === 'rounding';
    expect(readParts(paid.parts)).toHaveLength(isOfPayment ? 0 : 1);
    expect(paid.total_paise).toBe(isOfPayment ? 100_00 : totals.total);
  });
});
