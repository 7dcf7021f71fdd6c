import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { ownerCommand } from '../owner-command.ts';
import { HEADER, openPottery } from './pottery.ts';
import { DELIVERY, DISCOUNTS, TAX } from '../../fixtures/shop-folder/charges.ts';
import { readSettings } from '#store-api/shop/stores/store-settings.ts';
import { pricingTerms } from '#store-api/shop/pricing/pricing-terms.ts';

describeEngines('delivery and tax of a shop folder', (engine) => {
  let pottery: Awaited<ReturnType<typeof openPottery>>;
  beforeEach(async () => {
    pottery = await openPottery(engine);
    pottery.write(
      'store.yaml',
      'id: pottery\nname: "Kiln"\nhosts: [kiln.example]\nterms: { country: IN, taxIncluded: true }\n',
    );
  });
  afterEach(() => pottery.close());

  const state = (delivery: string, tax: string) => {
    pottery.write('delivery.yaml', delivery);
    pottery.write('tax.yaml', tax);
  };
  const stored = () =>
    pottery.shop.db
      .selectFrom('stores')
      .select(['info', 'settings'])
      .where('id', '=', 'pottery')
      .executeTakeFirstOrThrow();

  test('are stored so that pricing can be asked, and a second apply changes nothing', async () => {
    await pottery.apply();
    expect(readSettings((await stored()).settings)).toEqual({});
    const without = await pottery.exported();
    for (const file of ['delivery.yaml', 'tax.yaml']) expect(existsSync(join(pottery.root, without, file))).toBe(false);
    state(DELIVERY, TAX);
    expect(await pottery.apply()).toEqual([
      'update delivery',
      'create delivery method standard',
      'create delivery method shop',
      'update tax',
      'create tax class Clothes',
    ]);
    expect(await pottery.apply()).toEqual([]);
    const { info, settings } = await stored();
    expect(pricingTerms(JSON.parse(info), readSettings(settings))).toMatchObject({
      country: 'IN',
      state: 'Goa',
      timeZone: 'Asia/Kolkata',
      delivery: {
        methods: [
          { id: 'standard', price: 4900, freeFrom: 99_900, zones: [{ price: 2950 }, {}, { neverFree: true }] },
          { pickUp: true },
        ],
        notServed: ['19'],
      },
      tax: {
        included: true,
        halves: { across: 'IGST' },
        classes: [{ rates: [{ bands: [{ upTo: 250_000 }, {}] }, {}] }],
      },
    });
    expect(readSettings(settings).delivery).toMatchObject({ cutOff: '14:00', methods: [{ days: [3, 5] }, {}] });
  });

  test('11.price-terms: that tax is added is announced where a tax.yaml of a registered store adds it', async () => {
    const terms = async () => (await pottery.shop.get('/storeInfo', { host: 'kiln.example' })).body.terms;
    const announced = async () => (await terms()).taxAdded;
    state(DELIVERY, TAX);
    await pottery.apply();
    expect(await announced(), 'included').toBeUndefined();
    const yaml = 'id: pottery\nname: "Kiln"\nhosts: [kiln.example]\nterms: { country: IN, taxIncluded: false }\n';
    pottery.write('store.yaml', yaml);
    await pottery.apply();
    expect(await announced()).toBe(true);
    expect(await pottery.apply(await pottery.exported()), 'stated nowhere in the folder').toEqual([]);
    state(DELIVERY, TAX.replace('registration: regular', 'registration: none'));
    await pottery.apply();
    expect(await announced(), 'not registered').toBeUndefined();
    pottery.write('store.yaml', yaml.replace('false', 'true'));
    await pottery.apply();
    expect(await terms(), 'no price includes a tax that is not stated').toEqual({ country: 'IN' });
    expect(await pottery.apply(await pottery.exported()), 'the folder says it still').toEqual([]);
  });

  test('an export has both files, changes nothing, and makes the same files again', async () => {
    state(DELIVERY, TAX);
    await pottery.apply();
    const first = await pottery.exported();
    const textOf = (folder: string, file: string) => readFileSync(join(pottery.root, folder, file), 'utf8');
    expect(textOf(first, 'delivery.yaml')).toMatch(
      /^# yaml-language-server: \$schema=\.schema\/delivery\.json\nmethods:/,
    );
    expect(textOf(first, 'store.yaml')).not.toMatch(/delivery|registration/);
    expect(await pottery.apply(first)).toEqual([]);
    const second = await pottery.exported();
    for (const file of ['delivery.yaml', 'tax.yaml', 'store.yaml'])
      expect(textOf(second, file)).toBe(textOf(first, file));
  });

  test('payment on delivery is stored, told by diff, exported, and applied twice it is nothing', async () => {
    await pottery.apply();
    pottery.write(
      'store.yaml',
      `id: pottery
name: "Kiln"
hosts: [kiln.example]
terms: { country: IN, taxIncluded: true }
payOnDelivery: { fee: 49.50, upTo: 5000, notServed: ["744"], maxRefusedParcels: 1 }
`,
    );
    expect(await pottery.apply()).toEqual(['create payment on delivery']);
    expect(await pottery.apply()).toEqual([]);
    const { info, settings } = await stored();
    expect(pricingTerms(JSON.parse(info), readSettings(settings)).payOnDelivery).toEqual({
      label: 'Payment on delivery',
      fee: 4950,
      upTo: 500_000,
      notServed: ['744'],
      maxRefusedParcels: 1,
    });
    const first = await pottery.exported();
    expect(readFileSync(join(pottery.root, first, 'store.yaml'), 'utf8')).toContain('payOnDelivery:\n  fee: 49.5\n');
    expect(await pottery.apply(first)).toEqual([]);
  });

  test('discounts are stored, told and exported; a second apply changes nothing', async () => {
    state(DELIVERY, TAX);
    await pottery.apply();
    pottery.write('discounts.yaml', DISCOUNTS);
    expect(await pottery.apply()).toEqual([
      'create discount shirts',
      'create discount summer',
      'create discount letter',
    ]);
    expect(await pottery.apply()).toEqual([]);
    expect(readSettings((await stored()).settings).discounts).toEqual([
      { id: 'shirts', label: 'Shirts for less', percent: 12.5, categories: ['Shirts'], minimum: 1499.5 },
      {
        id: 'summer',
        label: 'Summer',
        code: 'Summer 10',
        amount: 100,
        freeDelivery: true,
        from: '2026-06-01',
        to: '2026-08-31',
        uses: 100,
        perCustomer: 1,
        notOnSale: true,
      },
      { id: 'letter', label: 'By letter', codes: 'many', buy: 2, get: 1 },
    ]);
    const folders = [await pottery.exported()];
    expect(await pottery.apply(folders[0])).toEqual([]);
    folders.push(await pottery.exported());
    const [first, second] = folders.map((folder) => readFileSync(join(pottery.root, folder, 'discounts.yaml'), 'utf8'));
    expect(first).toMatch(/^# yaml-language-server: \$schema=\.schema\/discounts\.json\n- id: shirts\n/);
    expect(second).toBe(first);
    pottery.write('discounts.yaml', '[]');
    expect(await pottery.apply()).toEqual([
      'delete discount shirts',
      'delete discount summer',
      'delete discount letter',
    ]);
  });

  test('a discount names products by their handles', async () => {
    pottery.write('products.csv', `${HEADER}\ncoat,Coat,Shirts,Size,M,C-M,2700\n`);
    pottery.write('stock.csv', 'SKU,quantity\n');
    pottery.write('discounts.yaml', '- { id: coats, label: Coats, percent: 10, products: [coat] }\n');
    await pottery.apply();
    const { id } = await pottery.shop.db
      .selectFrom('products')
      .select('id')
      .where('store_id', '=', 'pottery')
      .executeTakeFirstOrThrow();
    const items = [{ productId: id, quantity: 1, size: 'M' }];
    const { body } = await pottery.shop.post('/quotes', { items }, { host: 'kiln.example' });
    expect(body).toMatchObject({ subtotal: 2700, parts: [{ label: 'Coats', amount: -270 }], total: 2430 });
  });

  test('validate, diff and apply name prices that no rate fits', async () => {
    state(DELIVERY, TAX);
    pottery.write('products.csv', `${HEADER}\ncoat,Coat,Shirts,Size,M,C-M,2700\n`);
    pottery.write('stock.csv', 'SKU,quantity\n');
    const { said } = await ownerCommand({}, ['validate', join(pottery.root, 'shop')]);
    expect(said).toMatch(/ has no mistakes, .* stands below: .*, 2 ways of delivery, 1 tax class\.\n/);
    expect(said).toContain('  line 2: coat, 2,700, of the class Clothes: at most 2,625, or above 2,950');
    const { said: json } = await ownerCommand({}, ['validate', join(pottery.root, 'shop'), '--json']);
    expect(JSON.parse(json).priceGaps).toMatchObject([{ line: 2, handle: 'coat', price: 270_000 }]);
  });
});
