import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEveryEngine } from '../engines.ts';
import { numberOf } from '../fixture.ts';
import { soon } from '../../fixtures/soon.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { ordersCommand } from '../orders/commands/orders-command.ts';
import { textOfMail } from '../mail/text-of-mail.ts';
import { openAsking, type Paying } from './paying.ts';
import { expireOrders } from '#store-api/shop/order-changes/expire-orders.ts';
import { remindUnpaid } from '#store-api/shop/order-changes/remind-unpaid.ts';
import type { ReconcileContext } from '#store-api/shop/payments/reconcile/reconcile-context.ts';
import { reconcileOrder } from '#store-api/shop/payments/reconcile/reconcile.ts';

const HOUR = 60 * 60_000;
const PAID_AFTER = 20 * 60_000;

describeEveryEngine('10.reference: what a bank calls a payment by UPI', (engine) => {
  let shop: Paying;
  let asker: ReconcileContext;
  let run: ReturnType<typeof ordersCommand>;
  let clock = Date.now();
  const now = () => new Date(clock);
  beforeAll(async () => {
    ({ shop, asker } = await openAsking(engine, now));
    await createStore(shop.db, {
      id: 'main',
      isDefault: true,
      hosts: ['shop.example'],
      info: { storeName: 'Selvedge & Sons', companyEmail: 'owner@shop.example' },
    });
    await soon(async () => expect((await shop.get('/storeInfo')).text).toContain('owner@shop.example'));
    await shop.db.updateTable('tokens').set({ expires_at: '2999-01-01T00:00:00.000Z' }).execute();
    await shop.db.updateTable('variants').set({ stock: 100 }).execute();
    run = ordersCommand(shop);
  });
  afterAll(() => shop.close());

  let last = 100_000_000_000;
  const aReference = () => String((last += 7));
  const give = (orderId: string, reference: string, token = shop.token) =>
    shop.post('/payments/reference', { orderId, reference }, { token });
  const scanned = async () => {
    const orderId = await shop.order();
    expect((await shop.start(orderId, 'upi')).status).toBe(200);
    return orderId;
  };
  const own = async (id: string) =>
    ((await shop.get('/orders', { token: shop.token })).body as { id: string }[]).find((one) => one.id === id);
  const row = (id: string) => shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const mailsAbout = async (id: string) => {
    const number = await numberOf(shop.db, id);
    const all = await shop.db.selectFrom('outbox').select(['recipient', 'subject']).orderBy('created_at').execute();
    return all.filter(({ subject }) => subject.includes(number));
  };
  const expire = () => expireOrders(asker, 24, (store, order) => reconcileOrder(asker, store, order));

  test('the order is held for 72 hours from then and takes no second payment; its buyer alone reads the reference, the store is told', async () => {
    const id = await scanned();
    const placed = (await row(id)).created_at;
    expect((await shop.get('/storeInfo')).body.capabilities).toContain('paymentReference');
    clock += PAID_AFTER;
    const reference = aReference();
    const typed = ` ${reference.slice(0, 4)} ${reference.slice(4, 8)}-${reference.slice(8)} `;
    expect((await give(id, typed)).body).toEqual({ success: true });
    const heldUntil = new Date(clock + 72 * HOUR).toISOString();
    expect(await own(id)).toMatchObject({ status: 0, paymentReference: reference, heldUntil });
    const tracked = await shop.get(`/orders/${id}?contactInfo=${encodeURIComponent('+91 98765 43210')}`);
    expect(tracked.body).toMatchObject({ status: 0, heldUntil });
    expect(tracked.text).not.toContain(reference);
    // The same once more, and another one.
    expect((await give(id, reference)).status).toBe(200);
    expect((await give(id, aReference())).body).toMatchObject({ code: 'being-checked' });
    for (const method of ['upi', 'razorpay'])
      expect((await shop.start(id, method)).body).toMatchObject({ success: false, code: 'being-checked' });
    const number = await numberOf(shop.db, id);
    const toStore = (await mailsAbout(id)).filter(({ recipient }) => recipient === 'owner@shop.example');
    expect(toStore.map(({ subject }) => subject)).toEqual([
      `Order ${number}: has ₹1,999 come?`,
      `Order ${number}: please look for its payment ${reference}`,
    ]);
    const told = await textOfMail(shop, `Order ${number}: please look`);
    expect(told).toContain('Amount: ₹1,999\n');
    expect(told).toContain(`npm run store -- orders confirm ${number} --not-found`);
    expect(told).toMatch(/\/owner\/[\w-]{43}\n/);
    expect(await shop.causesOf(id)).toEqual(['placed', `paid, by the word of the shopper, reference ${reference}`]);
    expect(Date.parse(heldUntil) - Date.parse(placed)).toBe(72 * HOUR + PAID_AFTER);
    expect(await remindUnpaid(asker, async () => 'unknown')).toBe(0);
  });

  test('the owner finds the order by it, in the list, shown and confirmed', async () => {
    const id = await scanned();
    const [reference, number] = [aReference(), await numberOf(shop.db, id)];
    await give(id, reference);
    expect((await run('list', '--search', reference)).said).toMatch(
      new RegExp(`^.*${number}.*look for its payment ${reference}$`),
    );
    expect((await run('show', reference)).said).toContain(`Look for its payment, and confirm it:  ${reference}`);
    const spaced = `${reference.slice(0, 6)} ${reference.slice(6)}`;
    expect((await run('confirm', spaced)).said).toBe(`${spaced}: paid (reference ${reference})`);
    expect(await row(id)).toMatchObject({ status: 1 });
    expect(await own(id)).not.toHaveProperty('paymentReference');
    expect(await own(id)).not.toHaveProperty('heldUntil');
    expect(await shop.attemptsOf(id)).toMatchObject([
      { provider: 'upi', status: 'succeeded', transaction_id: reference },
    ]);
    // It is of this order for good.
    const other = await scanned();
    expect((await give(other, reference)).body).toMatchObject({ code: 'reference-used' });
    expect((await give(other, reference)).status).toBe(409);
    expect(await own(other)).not.toHaveProperty('paymentReference');
  });

  test('not found: its shopper is told with a link, may give another one or pay again, and is held no longer than once', async () => {
    const id = await scanned();
    const [reference, number] = [aReference(), await numberOf(shop.db, id)];
    await give(id, reference);
    const held = (await row(id)).held_until;
    expect((await run('confirm', number, '--not-found', '--note', 'Nothing since Monday')).said).toBe(
      `${number}: not paid by ${reference}; its shopper is told, and may pay again`,
    );
    const subject = `We did not find your payment for ${number} at Selvedge & Sons`;
    const mail = (await mailsAbout(id)).find((one) => one.subject === subject);
    expect(mail?.recipient).toBe('asha@example.com');
    const text = await textOfMail(shop, subject);
    expect(text).toContain('Nothing since Monday');
    expect(text).toMatch(/\/orders\/open\/[\w-]{43}\n/);
    expect(text).toContain('Held for you until ');
    expect(await own(id)).not.toHaveProperty('paymentReference');
    expect((await run('confirm', number, '--not-found')).wrong).toContain(
      `No payment of order ${number} is looked for by a reference.`,
    );
    clock += 5 * HOUR;
    expect((await give(id, reference)).status).toBe(200);
    expect((await row(id)).held_until).toBe(held);
    await run('confirm', number, '--not-found');
    expect((await shop.start(id, 'upi')).status).toBe(200);
  });

  test('P25 one reference is of one order, also of two that come at once', async () => {
    const [one, two, reference] = [await scanned(), await scanned(), aReference()];
    const answers = await Promise.all([give(one, reference), give(two, reference)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rows = await shop.db.selectFrom('orders').select('id').where('payment_reference', '=', reference).execute();
    expect(rows).toHaveLength(1);
  });

  test('is refused for what is none, for somebody else’s order, and for one that waits for no such payment', async () => {
    const id = await scanned();
    for (const typed of ['', '12345', '1'.repeat(23), 'NOT A NUMBER', '1234 5678 901₹'])
      expect([typed, (await give(id, typed)).body]).toMatchObject([
        typed,
        { code: 'invalid', fields: { reference: expect.any(String) } },
      ]);
    // Of another bank, as it writes it.
    expect((await give(id, 'sbin r5 2026 1126 0012 34')).status).toBe(200);
    expect(await own(id)).toMatchObject({ paymentReference: 'SBINR520261126001234' });
    const stranger = await shop.signUp(`stranger-${clock}@example.com`);
    await shop.db.updateTable('tokens').set({ expires_at: '2999-01-01T00:00:00.000Z' }).execute();
    const mine = await scanned();
    expect((await give(mine, aReference(), stranger)).status).toBe(404);
    expect((await shop.post('/payments/reference', { orderId: mine, reference: aReference() })).status).toBe(401);
    const unscanned = await shop.order();
    expect((await give(unscanned, aReference())).body).toMatchObject({ code: 'not-payable' });
    await run('confirm', mine);
    expect((await give(mine, aReference())).body).toMatchObject({ code: 'not-payable' });
  });

  test('what the owner did not find in 72 hours is cancelled then, unless a gateway may have money too', async () => {
    const [id, both] = [await scanned(), (await shop.begin('stripe')).orderId];
    // From now on nobody answers there.
    Object.assign(shop.fake, { failure: '500' });
    expect((await shop.start(both, 'upi')).status).toBe(200);
    await give(id, aReference());
    await give(both, aReference());
    clock += 72 * HOUR - 1;
    await expire();
    expect([(await row(id)).status, (await row(both)).status]).toEqual([0, 0]);
    clock += 1;
    await expire();
    expect([(await row(id)).status, (await row(both)).status]).toEqual([4, 0]);
    expect(
      await textOfMail(shop, `Your order ${await numberOf(shop.db, id)} at Selvedge & Sons is cancelled`),
    ).toContain('It was not paid in time.');
    Object.assign(shop.fake, { failure: 'none' });
  });
});
