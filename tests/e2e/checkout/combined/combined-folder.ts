import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Combination, hostOf, idOf, PLACES } from './combinations.ts';

const COUNTRIES = {
  US: { currency: 'USD', locale: 'en-US', timeZone: 'America/New_York' },
  IE: { currency: 'EUR', locale: 'en-IE', timeZone: 'Europe/Dublin' },
  IN: { currency: 'INR', locale: 'en-IN', timeZone: 'Asia/Kolkata' },
};
const BEGINNING = 3;

/** The folder of such a shop. JSON is YAML too. */
export function writeCombination(folder: string, one: Combination): void {
  mkdirSync(folder, { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write('store.yaml', JSON.stringify(storeOf(one)));
  write('categories.yaml', JSON.stringify([{ name: 'Shirts' }]));
  write(
    'products.csv',
    [
      'Handle,Title,Product Category,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Grams',
      'shirt,Shirt,Shirts,Size,M,SHIRT-M,60,200',
    ].join('\n'),
  );
  write('stock.csv', 'SKU,quantity\nSHIRT-M,9\n');
  const [delivery, tax, discount] = [deliveryOf(one), taxOf(one), discountOf(one)];
  if (delivery) write('delivery.yaml', JSON.stringify({ methods: delivery }));
  if (tax) write('tax.yaml', JSON.stringify(tax));
  if (discount) write('discounts.yaml', JSON.stringify([{ id: 'less', label: 'Less', ...discount }]));
}

function storeOf(one: Combination): object {
  const { country, tax, payment } = one;
  return {
    id: idOf(one),
    name: 'Loom',
    hosts: [hostOf(one)],
    language: 'en',
    ...COUNTRIES[country],
    company: { name: 'Loom', address: '1 Loom Street', email: 'post@shop.example' },
    ...(PLACES[country].state === undefined ? { address: { states: [] } } : {}),
    terms: { country, handlingDays: 1, taxIncluded: !tax.startsWith('added') },
    ...(payment === 'on delivery' ? { payOnDelivery: { fee: 4 } } : {}),
    ...(payment === 'transfer'
      ? { bankTransfer: { holder: 'Loom', account: [{ label: 'Account', value: '12345678' }] } }
      : {}),
  };
}

/** The place of the shop itself, which is the shopper's too. */
function placeOf({ country }: Combination): object {
  const { state, postalCode = '' } = PLACES[country];
  return state === undefined ? { postalCodes: [postalCode.slice(0, BEGINNING)] } : { states: [state] };
}

function deliveryOf(one: Combination): object[] | undefined {
  const post = { id: 'post', label: 'Post', days: [2, 3] };
  const shop = { id: 'shop', label: 'Fetch it', pickUp: true, at: '1 Loom Street' };
  switch (one.delivery) {
    case 'no':
      return undefined;
    case 'free':
      return [{ ...post, price: 0 }];
    case 'priced':
      return [
        { ...post, price: 5, freeFrom: 500 },
        { id: 'rider', label: 'Rider', price: 12 },
      ];
    case 'by zone':
      return [{ ...post, price: 9, zones: [{ ...placeOf(one), price: 5 }] }];
    case 'by weight':
      return [{ ...post, byWeight: [{ upTo: 100, price: 3 }, { upTo: 1000, price: 5 }] }]; // prettier-ignore
    case 'pick-up alone':
      return [shop];
    case 'pick-up beside':
      return [{ ...post, price: 5 }, shop];
  }
}

function taxOf(one: Combination): object | undefined {
  if (one.tax === 'no') return undefined;
  const { state } = PLACES[one.country];
  const registration = one.tax === 'not registered' ? 'none' : 'regular';
  const everywhere = { from: '2020-01-01', rate: one.tax === 'added by place' ? 0 : 10 };
  const there = { from: '2020-01-01', rate: 10, ...placeOf(one) };
  return {
    ...{ name: 'Sales tax', registration, documents: true, default: 'Goods' },
    ...(state === undefined ? {} : { state }),
    classes: [{ name: 'Goods', rates: one.tax === 'added by place' ? [everywhere, there] : [everywhere] }],
  };
}

function discountOf({ discount }: Combination): object | undefined {
  if (discount === 'no') return undefined;
  if (discount === 'by itself') return { percent: 10 };
  return { code: 'LESS', ...(discount === 'by code' ? { percent: 10 } : { freeDelivery: true }) };
}
