import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT } from '../../catalogue.ts';
import { describeEveryEngine } from '../../engines.ts';
import { numberOf } from '../../fixture.ts';
import { openOnDelivery, type OnDeliveryShop, TERMS } from './on-delivery-shop.ts';
import { notifyChanges, recordChanges } from '#store-api/base/db/changes.ts';
import type { TaxSettings } from '#store-api/shop/stores/tax-settings.ts';

const VAT: TaxSettings = {
  name: 'VAT',
  registration: 'regular',
  classes: [{ name: 'Goods', rates: [{ from: '2021-01-01', rate: 19 }] }],
  default: 'Goods',
};
const RETURNS = { returns: { cancel: true } };

/** Belts of 999.50, with a fee of 49 (docs/decisions D591). */
describeEveryEngine('10.cancel: a part of what is to be paid on delivery is called off', (engine) => {
  let shop: OnDeliveryShop;
  beforeAll(async () => {
    // Nobody listens there: mails wait, and keep their text, which one that was sent does not.
    shop = await openOnDelivery(engine, { SMTP_URL: 'smtp://127.0.0.1:9' });
    await shop.offer({ ...TERMS, upTo: 5000 }, RETURNS);
  });
  afterAll(() => shop.close());

  async function chosen(quantity: number, expectedTotal = 999.5 * quantity + 49): Promise<string> {
    const id = await shop.order({}, quantity);
    expect(await shop.choose(id, expectedTotal)).toMatchObject({ status: 200 });
    return id;
  }
  const callOff = (id: string, quantity: number, who = shop.token) =>
    shop.post(`/orders/${id}/cancellations`, { lines: [{ line: 0, quantity }] }, { token: who });
  const cancelled = (amount: number) => ({ kind: 'cancelled', label: 'Cancelled', amount });
  const fee = { kind: 'fee', label: TERMS.label, amount: 49 };

  test('by its shopper: what is collected is less wherever it stands, and nothing is owed', async () => {
    const id = await chosen(3);
    const number = await numberOf(shop.db, id);
    expect(await shop.read(id)).toMatchObject({
      total: 3047.5,
      changes: { cancel: [{ line: 0, quantity: 3 }], cancelPart: true },
    });
    const { status, body } = await callOff(id, 1);
    expect([status, body]).toMatchObject([
      200,
      {
        status: 1,
        subtotal: 2998.5,
        parts: [cancelled(-999.5), fee],
        total: 2048,
        toPayOnDelivery: 2048,
        cancelled: [{ line: 0, quantity: 1 }],
        changes: { cancel: [{ line: 0, quantity: 2 }], cancelPart: true },
      },
    ]);
    expect(body.parts[0]).not.toHaveProperty('pieces');
    expect((await shop.get(`/orders/${id}?contactInfo=${encodeURIComponent('asha@example.com')}`)).body).toMatchObject({
      total: 2048,
      toPayOnDelivery: 2048,
    });
    expect(await shop.refundsOf(id)).toEqual([]);
    expect((await shop.causesOf(id)).at(-1)).toBe('cancelled by the shopper');

    const [told, owner] = (await shop.mailsOf(id)).slice(-2);
    expect(told!.subject).toBe(`A part of your order ${number} at Selvedge & Sons is cancelled`);
    expect(told!.text).toContain('You pay that much less when the rest comes');
    expect(told!.text).not.toContain('goes back');
    expect(told!.text).toMatch(/Cancelled: -₹999\.50\n.*\nTotal: ₹2,048, shipping free\nTo pay on delivery: ₹2,048/s);
    expect(owner!.subject).toBe(`Order ${number}: cancelled by its shopper`);
    expect(owner!.text).toContain('For the rest collect ₹2,048 on delivery.');

    expect((await shop.run('show', id)).said).toMatch(
      / {2}Cancelled {2}-₹999\.50\n.* {2}To collect on delivery {2}₹2,048\n/s,
    );
    expect((await shop.run('list', '--search', id)).said).toMatch(/ ₹2,048 .*to collect$/m);
    const { said } = await shop.run('list', '--csv', '--search', id);
    expect(said).toMatch(new RegExp(`\\n${number},.*,2048\\.00,to collect,`));
    const slip = (await shop.run('print', '--slip', id)).said;
    expect(slip).toContain('<h2>To collect</h2><p><strong>₹2,048</strong></p>');
    expect(slip).toMatch(/2 pieces.*Cancelled -₹999\.50.*Total ₹2,048/s);
    const charges = (await shop.run('export')).said.split('\r\n').filter((row) => row.includes(id));
    expect(charges.map((row) => /,(goods|fee),/.exec(row)?.[1])).toEqual(['goods', 'fee']);
    expect(charges[0]).toMatch(/,2,999\.50,1999\.00,/);

    await shop.run('ship', id);
    expect((await shop.mailsOf(id)).at(-1)!.text).toContain('To pay on delivery: ₹2,048');
    await shop.run('deliver', id);
    await shop.run('paid', id);
    expect(await shop.attemptsOf(id)).toMatchObject([{ provider: 'on-delivery', amount_paise: 204_800 }]);
    expect(JSON.parse((await shop.run('show', id, '--json')).said)).toMatchObject({
      total: 2048,
      money: { state: 'paid', paid: 2048, toReturn: 0 },
    });
  });

  test('by its owner, piece by piece: the last one cancels it, and nothing is to be collected or owed', async () => {
    const id = await chosen(3);
    expect((await shop.run('cancel', id, '--yes', '--line', '1x2')).said).toBe(
      `${id}: 2 pieces cancelled, 1 piece left, 1048.50 INR to collect`,
    );
    expect(await shop.read(id)).toMatchObject({
      parts: [cancelled(-1999), fee],
      total: 1048.5,
      toPayOnDelivery: 1048.5,
    });
    expect((await shop.run('cancel', id, '--yes', '--line', '1')).said).toBe(`${id}: cancelled`);
    const now = await shop.read(id);
    expect(now).toMatchObject({ status: 4 });
    expect(now).not.toHaveProperty('toPayOnDelivery');
    expect(await shop.refundsOf(id)).toEqual([]);
  });

  test('what is packed stays, more than there is and another’s order are refused', async () => {
    const id = await chosen(2);
    await shop.run('pack', id, '--line', '1x1');
    expect(await callOff(id, 2)).toMatchObject({ status: 409, body: { code: 'too-late' } });
    expect(await callOff(id, 3)).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect((await callOff(id, 1, await shop.signUp('other@example.com'))).status).toBe(404);
    expect((await shop.rowOf(id)).total_paise).toBe(204_800);
    const both = await Promise.all([callOff(id, 1), callOff(id, 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await shop.rowOf(id)).total_paise).toBe(104_850);
    await shop.run('ship', id);
    expect((await callOff(id, 1)).status).toBe(409);
    await shop.run('refused', id, '--yes');
    expect(await shop.read(id)).toMatchObject({ status: 4, total: 1048.5 });
    expect(await shop.refundsOf(id)).toEqual([]);
  });

  test('paid online after that: without the fee, and what is cancelled then is owed once', async () => {
    const id = await chosen(3);
    await callOff(id, 1);
    const { charge } = await shop.begin('payu', id);
    expect(charge.amountPaise).toBe(199_900);
    await shop.tell(charge, { outcome: 'paid' });
    expect(await shop.read(id)).toMatchObject({ parts: [cancelled(-999.5)], total: 1999 });
    await callOff(id, 1);
    expect(await shop.read(id)).toMatchObject({ total: 1999, cancelled: [{ line: 0, quantity: 2 }] });
    expect(await shop.refundsOf(id)).toEqual(['refund due: 999.50 INR for a part, cancelled after it was paid']);
    await shop.run('cancel', id, '--yes');
    expect((await shop.refundsOf(id)).at(-1)).toBe('refund due: 999.50 INR for the rest, cancelled after it was paid');
  });

  test('a page that was open before asks for too much: the rest is due back, once', async () => {
    for (const by of ['gateway', 'owner'] as const) {
      const id = await chosen(3);
      const { charge } = await shop.begin('payu', id);
      if (by === 'owner') await shop.start(id, 'upi');
      await callOff(id, 1);
      expect((await shop.attemptsOf(id)).map(({ status }) => status)).not.toContain('started');
      if (by === 'gateway') await shop.tell(charge, { outcome: 'paid' });
      else await shop.run('confirm', id, '--force', '--yes');
      expect(await shop.read(id)).toMatchObject({ status: 1, total: 1999 });
      const [paid] = (await shop.attemptsOf(id)).filter(({ status }) => status === 'succeeded');
      expect(await shop.refundsOf(id)).toEqual([
        `refund due: 999.50 INR of ${paid!.id}, for a part that was cancelled before it came`,
      ]);
      await shop.run('cancel', id, '--yes');
      expect((await shop.refundsOf(id)).at(-1)).toBe(
        'refund due: 1999.00 INR for the rest, cancelled after it was paid',
      );
    }
  });

  test('delivery and fee stay, also where the rest would pay for its delivery; the tax is that of what is left', async () => {
    for (const taxIncluded of [true, false]) {
      const { info } = await shop.db.selectFrom('stores').select('info').executeTakeFirstOrThrow();
      const terms = { country: 'IN', taxIncluded };
      await shop.db
        .updateTable('stores')
        .set({ info: JSON.stringify({ ...JSON.parse(info), terms }) })
        .execute();
      const delivery = { methods: [{ name: 'Post', price: 60, freeFrom: 1500 }] };
      await shop.offer({ ...TERMS, upTo: 5000 }, { ...RETURNS, tax: VAT, delivery, documents: {} } as never);
      await recordChanges(shop.db, 'main', ['info'], new Date().toISOString());
      await notifyChanges(shop.db);
      const asked = { items: [{ productId: BELT, quantity: 2 }], destination: { state: 'Goa', postalCode: '403001' } };
      const { total } = (await shop.post('/quotes', asked)).body;
      const id = await shop.orderLine({ productId: BELT, quantity: 2 }, shop.token, {}, { expectedTotal: total });
      const offered = await shop.offered(id);
      await shop.choose(id, (offered!.totals as { total: number }).total);
      const before = await shop.read(id);
      const one = taxIncluded ? 999.5 : 1189.41;
      await callOff(id, 1);
      const after = await shop.read(id);
      expect(before.total - after.total).toBeCloseTo(one, 1);
      const partOf = (kind: string, of = after) => of.parts.find((part: { kind: string }) => part.kind === kind);
      expect(partOf('cancelled')).toEqual(cancelled(-999.5));
      expect(partOf('shipping')).toEqual(partOf('shipping', before));
      expect(partOf('fee')).toEqual(fee);
      expect(partOf('tax').amount).toBeCloseTo(taxIncluded ? 159.58 + 7.82 : 189.91 + 9.31, 1);
    }
  });
});
