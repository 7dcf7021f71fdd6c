import { expect, test } from 'vitest';
import { EngineRefusal } from '#backends/adapter/engine-error.ts';
import type { Ask } from '#backends/medusa/client.ts';
import { openMedusa } from '#backends/medusa/medusa.ts';
import { cheapest, readOffers } from '#backends/medusa/orders/delivery.ts';

const region = { currency_code: 'inr', countries: [{ iso_2: 'in' }] };
const free = (rules: object[], currency_code = 'inr') => ({ amount: 0, currency_code, price_rules: rules });
const from = (value: string) => ({ attribute: 'item_total', operator: 'gte', value });

/** What Medusa answers of these shipping options; a carrier's price by the option's id. */
async function offersOf(options: object[], carriers: Record<string, number> = {}, shippingOption?: string) {
  const answers = (path: string): unknown => {
    const [, id = ''] = /shipping-options\/(\w+)\/calculate/.exec(path) ?? [];
    if (path.startsWith('/store/regions/')) return { region };
    if (!id) return { shipping_options: options };
    if (carriers[id] === undefined) throw new EngineRefusal(400, 'invalid_data', 'no such place');
    return { shipping_option: { amount: carriers[id] } };
  };
  const ask = (async (path, answer) => Promise.resolve(answer.parse(answers(path)))) as Ask;
  const settings = { regionId: 'reg_1', country: 'in', shippingOption, paymentProvider: '', store: {} };
  return readOffers(openMedusa(ask, settings), { id: 'cart_1', goods: 999.5 }, undefined);
}

test('shipping options are offers, the cheapest first; nobody is sent to the shop unasked', async () => {
  const zone = { fulfillment_set: { type: 'pickup' } };
  const offers = await offersOf([
    { id: 'express', name: 'Express', amount: 149.999 },
    { id: 'shop', name: 'From the shop', amount: 0, service_zone: zone },
    { id: 'standard', name: 'Standard', amount: 40, is_tax_inclusive: false },
  ]);
  expect(offers).toEqual([
    { id: 'shop', label: 'From the shop', price: 0, isNet: false, pickUp: true },
    { id: 'standard', label: 'Standard', price: 40, isNet: true },
    { id: 'express', label: 'Express', price: 150, isNet: false },
  ]);
  expect(cheapest(offers)?.id).toBe('standard');
  expect(cheapest(offers.slice(0, 1))?.id).toBe('shop');
  expect(cheapest([])).toBeUndefined();
});

test('what lacks stock, or what its carrier has no price for, is not offered', async () => {
  const options = [
    { id: 'far', name: 'Far', amount: 10, insufficient_inventory: true },
    { id: 'carrier', name: 'Carrier', price_type: 'calculated' },
    { id: 'other', name: 'Other carrier', price_type: 'calculated' },
    { id: 'unpriced', name: 'Unpriced' },
  ];
  expect(await offersOf(options, { carrier: 61 })).toMatchObject([{ id: 'carrier', price: 61 }]);
});

test('MEDUSA_SHIPPING_OPTION is the only one', async () => {
  const options = ['one', 'two'].map((id) => ({ id, name: id, amount: 5 }));
  expect(await offersOf(options, {}, 'two')).toMatchObject([{ id: 'two' }]);
});

test.each([
  ['the least of its free prices', [free([from('2000')]), free([from('1500')])], 500.5],
  ['not of another currency', [free([from('1500')], 'usd')], undefined],
  [
    'not where more is asked for',
    [free([from('1500'), { attribute: 'region_id', operator: 'eq', value: 'x' }])],
    undefined,
  ],
  ['not where it should be free already', [free([from('900')])], undefined],
  ['not where nothing is free', [{ ...free([from('1500')]), amount: 10 }], undefined],
])('what is missing to a free delivery: %s', async (_, prices, missingToFree) => {
  const [offer] = await offersOf([{ id: 'one', name: 'One', amount: 60, prices }]);
  expect(offer?.missingToFree).toBe(missingToFree);
});
