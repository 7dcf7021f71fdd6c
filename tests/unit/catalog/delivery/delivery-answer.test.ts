import { describe, expect, test } from 'vitest';
import { askForDelivery, orderableChoice } from '#catalog/delivery/delivery-answer.ts';
import { createApi } from '#api-client/api.ts';

const PRODUCT = {
  id: 'p1',
  sizes: ['S', 'M'],
  colors: ['Indigo', 'Ecru'],
  variants: [
    { size: 'S', color: 'Indigo', available: false },
    { size: 'M', color: 'Indigo', available: true },
    { size: 'M', color: 'Ecru', available: true },
  ],
};
const NONE = { size: '', color: '' };

describe('10.deliver-to: the piece that is asked about', () => {
  test('is the first that can be ordered of what the address names', () => {
    expect(orderableChoice(PRODUCT, NONE)).toEqual({ size: 'M', color: 'Indigo' });
    expect(orderableChoice(PRODUCT, { size: '', color: 'Ecru' })).toEqual({ size: 'M', color: 'Ecru' });
    expect(orderableChoice(PRODUCT, { size: 'S', color: '' }), 'sold out').toEqual({ size: 'S', color: 'Indigo' });
    expect(orderableChoice({ ...PRODUCT, variants: [] }, NONE)).toEqual({ size: 'S', color: 'Indigo' });
    expect(orderableChoice({ id: 'p', sizes: [], colors: [], variants: [] }, NONE)).toEqual(NONE);
  });
});

describe('10.deliver-to: the answer', () => {
  const asked: unknown[] = [];
  const answer = (quote: unknown, status = 200) =>
    askForDelivery(
      createApi(
        async (_path, { body }) => {
          asked.push(JSON.parse(String(body)));
          return Response.json(quote, { status });
        },
        () => undefined,
      ),
      PRODUCT,
      NONE,
      '560001',
    );
  const line = { productId: 'p1', quantity: 1, price: 1499 };
  const offer = {
    id: 'standard',
    label: 'Standard',
    price: 49,
    arrives: { earliest: '2026-06-05', latest: '2026-06-10' },
  };

  test('asks for one piece to the postal code, and gives the offers', async () => {
    expect(await answer({ lines: [line], shippingMethods: [offer] })).toEqual({
      state: 'told',
      offers: [offer],
      open: false,
    });
    expect(asked).toEqual([
      {
        items: [{ productId: 'p1', quantity: 1, size: 'M', color: 'Indigo' }],
        destination: { postalCode: '560001' },
      },
    ]);
  });

  test('whether it can be paid on delivery there, where the store says it', async () => {
    const told = (said: object) => answer({ lines: [line], shippingMethods: [offer], ...said });
    expect(await told({ payOnDelivery: true, payOnDeliveryFee: 49 })).toMatchObject({ payOnDelivery: true, fee: 49 });
    expect(await told({ payOnDelivery: true })).toMatchObject({ payOnDelivery: true, fee: 0, isBeforeTax: false });
    expect(await told({ payOnDelivery: true, payOnDeliveryFee: 49, open: ['tax'] })).toMatchObject({
      isBeforeTax: true,
    });
    expect(await told({ payOnDelivery: false })).toMatchObject({ payOnDelivery: false });
    expect(await told({ payOnDelivery: false, refusal: 'not-served' })).not.toHaveProperty('payOnDelivery');
  });

  test('a store without ways of delivery sends free of charge, and says it once nothing is open', async () => {
    const free = { state: 'told', offers: [{ id: '', label: 'Standard Shipping', price: 0 }], open: false };
    const said = { lines: [line], subtotal: 1499, total: 1499 };
    expect(await answer({ ...said, parts: [{ kind: 'tax', label: 'VAT', amount: 239, included: true }] })).toEqual(
      free,
    );
    expect(await answer({ ...said, open: ['shipping'] })).toEqual({ state: 'told', offers: [], open: true });
    expect((await answer({ ...said, parts: [{ kind: 'shipping', label: 'Van', amount: 9 }] })).state).toBe('failed');
  });

  test('nobody delivers there', async () => {
    const none = { state: 'told', offers: [], open: false };
    expect(await answer({ lines: [line], shippingMethods: [] })).toEqual(none);
    expect(
      await answer({ lines: [line], open: ['shipping'], refusal: 'not-served', shippingMethods: [offer] }),
    ).toEqual(none);
    const shop = { ...offer, id: 'shop', pickUp: true };
    expect(
      await answer({ lines: [line], open: ['shipping'], refusal: 'not-served', shippingMethods: [shop] }),
    ).toMatchObject({ state: 'told', offers: [{ id: 'shop' }], open: false });
  });

  test('what depends on the state is open, and no refusal', async () => {
    expect(await answer({ lines: [line], open: ['shipping'], shippingMethods: [] })).toEqual({
      state: 'told',
      offers: [],
      open: true,
    });
  });

  test('a piece that is sold out has no date, one that is gone and a store that fails no answer', async () => {
    const problem = (problem: string) => answer({ lines: [{ ...line, problem }], shippingMethods: [offer] });
    expect(await problem('sold-out')).toEqual({ state: 'sold-out' });
    expect(await problem('gone')).toEqual({ state: 'failed' });
    expect(await answer({ error: 'Not now' }, 503)).toEqual({ state: 'failed' });
    expect(await answer({ lines: [line] }), 'which says no methods').toEqual({ state: 'failed' });
  });
});
