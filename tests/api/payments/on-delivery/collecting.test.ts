import { afterAll, beforeAll, expect, test } from 'vitest';
import { JEANS } from '../../catalogue.ts';
import { describeEngines } from '../../engines.ts';
import { numberOf, stockOf } from '../../fixture.ts';
import { openOnDelivery, type OnDeliveryShop } from './on-delivery-shop.ts';

/** From the chosen order to its money, and to what comes back (docs/decisions D455, D458). */
describeEngines('payment on delivery, as its owner sees it', (engine) => {
  let shop: OnDeliveryShop;
  beforeAll(async () => {
    shop = await openOnDelivery(engine);
  });
  afterAll(() => shop.close());

  test('orders paid: the money counts as a payment, lists and files say what is to be collected until then', async () => {
    const id = await shop.chosen();
    expect((await shop.run('show', id)).said).toContain('  To collect on delivery  ₹1,048.50');
    expect(JSON.parse((await shop.run('show', id, '--json')).said)).toMatchObject({ toCollect: 1048.5 });
    const listed = async () => (await shop.run('list', '--search', id)).said;
    expect(await listed()).toMatch(/asha@example\.com {2}to collect$/m);
    expect(JSON.parse((await shop.run('list', '--search', id, '--json')).said)[0]).toMatchObject({ toCollect: 1048.5 });
    const csv = (await shop.run('list', '--csv', '--search', id)).said;
    expect(csv.split('\r\n')[0]).toMatch(/,To collect,Money,Refunded$/);
    expect(csv.split('\r\n')[1]).toMatch(new RegExp(`^${await numberOf(shop.db, id)},.*,1048\\.50,to collect,$`));
    for (const prices of [[], ['--no-prices']])
      expect((await shop.run('print', '--slip', id, ...prices)).said).toContain(
        '<h2>To collect</h2><p><strong>₹1,048.50</strong></p>',
      );
    await shop.run('ship', id);
    expect((await shop.mailsOf(id)).at(-1)!.text).toContain('To pay on delivery: ₹1,048.50');
    await shop.run('deliver', id);
    // Whoever brought it has the money.
    expect(await shop.read(id)).not.toHaveProperty('toPayOnDelivery');
    expect(await listed()).toContain('to collect');
    expect((await shop.run('paid', id, '--note', 'courier slip 7')).said).toContain(`${id}: paid`);
    expect(await listed()).toMatch(/asha@example\.com {2}paid \(on delivery\)$/m);
    expect(await shop.attemptsOf(id)).toMatchObject([
      { provider: 'on-delivery', status: 'succeeded', amount_paise: 104_850, next_query_at: null },
    ]);
    expect((await shop.causesOf(id)).at(-1)).toBe('paid on delivery, by the word of the owner: courier slip 7');
    expect((await shop.run('list', '--csv', '--search', id)).said).toContain(',on-delivery,on-delivery,');
    const again = await shop.run('paid', id);
    expect([again.status, again.wrong]).toEqual([1, expect.stringContaining(`Order ${id} is paid already.`)]);
    expect((await shop.mailsOf(id)).some(({ subject }) => subject.startsWith('We have your payment'))).toBe(false);
    const unpaid = await shop.order();
    expect((await shop.run('paid', unpaid)).wrong).toContain(
      `Order ${unpaid} is pending, and not to be paid on delivery.`,
    );
  });

  test('orders confirm: money that the owner saw before it was sent, without the fee', async () => {
    const id = await shop.chosen();
    expect((await shop.run('confirm', id, '--yes')).said).toContain(`${id}: paid`);
    expect(await shop.read(id)).toMatchObject({ status: 1, total: 999.5, parts: [] });
  });

  test('cancelled before it is sent: no refund; after orders paid there is one', async () => {
    const [due, paid] = [await shop.chosen(), await shop.chosen()];
    await shop.run('cancel', due, '--yes');
    expect(await shop.refundsOf(due)).toEqual([]);
    expect((await shop.run('list', '--search', due)).said).not.toContain('to collect');
    await shop.run('paid', paid);
    await shop.run('cancel', paid, '--yes');
    expect(await shop.refundsOf(paid)).toEqual(['refund due: cancelled after it was paid']);
  });

  test('orders refused: cancelled, its stock back, nothing due, and counted for the next order', async () => {
    const who = await shop.signUp('nobody-home@example.com');
    const jeans = () => shop.orderLine({ productId: JEANS, quantity: 1, size: 'M', color: 'Indigo' }, who);
    const refuse = async () => {
      const id = await jeans();
      await shop.choose(id, 2048, { token: who });
      expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(2);
      const early = await shop.run('refused', id, '--yes');
      expect(early.wrong).toContain(`Order ${id} is not on its way: nobody can have refused it.`);
      await shop.run('ship', id);
      await shop.run('refused', id, '--yes', '--note', 'nobody at home');
      return id;
    };
    const first = await refuse();
    expect(await shop.rowOf(first)).toMatchObject({ status: 4, collect: 'refused' });
    expect((await shop.causesOf(first)).at(-1)).toBe('refused at the door: nobody at home');
    expect(await shop.refundsOf(first)).toEqual([]);
    expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(3);
    expect((await shop.mailsOf(first)).at(-1)).toMatchObject({
      subject: `Your order ${await numberOf(shop.db, first)} at Selvedge & Sons is cancelled`,
      text: expect.stringContaining('your order came back to us, so it is cancelled, and you owe nothing for it.'),
    });
    expect((await shop.mailsOf(first)).at(-1)!.text).not.toMatch(/will be sent|paid for it|Delivery:/);
    // One may be refused, two may not; another customer is none of that.
    const next = await jeans();
    expect(await shop.offered(next, who)).toBeDefined();
    await shop.run('cancel', next, '--yes');
    await refuse();
    expect(await shop.offered(await jeans(), who)).toBeUndefined();
    expect(await shop.offered(await shop.order())).toBeDefined();
    const paidFirst = await shop.order();
    expect((await shop.run('refused', paidFirst, '--yes')).wrong).toContain('nobody can have refused it');
  });
});
