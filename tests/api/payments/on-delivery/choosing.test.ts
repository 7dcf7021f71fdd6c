import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT } from '../../catalogue.ts';
import { describeEngines } from '../../engines.ts';
import { numberOf, orderOf } from '../../fixture.ts';
import { LABEL, openOnDelivery, type OnDeliveryShop, TERMS } from './on-delivery-shop.ts';

/** From its offer to the choice, and to money that comes another way (docs/decisions D455 to D457). */
describeEngines('payment on delivery, as shoppers choose it', (engine) => {
  let shop: OnDeliveryShop;
  let other: string;
  beforeAll(async () => {
    shop = await openOnDelivery(engine);
    other = await shop.signUp('ravi@example.com');
  });
  afterAll(() => shop.close());

  test('10.deliver-to a quote for a postal code says whether it can be paid on delivery there, and the fee', async () => {
    const quoted = async (destination?: object, quantity = 1) => {
      const { body } = await shop.post('/quotes', { items: [{ productId: BELT, quantity }], destination });
      return [body.payOnDelivery, body.payOnDeliveryFee];
    };
    expect(await quoted({ postalCode: '560001' })).toEqual([true, 49]);
    expect(await quoted({ postalCode: '744101' }), 'a place where nothing is collected').toEqual([false, undefined]);
    expect(await quoted({ postalCode: '560001' }, 3), 'above the limit').toEqual([false, undefined]);
    for (const nowhere of [undefined, {}, { state: 'Goa' }])
      expect(await quoted(nowhere)).toEqual([undefined, undefined]);
    await shop.offer({ label: LABEL });
    expect(await quoted({ postalCode: '744101' })).toEqual([true, undefined]);
    await shop.offer(undefined);
    expect(await quoted({ postalCode: '560001' })).toEqual([undefined, undefined]);
    await shop.offer(TERMS);
  });

  test('an order whose terms allow it is offered it, with its fee and what it then comes to', async () => {
    const id = await shop.order();
    expect(await shop.offered(id)).toEqual({
      value: 'on-delivery',
      label: `${LABEL} (+₹49)`,
      onDelivery: true,
      fields: [],
      totals: { subtotal: 999.5, parts: [{ kind: 'fee', label: LABEL, amount: 49 }], total: 1048.5 },
    });
    expect((await shop.optionsOf(id)).map(({ value, totals }) => [value, totals])).toEqual([
      ['upi', undefined],
      ['razorpay', undefined],
      ['payu', undefined],
      ['stripe', undefined],
      ['on-delivery', { subtotal: 999.5, parts: [expect.anything()], total: 1048.5 }],
    ]);
    expect((await shop.get('/storeInfo')).body.capabilities).toContain('payOnDelivery');
    // 2,000 at most, before the fee; not to these postal codes; of the order's own user alone.
    expect(await shop.offered(await shop.order({}, 2))).toBeDefined();
    expect(await shop.offered(await shop.order({}, 3))).toBeUndefined();
    expect(await shop.offered(await shop.order({ postalCode: '744101' }))).toBeUndefined();
    expect(await shop.offered(id, other)).toBeUndefined();
  });

  test('chosen at the total that was shown it is a part of the order, which moves on and is not paid', async () => {
    const id = await shop.order();
    for (const expectedTotal of [undefined, 999.5, 1048])
      expect(await shop.choose(id, expectedTotal)).toMatchObject({
        status: 409,
        body: { success: false, code: 'price-changed', quote: { total: 1048.5, parts: [{ kind: 'fee' }] } },
      });
    expect(await shop.read(id)).toMatchObject({ status: 0, total: 999.5 });
    const before = await shop.rowOf(id);
    const answer = await shop.choose(id, 1048.5, { key: 'once' });
    expect(answer).toMatchObject({
      status: 200,
      body: { redirectUrl: `http://localhost:8044/order-success?orderId=${id}` },
    });
    // Once more, with its key and without.
    expect((await shop.choose(id, 1048.5, { key: 'once' })).body).toEqual(answer.body);
    expect((await shop.choose(id, 1048.5)).status).toBe(200);
    expect((await shop.choose(id, 999.5)).body.code).toBe('price-changed');
    expect(await shop.read(id)).toMatchObject({
      status: 1,
      subtotal: 999.5,
      parts: [{ kind: 'fee', label: LABEL, amount: 49 }],
      total: 1048.5,
      toPayOnDelivery: 1048.5,
    });
    expect((await shop.rowOf(id)).pricing).toBe(before.pricing);
    expect(await shop.causesOf(id)).toEqual(['placed', 'to be paid on delivery']);
    expect(await shop.attemptsOf(id)).toEqual([]);
    const mails = await shop.mailsOf(id);
    const number = await numberOf(shop.db, id);
    expect(mails.map(({ subject, recipient }) => [recipient, subject])).toEqual([
      ['asha@example.com', `Your order at Selvedge & Sons (${number})`],
      ['asha@example.com', `You pay on delivery for ${number} at Selvedge & Sons`],
      ['owner@shop.example', `Order ${number} is to be paid on delivery: ₹1,048.50`],
    ]);
    expect(mails[1]!.text).toContain('To pay on delivery: ₹1,048.50');
    expect(mails[2]!.text).toContain('It is not paid: collect ₹1,048.50 on delivery.');
    for (const word of ['ship', 'paid', 'refused'])
      expect(mails[2]!.text).toContain(`  npm run store -- orders ${word} ${number}\n`);
    expect(mails.slice(1).some(({ text }) => /is paid and waits|your payment/.test(text))).toBe(false);
  });

  test('it is refused where it is not offered, for another user’s order and for one that is over', async () => {
    const island = await shop.order({ postalCode: '744101' });
    expect(await shop.choose(island, 1048.5)).toMatchObject({
      status: 409,
      body: {
        code: 'method-gone',
        error: 'This way to pay is not offered for your order any more. Please choose another.',
      },
    });
    expect((await shop.choose(island, 1048.5, { token: other })).status).toBe(404);
    await shop.run('cancel', island, '--yes');
    expect((await shop.choose(island, 1048.5)).body.code).toBe('not-payable');
  });

  test('what is picked up at the shop is brought by nobody: neither its quote nor its form offers it', async () => {
    const methods = [
      { id: 'standard', label: 'Standard', price: 0 },
      { id: 'shop', label: 'Fetch it', pickUp: true as const },
    ];
    await shop.offer(TERMS, { delivery: { methods } });
    const items = [{ productId: BELT, quantity: 1 }];
    const destination = { state: 'Karnataka', postalCode: '560001' };
    const quoted = async (shippingMethod?: string) => {
      const { body } = await shop.post('/quotes', { items, destination, shippingMethod });
      return [body.shippingMethod, body.payOnDelivery, body.payOnDeliveryFee];
    };
    const ordered = async (shippingMethod: string): Promise<string> =>
      (await shop.post('/orders', { ...orderOf(items), shippingMethod }, { token: shop.token })).body.id;
    expect(await quoted()).toEqual(['standard', true, 49]);
    expect(await quoted('shop')).toEqual(['shop', false, undefined]);
    expect(await shop.offered(await ordered('standard'))).toBeDefined();
    const fetched = await ordered('shop');
    expect(await shop.offered(fetched)).toBeUndefined();
    expect(await shop.choose(fetched, 1048.5)).toMatchObject({ status: 409, body: { code: 'method-gone' } });
    expect(await shop.read(fetched)).toMatchObject({ status: 0, total: 999.5 });
    await shop.offer(TERMS, { delivery: { methods: methods.slice(1) } });
    expect(await quoted(), 'a shop that sends nothing').toEqual(['shop', false, undefined]);
    await shop.offer(TERMS);
  });

  test('without a fee its label has none, and who says no total has seen the right one', async () => {
    await shop.offer({});
    const id = await shop.order();
    expect(await shop.offered(id)).toMatchObject({ label: 'Payment on delivery', totals: { parts: [], total: 999.5 } });
    expect((await shop.choose(id)).status).toBe(200);
    expect(await shop.read(id)).toMatchObject({ total: 999.5, parts: [], toPayOnDelivery: 999.5 });
    await shop.offer(TERMS);
  });

  test('a store that does not offer it says nothing of it, and takes it for no way to pay', async () => {
    const id = await shop.order();
    await shop.offer(undefined);
    expect(await shop.offered(id)).toBeUndefined();
    expect((await shop.get('/storeInfo')).body.capabilities).not.toContain('payOnDelivery');
    expect(await shop.choose(id, 999.5)).toMatchObject({
      status: 422,
      body: { fields: { method: expect.anything() } },
    });
    expect(Object.keys(await shop.read(id))).not.toContain('toPayOnDelivery');
    await shop.offer(TERMS);
  });

  test('until it is sent it may be paid online: the fee falls away, and all is as for a paid order', async () => {
    const id = await shop.chosen();
    expect((await shop.optionsOf(id)).map(({ value, totals }) => [value, totals])).toEqual(
      ['upi', 'razorpay', 'payu', 'stripe'].map((value) => [value, { subtotal: 999.5, parts: [], total: 999.5 }]),
    );
    const { charge } = await shop.begin('payu', id);
    expect(charge.amountPaise).toBe(99_950);
    expect(await shop.read(id)).toMatchObject({ total: 1048.5, toPayOnDelivery: 1048.5 });
    expect((await shop.tell(charge, { outcome: 'paid' })).body).toMatchObject({ success: true, changed: true });
    const now = await shop.read(id);
    expect(now).toMatchObject({ status: 1, total: 999.5, parts: [] });
    expect(now).not.toHaveProperty('toPayOnDelivery');
    expect(await shop.refundsOf(id)).toEqual([]);
    const number = await numberOf(shop.db, id);
    expect((await shop.mailsOf(id)).slice(-2).map(({ subject }) => subject)).toEqual([
      `We have your payment for ${number} at Selvedge & Sons`,
      `Order ${number} is paid: ₹999.50`,
    ]);
    expect((await shop.choose(id, 1048.5)).body.code).toBe('not-payable');
  });

  test('money of a page that was open before counts too; money that comes after it was sent is to be looked into', async () => {
    const early = await shop.order();
    const open = await shop.begin('payu', early);
    await shop.choose(early, 1048.5);
    await shop.tell(open.charge, { outcome: 'paid' });
    expect(await shop.read(early)).toMatchObject({ total: 999.5, parts: [] });
    expect(await shop.refundsOf(early)).toEqual([]);

    const late = await shop.chosen();
    const { charge } = await shop.begin('payu', late);
    await shop.run('ship', late);
    await shop.tell(charge, { outcome: 'paid' });
    expect(await shop.read(late)).toMatchObject({ status: 2, total: 1048.5, toPayOnDelivery: 1048.5 });
    expect(await shop.refundsOf(late)).toEqual([
      `check for a refund: paid by ${charge.attemptId}, when it had been sent to be paid on delivery`,
    ]);
  });
});
