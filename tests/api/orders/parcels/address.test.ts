import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { openShopOfParcels } from './shop-of-parcels.ts';

describeEngines('orders address', (engine) => {
  let shop: Awaited<ReturnType<typeof openShopOfParcels>>;
  let id: string;
  beforeEach(async () => {
    shop = await openShopOfParcels(engine, { now: () => new Date('2026-11-23T06:00:00Z') });
    id = await shop.paid();
  });
  afterEach(() => shop.close());
  const address = (...words: string[]) => shop.run('address', id, ...words);

  test('before it is packed: order, slip and tracking have the new one, and the history not', async () => {
    const { said } = await address('--address', '7 Hill Street', '--phone', '+91 91234 56789', '--note', 'by phone');
    expect(said).toBe(`${id}: address, phone changed`);
    expect((await shop.seen(id)).shippingAddress).toMatchObject({ address: '7 Hill Street', city: 'Pune' });
    const contact = encodeURIComponent('9123456789');
    expect((await shop.get(`/orders/${id}?contactInfo=${contact}`)).status).toBe(200);
    expect((await shop.run('print', '--slip', id)).said).toContain('7 Hill Street');
    expect((await shop.causes(id)).at(-1)).toBe('1 address corrected by the owner: by phone');
    expect((await address('--address', ' 7 Hill Street ')).said).toBe(`${id}: as before`);
    await shop.run('pack', id, '--line', '2');
    expect((await address('--city', 'Mumbai')).wrong).toContain(
      `Order ${id} is packed, or a part of it: its address stays. Nothing was changed.`,
    );
    await shop.run('unpack', id);
    expect((await address('--city', 'Mumbai')).said).toBe(`${id}: city changed`);
    await shop.run('ship', id);
    expect((await address('--city', 'Pune')).wrong).toContain(`Order ${id} is shipped: its address stays.`);
  });

  test('what is no address is refused, though India’s is the form of a store that states none', async () => {
    expect((await address('--state', 'Rajastan')).wrong).toContain(
      'There is no state Rajastan: did you mean Rajasthan? Nothing was changed.',
    );
    expect((await address('--state', 'RJ')).wrong).toContain(
      'There is no state RJ: did you mean Rajasthan? Nothing was changed.',
    );
    expect((await address('--postal-code', '34')).wrong).toContain(
      'Postal code must be like 123456. Nothing was changed.',
    );
    expect((await address('--phone', '12')).wrong).toContain('Phone must have 10 digits. Nothing was changed.');
    expect((await address('--phone', '98450 12345', '--state', 'maharashtra')).said).toBe(`${id}: phone changed`);
    const { shipping } = await shop.db
      .selectFrom('orders')
      .select('shipping')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(shipping)).toMatchObject({ phone: '+919845012345', state: 'Maharashtra' });
    expect((await address()).wrong).toContain('What of the address is another?');
    expect((await address('--city', ' ')).wrong).toContain('City is required. Nothing was changed.');
    expect((await address('--address', 'x'.repeat(501))).wrong).toContain('Address is too long. Nothing was changed.');
  });
});

describeEngines('orders address, where delivery and taxes are charged', (engine) => {
  let shop: Awaited<ReturnType<typeof openShopOfParcels>>;
  let order: string;
  beforeEach(async () => {
    const info = { storeName: 'Selvedge & Sons', terms: { country: 'IN', taxIncluded: true } };
    shop = await openShopOfParcels(engine, { now: () => new Date('2026-11-23T06:00:00Z'), terms: terms(12), info });
    order = await shop.paid(1);
  });
  afterEach(() => shop.close());

  test('another place: written, with its days and its taxes, where it comes to the same', async () => {
    const of = (row: { parts: string | null; delivery: string | null }) => ({
      taxes: (JSON.parse(row.parts!) as { label: string }[]).map(({ label }) => label),
      arrives: Date.parse((JSON.parse(row.delivery!) as { arrives: { latest: string } }).arrives.latest),
    });
    const row = () => shop.db.selectFrom('orders').selectAll().where('id', '=', order).executeTakeFirstOrThrow();
    const before = await row();
    expect(of(before).taxes).toEqual(['Post', 'CGST', 'SGST']);
    expect((await shop.run('address', order, '--state', 'Kerala', '--postal-code', '682001')).said).toBe(
      `${order}: state, postal code changed`,
    );
    const after = await row();
    expect(of(after).taxes).toEqual(['Post', 'IGST']);
    expect(of(after).arrives).toBeGreaterThan(of(before).arrives);
    expect(after.total_paise).toBe(before.total_paise);
    expect(after.pricing).toContain('IGST');

    // The terms have changed since: what the taxes would be nobody can tell, and a street is one all the same.
    await shop.db
      .updateTable('stores')
      .set({ settings: JSON.stringify(terms(18)) })
      .execute();
    expect((await shop.run('address', order, '--state', 'Maharashtra')).wrong).toContain('cannot be worked out');
    expect((await shop.run('address', order, '--address', '7 Hill Street')).said).toContain('address changed');
  });

  test('another place: what was called off before it is paid for stays so', async () => {
    await shop.db
      .updateTable('stores')
      .set({ settings: JSON.stringify({ ...terms(12), payOnDelivery: { label: 'At the door', fee: 49 } }) })
      .execute();
    await shop.db.updateTable('orders').set({ collect: 'due' }).where('id', '=', order).execute();
    await shop.run('cancel', order, '--yes', '--line', '2');
    const row = () => shop.db.selectFrom('orders').selectAll().where('id', '=', order).executeTakeFirstOrThrow();
    const partsOf = ({ parts }: { parts: string | null }) => JSON.parse(parts!) as { label: string; amount: number }[];
    const before = await row();
    expect(before.total_paise).toBe(199_900);
    expect((await shop.run('address', order, '--state', 'Kerala', '--postal-code', '682001')).said).toBe(
      `${order}: state, postal code changed`,
    );
    const after = await row();
    expect(after.total_paise).toBe(199_900);
    expect(partsOf(after).map(({ label }) => label)).toEqual(['Cancelled', 'Post', 'IGST']);
    const taxOf = (order: { parts: string | null }) =>
      partsOf(order).reduce((sum, { label, amount }) => sum + (label.endsWith('GST') ? amount : 0), 0);
    expect(taxOf(after)).toBe(taxOf(before));
  });

  test('another place: refused where it comes to something else, or nobody goes there', async () => {
    const before = await shop.seen(order);
    const there = async (state: string, postalCode: string) =>
      (await shop.run('address', order, '--state', state, '--postal-code', postalCode)).wrong;
    expect(await there('Goa', '403001')).toContain(
      `There order ${order} would come to ₹3,148.50, not ₹2,998.50: cancel it, and let it be ordered anew. Nothing was changed.`,
    );
    expect(await there('Maharashtra', '744101')).toContain(`Order ${order} cannot be sent there as it was ordered.`);
    expect(await shop.seen(order)).toEqual(before);
  });
});

/** Free to most places, by days that differ, with a tax that has halves inside the state. */
function terms(rate: number) {
  const method = {
    ...{ id: 'post', label: 'Post', price: 0, days: [2, 3] },
    zones: [
      { states: ['Goa'], price: 150, days: [5, 7] },
      { states: ['Kerala'], price: 0, days: [8, 9] },
    ],
  };
  return {
    delivery: { methods: [method], notServed: ['744'] },
    tax: {
      ...{ name: 'GST', registration: 'regular', state: 'Maharashtra', halves: true, default: 'all' },
      classes: [{ name: 'all', rates: [{ from: '2020-01-01', rate }] }],
    },
  };
}
