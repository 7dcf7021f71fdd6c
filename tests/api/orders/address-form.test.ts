import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { openShop, orderOf, SHIPPING, type TestShop } from '../fixture.ts';
import { recordChanges } from '#store-api/base/db/changes.ts';

describeEngines('11.address: a store states what a shipping address looks like', (engine) => {
  let shop: TestShop;
  let token = '';
  beforeEach(async () => {
    shop = await openShop(engine);
    token = await shop.signUp('buyer@example.com');
  });
  afterEach(() => shop.close());

  const state = async (address: unknown, terms?: unknown) => {
    const { info } = await shop.db
      .selectFrom('stores')
      .select('info')
      .where('id', '=', 'main')
      .executeTakeFirstOrThrow();
    await shop.db
      .updateTable('stores')
      .set({ info: JSON.stringify({ ...JSON.parse(info), address, ...(terms !== undefined && { terms }) }) })
      .where('id', '=', 'main')
      .execute();
    await recordChanges(shop.db, 'main', ['info'], new Date().toISOString());
    await expect.poll(async () => (await shop.get('/storeInfo')).body.address).toEqual(address);
  };
  const order = async (changes: Partial<typeof SHIPPING>) => {
    const { body } = await shop.get('/products');
    const product = body.data.find(({ variants = [] }: any) => variants.length <= 1) ?? body.data[0];
    const line = { productId: product.id, quantity: 1, ...sizeOf(product) };
    return shop.post('/orders', { ...orderOf([line]), shippingAddress: { ...SHIPPING, ...changes } }, { token });
  };
  const sizeOf = ({ variants: [first] = [] }: any) => ({
    ...(first?.size ? { size: first.size } : {}),
    ...(first?.color ? { color: first.color } : {}),
  });

  test('one that says nothing wants a state, and takes any postal code', async () => {
    const refused = await order({ state: ' ' });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ fields: { 'shippingAddress.state': 'State is required' } });
    expect((await order({ postalCode: 'SW1A1AA' })).status).toBe(201);
  });

  test('what is missing is called as the store calls it', async () => {
    await state({ stateLabel: 'County' });
    const { body } = await order({ state: '' });
    expect(body).toMatchObject({ fields: { 'shippingAddress.state': 'County is required' } });
    await state(undefined);
  });

  test('one of another country wants a telephone number, and the specified one anything', async () => {
    expect((await order({ phone: 'abc' })).status).toBe(201);
    await state({ postalCode: ['999999'] });
    const refused = await order({ postalCode: '281950', phone: 'abc' });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { 'shippingAddress.phone': 'Phone must have 7 to 15 digits' },
    ]);
    expect((await order({ postalCode: '281950', phone: '+49 421 55501' })).status).toBe(201);
    await state(undefined, { country: 'DE' });
    expect((await order({ phone: 'abc' })).status).toBe(400);
  });

  test('a state is one of those that it names, or of India where it is there, in any case', async () => {
    await state({ states: ['Ontario', 'Quebec'] }, { country: 'CA' });
    const refused = await order({ state: 'Ontaria' });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { 'shippingAddress.state': 'There is no state Ontaria: did you mean Ontario?' },
    ]);
    expect((await order({ state: 'Bavaria' })).body.error).toBe(
      'There is no state Bavaria in the addresses of this shop',
    );
    expect((await order({ state: 'ontario' })).status).toBe(201);
    await state({ states: ['Oregon', 'Washington'] }, { country: 'US' });
    expect((await order({ state: 'WA' })).body.error).toBe('There is no state WA: did you mean Washington?');
    expect((await order({ state: 'TX' })).body.error).toBe('There is no state TX in the addresses of this shop');
    await state({ postalCode: ['999999'], phoneDigits: [10, 10] }, { country: 'IN' });
    const wrong = await order({ state: 'Rajastan', postalCode: '41100', phone: '98' });
    expect(wrong.body.fields).toEqual({
      'shippingAddress.state': 'There is no state Rajastan: did you mean Rajasthan?',
      'shippingAddress.postalCode': 'Postal code must be like 123456',
      'shippingAddress.phone': 'Phone must have 10 digits',
    });
    const right = { state: 'RAJASTHAN', postalCode: '302 001', phone: '+91 98765 43210' };
    expect((await order(right)).status).toBe(201);
  });

  test('no state, shapes of postal codes, digits of a phone number', async () => {
    await state({ states: [], postalCode: ['99999'], phoneDigits: [7, 13] });
    const { status, body } = await order({ state: '', postalCode: '2819', phone: '12345' });
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      'shippingAddress.postalCode': 'Postal code must be like 12345',
      'shippingAddress.phone': 'Phone must have 7 to 13 digits',
    });
    const placed = await order({ state: '', postalCode: '28195', phone: '+49 421 55501' });
    expect(placed.status, placed.text).toBe(201);
    const mine = await shop.get('/orders', { token });
    expect(mine.body[0].shippingAddress).toMatchObject({ state: '', postalCode: '28195' });
  });
});
