import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEveryEngine } from '../../engines.ts';
import { numberOf } from '../../fixture.ts';
import { textOfMail } from '../../mail/text-of-mail.ts';
import { openOnDelivery, type OnDeliveryShop } from './on-delivery-shop.ts';
import { packingSlips } from '#owner/orders/printing/packing-slips.ts';
import { readOrdersById } from '#owner/orders/records/read-orders.ts';
import { checkReferences } from '#owner/doctor/orders/check-references.ts';

const DAY = 24 * 60 * 60_000;

describeEveryEngine('10.reference 10.on-delivery: paid by UPI after all, by the word of its shopper', (engine) => {
  let shop: OnDeliveryShop;
  beforeAll(async () => {
    shop = await openOnDelivery(engine, { UPI_VPA: 'owner@okbank', UPI_NAME: 'Owner' });
    await shop.db.updateTable('tokens').set({ expires_at: '2999-01-01T00:00:00.000Z' }).execute();
    await shop.db.updateTable('variants').set({ stock: 100 }).execute();
  });
  afterAll(() => shop.close());

  let last = 200_000_000_000;
  const give = (orderId: string, reference: string) =>
    shop.post('/payments/reference', { orderId, reference }, { token: shop.token });
  const scan = (orderId: string) =>
    shop.post('/payments', { orderId, fields: { method: 'upi' }, expectedTotal: 999.5 }, { token: shop.token });
  /** To be paid on delivery, and paid by this reference, its shopper says. */
  const given = async () => {
    const [id, reference] = [await shop.chosen(), String((last += 7))];
    expect((await scan(id)).status).toBe(200);
    expect((await give(id, reference)).body).toEqual({ success: true });
    return { id, reference, number: await numberOf(shop.db, id) };
  };
  const own = async (id: string) =>
    ((await shop.get('/orders', { token: shop.token })).body as { id: string }[]).find((one) => one.id === id);

  test('it is looked for with the amount of the code, and nothing else is taken or collected meanwhile', async () => {
    const { id, reference, number } = await given();
    expect(await own(id)).toMatchObject({ status: 1, paymentReference: reference });
    const subjects = (await shop.mailsOf(id)).map(({ subject }) => subject);
    expect(subjects).toContain(`Order ${number}: has ₹999.50 come?`);
    expect(subjects).toContain(`Order ${number}: please look for its payment ${reference}`);
    expect(await textOfMail(shop, `Order ${number}: please look`)).toContain('Amount: ₹999.50\n');
    expect(await textOfMail(shop, `Order ${number}: has`)).toContain('please look whether ₹999.50 has come');
    expect((await scan(id)).body).toMatchObject({ code: 'being-checked' });
    expect((await give(id, String((last += 7)))).body).toMatchObject({ code: 'being-checked' });
    const { said: listed } = await shop.run('list', '--search', reference);
    expect(listed).toMatch(new RegExp(`look for its payment ${reference} of ₹999\\.50$`));
    expect(listed).not.toContain('to collect');
    const { said: shown } = await shop.run('show', reference);
    expect(shown).toContain(`Look for its payment of ₹999.50, and confirm it:  ${reference}`);
    expect(shown).not.toContain('To collect');
    const asked = `its shopper has paid it by ${reference}, they say, so it is not to be collected`;
    for (const act of ['ship', 'paid']) expect((await shop.run(act, number)).wrong).toContain(asked);
    expect((await shop.rowOf(id)).status).toBe(1);
    expect((await shop.run('pack', number)).wrong).toBe('');
  });

  test('found, it is paid without the fee and without a question', async () => {
    const { id, reference, number } = await given();
    expect((await shop.run('confirm', reference)).said).toBe(`${reference}: paid (reference ${reference})`);
    expect(await shop.rowOf(id)).toMatchObject({ status: 1, collect: null, total_paise: 99_950 });
    expect(await own(id)).not.toHaveProperty('paymentReference');
    expect(await shop.attemptsOf(id)).toMatchObject([
      { provider: 'upi', status: 'succeeded', amount_paise: 99_950, transaction_id: reference },
    ]);
    expect((await shop.run('ship', number)).wrong).toBe('');
  });

  test('not found, it is to be paid on delivery as before, or by another reference', async () => {
    const { id, number } = await given();
    await shop.run('confirm', number, '--not-found');
    expect(await own(id)).toMatchObject({ status: 1, toPayOnDelivery: 1048.5 });
    expect(await own(id)).not.toHaveProperty('paymentReference');
    const text = await textOfMail(shop, `We did not find your payment for ${number}`);
    expect(text).toContain('To pay on delivery: ₹1,048.50');
    expect((await give(id, String((last += 7)))).status).toBe(200);
    await shop.run('confirm', number, '--not-found');
    expect((await shop.run('list', '--search', number)).said).toMatch(/to collect$/);
    expect((await shop.run('ship', number)).wrong).toBe('');
    expect((await give(id, String((last += 7)))).body).toMatchObject({ code: 'not-payable' });
    expect((await shop.run('paid', number)).said).toBe(`${number}: paid`);
  });

  test('10.owner-links: by the link of its mail the owner finds it or not, and neither sends nor collects it before', async () => {
    const { id, number } = await given();
    const mail = await textOfMail(shop, `Order ${number}: please look`);
    const token = /\/owner\/([\w-]{43})/.exec(mail)?.[1] ?? '';
    const open = async () => (await shop.post('/owner-links', { token })).body;
    const acts = async () => ((await open()).acts as { act: string }[]).map(({ act }) => act);
    expect(await acts()).toEqual(['confirm', 'pack', 'notFound', 'cancel']);
    expect((await open()).order).not.toHaveProperty('toCollect');
    const act = async (name: string, more: object = {}) =>
      shop.post('/owner-links/act', { token, act: name, seen: (await open()).seen, ...more });
    expect((await act('ship')).status).toBe(409);
    expect((await act('notFound', { note: 'Nothing since Monday' })).status).toBe(200);
    expect((await open()).order).toMatchObject({ toCollect: 1048.5 });
    expect(await acts()).toEqual(['pack', 'ship', 'paid', 'cancel']);
    expect((await shop.causesOf(id)).at(-1)).toMatch(
      /^no payment found by the reference \d+ \(link mailed to .*\): Nothing/,
    );
  });

  test('its packing slip says to look first, in place of what to collect', async () => {
    const { id } = await given();
    const [order] = await readOrdersById(shop.db, 'main', [id]);
    const info = { name: 'Shop', address: [], locale: 'en-IN', timeZone: 'Asia/Kolkata', language: 'en' };
    const slip = packingSlips({ ...info, placeLine: undefined }, [order!], { prices: true });
    expect(slip).toContain('<h2>To collect</h2><p><strong>Look for its payment first</strong></p>');
  });

  test('cancelled meanwhile nothing is looked for, and what no code was shown for has no reference', async () => {
    const { id, number } = await given();
    await shop.run('cancel', number, '--yes');
    expect(await own(id)).not.toHaveProperty('paymentReference');
    expect((await shop.run('confirm', number, '--not-found')).wrong).toContain('is looked for by a reference');
    const unscanned = await shop.chosen();
    expect((await give(unscanned, String((last += 7)))).body).toMatchObject({ code: 'not-payable' });
  });

  test('doctor names what nobody has looked for in a day', async () => {
    const { id, number } = await given();
    const before = new Date(Date.now() - DAY - 1).toISOString();
    await shop.db.updateTable('orders').set({ reference_at: before }).where('id', '=', id).execute();
    expect(JSON.stringify(await checkReferences(shop.db, { id: 'main' }))).toContain(number);
  });
});
