import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { openOnDelivery, type OnDeliveryShop } from './on-delivery/on-delivery-shop.ts';
import type { PaymentOffer } from '#store-api/shop/stores/store-settings.ts';

describeEngines('the ways to pay in the record of a store', (engine) => {
  let shop: OnDeliveryShop;
  let onDelivery: string | undefined;
  beforeAll(async () => {
    shop = await openOnDelivery(engine);
  });
  afterAll(() => shop.close());

  const ways = async (country: string | undefined, settings: Parameters<OnDeliveryShop['offer']>) => {
    const { info } = await shop.db.selectFrom('stores').select('info').executeTakeFirstOrThrow();
    const stated = { ...JSON.parse(info), currency: 'EUR', locale: 'de-DE', terms: { country } };
    await shop.db
      .updateTable('stores')
      .set({ info: JSON.stringify(stated) })
      .execute();
    await shop.offer(...settings);
    const { waysToPay, wayOnDelivery } = (await shop.get('/storeInfo')).body;
    onDelivery = wayOnDelivery;
    return waysToPay;
  };

  test('11.before-order they are named, with what they cost, where the country of the store asks for it', async () => {
    const fee = { label: 'Nachnahme', fee: 4.9 };
    expect(await ways('DE', [fee])).toEqual(['Card and more (Stripe)', `Nachnahme (+4,90\u00a0€)`]);
    expect(await ways('DE', [{ label: 'Nachnahme' }, { payments: [{ gateway: 'stripe', label: 'Karte' }] }])).toEqual([
      'Karte',
      'Nachnahme',
    ]);
    const delivery = { methods: [{ id: 'shop', label: 'Laden', pickUp: true as const, at: 'Leipzig', price: 0 }] };
    expect(await ways('DE', [fee, { delivery }])).toContain(`Nachnahme (+4,90\u00a0€, not for pick-up)`);
    expect(onDelivery, 'the one that quotes say is possible or not').toBe(`Nachnahme (+4,90\u00a0€, not for pick-up)`);
    const limited = { ...fee, upTo: 200, notServed: ['01'] };
    expect(await ways('DE', [limited])).toContain(
      `Nachnahme (+4,90\u00a0€, for orders up to 200\u00a0€, not everywhere)`,
    );
    await ways('DE', [undefined]);
    expect(onDelivery).toBeUndefined();
    for (const country of ['IN', undefined]) expect(await ways(country, [fee])).toBeUndefined();
  });

  test('2.layout.brands the marks are of what the gateways of an Indian store take; its folder may name others', async () => {
    const brands = async (currency: string, gateways: PaymentOffer['gateway'][], paymentBrands?: string[]) => {
      const { info } = await shop.db.selectFrom('stores').select('info').executeTakeFirstOrThrow();
      const stated = { ...JSON.parse(info), currency, paymentBrands };
      await shop.db
        .updateTable('stores')
        .set({ info: JSON.stringify(stated) })
        .execute();
      await shop.offer({ label: 'Cash' }, { payments: gateways.map((gateway) => ({ gateway })) });
      return (await shop.get('/storeInfo')).body.paymentBrands;
    };
    expect(await brands('INR', ['upi'])).toEqual(['upi']);
    expect(await brands('INR', ['upi', 'stripe'])).toEqual(['upi', 'visa', 'mastercard']);
    expect(await brands('INR', ['payu'])).toEqual(['upi', 'rupay', 'visa', 'mastercard', 'bank']);
    expect(await brands('INR', [])).toEqual([]);
    expect(await brands('INR', ['upi'], ['visa'])).toEqual(['visa']);
    expect(await brands('EUR', ['stripe'])).toBeUndefined();
  });
});
