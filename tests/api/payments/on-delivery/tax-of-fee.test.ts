import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT } from '../../catalogue.ts';
import { describeEngines } from '../../engines.ts';
import { LABEL, openOnDelivery, type OnDeliveryShop } from './on-delivery-shop.ts';
import { notifyChanges, recordChanges } from '#store-api/base/db/changes.ts';
import type { TaxSettings } from '#store-api/shop/stores/tax-settings.ts';

const VAT: TaxSettings = {
  name: 'VAT',
  registration: 'regular',
  classes: [{ name: 'Goods', rates: [{ from: '2021-01-01', rate: 19 }] }],
  default: 'Goods',
};

/** A belt of 999.50 and a fee of 49: what a shopper reads of the tax is the tax of both (docs/decisions D553). */
describeEngines('the tax of the fee for payment on delivery', (engine) => {
  let shop: OnDeliveryShop;
  beforeAll(async () => {
    shop = await openOnDelivery(engine);
  });
  afterAll(() => shop.close());

  async function charge(taxIncluded: boolean, tax: TaxSettings = VAT): Promise<void> {
    const { info } = await shop.db.selectFrom('stores').select('info').executeTakeFirstOrThrow();
    const terms = { country: 'IN', taxIncluded };
    await shop.db
      .updateTable('stores')
      .set({ info: JSON.stringify({ ...JSON.parse(info), terms }) })
      .execute();
    await shop.offer({ label: LABEL, fee: 49 }, { tax });
    await recordChanges(shop.db, 'main', ['info'], new Date().toISOString());
    await notifyChanges(shop.db);
  }
  const quoted = async () => {
    const asked = { items: [{ productId: BELT, quantity: 1 }], destination: { state: 'Goa', postalCode: '403001' } };
    return (await shop.post('/quotes', asked)).body;
  };
  async function order(): Promise<string> {
    const { total } = await quoted();
    return shop.orderLine({ productId: BELT, quantity: 1 }, shop.token, {}, { expectedTotal: total });
  }
  const fee = { kind: 'fee', label: LABEL, amount: 49 };
  const vat = (amount: number) => ({ kind: 'tax', label: 'VAT', amount, included: true });

  // 999.50 * 19 / 119 = 159.58; 49 * 19 / 119 = 7.82.
  test('prices that include VAT: the order says that of goods and fee, and without the fee that of the goods', async () => {
    await charge(true);
    const id = await order();
    expect(await shop.read(id)).toMatchObject({ parts: [vat(159.58)], total: 999.5 });
    expect(await shop.offered(id)).toMatchObject({
      label: `${LABEL} (+₹49)`,
      totals: { parts: [vat(167.4), fee], total: 1048.5 },
    });
    expect((await shop.choose(id, 1048.5)).status).toBe(200);
    expect(await shop.read(id)).toMatchObject({ parts: [vat(167.4), fee], total: 1048.5 });
    expect((await shop.run('export')).said).toContain('fee,,49.00,41.18,19,7.82,VAT 7.82');
    // Paid before it is sent it has neither fee nor its tax.
    expect((await shop.run('confirm', id, '--yes')).status).toBe(0);
    expect(await shop.read(id)).toMatchObject({ parts: [vat(159.58)], total: 999.5 });
  });

  // 189.91 and 9.31.
  test('a tax that is added is added for the fee too, and the fee that is told has it', async () => {
    await charge(false);
    expect(await quoted()).toMatchObject({ total: 1189.41, payOnDelivery: true, payOnDeliveryFee: 58.31 });
    const id = await order();
    expect(await shop.offered(id)).toMatchObject({
      label: `${LABEL} (+₹58.31)`,
      totals: { parts: [{ kind: 'tax', label: 'VAT', amount: 199.22 }, fee], total: 1247.72 },
    });
    expect((await shop.choose(id, 1247.72)).status).toBe(200);
    expect(await shop.read(id)).toMatchObject({ total: 1247.72 });
  });

  test('the rates are those that the order was placed at; an order from before they were kept has a fee without', async () => {
    await charge(true);
    const [id, older] = [await order(), await order()];
    await charge(true, { ...VAT, classes: [{ name: 'Goods', rates: [{ from: '2021-01-01', rate: 7 }] }] });
    expect(await shop.offered(id)).toMatchObject({ totals: { parts: [vat(167.4), fee] } });
    const { lines, delivery } = JSON.parse((await shop.rowOf(older)).pricing!);
    await shop.db
      .updateTable('orders')
      .set({ pricing: JSON.stringify({ lines, delivery }) })
      .where('id', '=', older)
      .execute();
    expect((await shop.choose(older, 1048.5)).status).toBe(200);
    expect(await shop.read(older)).toMatchObject({ parts: [vat(159.58), fee], total: 1048.5 });
  });
});
