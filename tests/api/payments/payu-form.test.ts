import { numberOf } from '../fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { DUE, openPaying, type Paying } from './paying.ts';

describeEngines('a browser on its way to PayU', (engine) => {
  let shop: Paying;
  beforeAll(async () => void (shop = await openPaying(engine)));
  beforeEach(() => void Object.assign(shop.fake, { failure: 'none', wrongBy: 0 }));
  afterAll(() => shop.close());

  describe("PayU's own form", () => {
    const enter = async () => {
      const orderId = await shop.order();
      const { body } = await shop.start(orderId, 'payu');
      return { orderId, action: body.action, ...(await shop.enterPayu(body.action)) };
    };

    test("P2 the shop's form carries a signed reference, and our page PayU's form with the order's amount", async () => {
      const { orderId, action, led, page, target, fields } = await enter();
      expect(action).toEqual({
        type: 'redirect_post',
        redirectUrl: 'http://localhost:8044/api/v1/payments/enter/payu',
        formParams: {
          type: 'payu',
          url: 'http://localhost:8044/api/v1/payments/enter/payu',
          data: { reference: expect.stringMatching(/^pay_\w+\.enter\.[\w-]{43}$/) },
        },
      });
      expect(led.status).toBe(303);
      expect(target).toBe(`${shop.fake.url}/_payment`);
      expect(Object.fromEntries(fields)).toMatchObject({
        key: 'gtKFFx',
        amount: '1999.00',
        firstname: 'Asha Rao',
        email: 'asha@example.com',
        productinfo: `Selvedge Sons order ${await numberOf(shop.db, orderId)}`,
        phone: '919876543210',
        udf1: '',
      });
      expect(fields.get('surl')).toBe(fields.get('furl'));
      expect([...fields.keys()]).not.toContain('salt');
      expect(page.text).not.toContain('payu-salt-of-a-test');
    });

    test('X6 P11 one script by its hash, one place for the form, no store of it anywhere', async () => {
      const { page } = await enter();
      const policy = page.headers.get('content-security-policy')!;
      expect(policy).toMatch(
        /^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+'; form-action http:\/\/127\.0\.0\.1:\d+; base-uri 'none'; frame-ancestors 'none'$/,
      );
      expect(policy).toContain(`form-action ${shop.fake.url};`);
      const { createHash } = await import('node:crypto');
      const script = /<script>(.*)<\/script>/s.exec(page.text)![1]!;
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
      expect(page.text.match(/<script/g)).toHaveLength(1);
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    });

    test('P11 a name with markup or separators is text, and PayU takes the hash', async () => {
      const orderId = await shop.order();
      await shop.db
        .updateTable('orders')
        .set({ shipping: JSON.stringify({ fullName: '"><script>alert(1)</script>|1.00|' }) })
        .where('id', '=', orderId)
        .execute();
      const { page, fields } = await shop.enterPayu((await shop.start(orderId, 'payu')).body.action);
      expect(page.text.match(/<script/g)).toHaveLength(1);
      expect(fields.get('firstname')).toBe('script alert 1 script 1.00');
      expect(shop.fake.charges.get(fields.get('txnid')!)).toMatchObject({ amountPaise: DUE });
    });

    test('P4 a reference made up, of another use, replaced, paid or an hour old leads to the orders', async () => {
      const { action, page } = await enter();
      const { reference } = action.formParams.data;
      const show = async (ref: string) =>
        (await shop.get(`/payments/enter/payu?reference=${encodeURIComponent(ref)}`)).headers.get('location');
      expect(page.status).toBe(200);
      for (const wrong of ['', 'x', `${reference}x`, reference.replace('.enter.', '.return.')])
        expect(await show(wrong)).toBe('/orders');
      const [, second] = [await show(reference), await shop.begin('payu')];
      expect(await show(reference)).toBeNull();
      await shop.begin('stripe', (await shop.attemptsOf(second.orderId))[0]!.order_id);
      const attempt = second.charge.attemptId;
      expect(
        await shop.db.selectFrom('payments').select('status').where('id', '=', attempt).executeTakeFirst(),
      ).toEqual({ status: 'superseded' });
      const old = new Date(Date.now() - 3_700_000).toISOString();
      await shop.db
        .updateTable('payments')
        .set({ created_at: old })
        .where('id', '=', reference.split('.')[0])
        .execute();
      expect(await show(reference)).toBe('/orders');
      expect(
        (await shop.get(`/payments/enter/stripe?reference=${encodeURIComponent(reference)}`)).headers.get('location'),
      ).toBe('/orders');
    });
  });
});
