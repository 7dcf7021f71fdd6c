import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { numberOf, stockOf } from '../../fixture.ts';
import { openShopOfParcels } from './shop-of-parcels.ts';

describeEngines('an order in several parcels', (engine) => {
  let shop: Awaited<ReturnType<typeof openShopOfParcels>>;
  let id: string;
  let number: string;
  beforeEach(async () => {
    shop = await openShopOfParcels(engine);
    id = await shop.paid();
    number = await numberOf(shop.db, id);
  });
  afterEach(() => shop.close());
  const jeansLeft = () => stockOf(shop.db, 'jeans-m-indigo');
  const mailOf = async (subject: string) => {
    const found = (await shop.mails()).filter((mail) => mail.subject === subject);
    expect(found, subject).toHaveLength(1);
    return found[0]!.text;
  };
  const refundsDue = async () =>
    (await shop.causes(id)).filter((cause) => cause.includes('refund due')).map((cause) => cause.slice(2));

  test('10.parcels: one of two is on its way: Processing, and mail, order and history say what is in it', async () => {
    expect(await shop.states(id)).toEqual(['ordered', 'ordered', 'ordered']);
    expect((await shop.run('pack', id, '--line', '1x1', '--line', '2')).said).toBe(`${id}: 2 pieces packed`);
    expect(await shop.states(id)).toEqual(['packed', 'ordered', 'packed']);
    const first = await shop.run('ship', id, '--line', '1x1,2', '--tracking', 'AB1');
    expect(first.said).toBe(`${id}: parcel 1 shipped, 1 piece left`);
    expect(await shop.states(id)).toEqual(['sent 1', 'ordered', 'sent 1']);
    const link = 'https://track.example/AB1';
    const items = [
      { productTitle: 'Slim Raw Jeans', quantity: 1, size: 'M', color: 'Indigo' },
      { productTitle: 'Woven Belt', quantity: 1 },
    ];
    expect(await shop.seen(id)).toMatchObject({
      status: 1,
      parcels: [{ carrier: 'Dart Post', trackingNumber: 'AB1', trackingUrl: link, items }],
    });
    expect(await mailOf(`A part of your order ${number} from Selvedge & Sons is on its way`)).toContain(
      `Tracking: Dart Post AB1\n${link}\n\nIn this parcel:\n1 x Slim Raw Jeans, M, Indigo\n1 x Woven Belt\n\n` +
        'Still to come:\n1 x Slim Raw Jeans, M, Indigo\n\nOrder:',
    );
    expect((await shop.run('show', id)).said).toMatch(/^ {2}line 1: 2 x Slim .*\n {4}1 sent in parcel 1, 1 ordered\n/m);

    expect((await shop.run('deliver', id)).said).toBe(`${id}: parcel 1 delivered, 1 piece left to send`);
    expect((await shop.seen(id)).status).toBe(1);
    expect(await mailOf(`A part of your order ${number} from Selvedge & Sons has arrived`)).toContain(
      'Still to come:\n1 x',
    );
    expect((await shop.run('ship', id, '--tracking', 'AB2')).said).toBe(`${id}: parcel 2 shipped, nothing left`);
    expect((await shop.seen(id)).status).toBe(2);
    const rest = await mailOf(`The rest of your order ${number} from Selvedge & Sons is on its way`);
    expect(rest).toContain('Tracking: Dart Post AB2');
    expect(rest).not.toMatch(/AB1|Still to come/);
    expect((await shop.run('deliver', id, '2')).said).toBe(`${id}: delivered`);
    await mailOf(`The rest of your order ${number} from Selvedge & Sons has arrived`);
    const seen = await shop.seen(id);
    expect(seen.status).toBe(3);
    expect(seen.parcels).toMatchObject([{ deliveredAt: expect.any(String) }, { deliveredAt: expect.any(String) }]);
    expect(await shop.causes(id)).toEqual([
      '0 placed',
      '1 payment confirmed by the owner',
      '1 packed',
      '1 shipped (parcel 1)',
      '1 delivered (parcel 1)',
      '2 shipped (parcel 2)',
      '3 delivered (parcel 2)',
    ]);
  });

  test('what cannot be is refused in words, and nothing is changed', async () => {
    const before = await shop.causes(id);
    const refused = async (says: string, ...words: string[]) =>
      expect((await shop.run(...words)).wrong).toContain(says);
    await refused(`Order ${id} has only 2 of line 1 left for that`, 'ship', id, '--line', '1x3');
    await refused(`Order ${id} has nothing of line 3 left for that`, 'ship', id, '--line', '3');
    await refused('Line 1 is named twice.', 'ship', id, '--line', '1x1', '--line', '1x1');
    await refused("not 'one'", 'ship', id, '--line', 'one');
    await refused('nothing of it is packed', 'unpack', id);
    await refused('it cannot become delivered', 'deliver', id);
    await refused('none of its parcels is on its way', 'lost', id, '--yes');
    await refused('nobody can have refused it', 'refused', id, '--yes');
    await refused('its number is given when it leaves', 'tracking', id, 'AB1');
    expect(await shop.causes(id)).toEqual(before);
    await shop.run('ship', id, '--line', '1x1');
    await refused(`Order ${id} has no parcel AB9`, 'deliver', id, 'AB9');
    await refused(`A parcel of order ${id} has left: it cannot be cancelled as a whole`, 'cancel', id, '--yes');
    await shop.run('ship', id);
    await refused(`Order ${id} is shipped already`, 'ship', id);
    await refused(`Order ${id} has 2 parcels that are on their way. Say which`, 'lost', id, '--yes');
    await shop.run('deliver', id, '1');
    await refused(`Parcel 1 of order ${id} is delivered already`, 'deliver', id, '1');
    expect(await shop.states(id)).toEqual(['delivered 1', 'sent 2', 'sent 2']);
  });

  test('lost, and sent again: its pieces are ordered again, from stock that is taken anew', async () => {
    expect(await jeansLeft()).toBe(1);
    await shop.run('ship', id, '--line', '1x1', '--tracking', 'AB1');
    await shop.run('ship', id, '--tracking', 'AB2');
    expect((await shop.run('lost', id, 'AB1', '--resend', '--yes')).said).toBe(`${id}: lost, to be sent again`);
    expect(await jeansLeft()).toBe(0);
    expect(await shop.states(id)).toEqual(['ordered', 'sent 2', 'sent 2']);
    // Who is sent it again does not follow the old number.
    expect(await shop.seen(id)).toMatchObject({ status: 1, parcels: [{ trackingNumber: 'AB2' }] });
    const mail = await mailOf(`Your order ${number} from Selvedge & Sons is sent again`);
    // The other parcel has left.
    expect(mail).toContain('In this parcel:\n1 x Slim Raw Jeans, M, Indigo\n\nOrder:');
    expect(mail).not.toMatch(/AB[12]/);
    // There is none left for another.
    await shop.run('ship', id, '--tracking', 'AB3');
    expect((await shop.run('lost', id, 'AB3', '--resend', '--yes')).wrong).toContain(
      'There is not enough of Slim Raw Jeans, M, Indigo left to send it again. Nothing was changed',
    );
    expect(await shop.states(id)).toEqual(['sent 3', 'sent 2', 'sent 2']);
    expect(await refundsDue()).toEqual([]);
  });

  test('lost, and not sent again: what was paid for it is due back, the rest with the last of it', async () => {
    await shop.db
      .updateTable('orders')
      .set({ total_paise: 509_700, parts: JSON.stringify([{ kind: 'shipping', label: 'Post', amount: 9950 }]) })
      .where('id', '=', id)
      .execute();
    await shop.db.updateTable('payments').set({ amount_paise: 509_700 }).where('order_id', '=', id).execute();
    await shop.run('ship', id, '--line', '1x1');
    await shop.run('ship', id);
    expect((await shop.run('lost', id, '1', '--yes', '--note', 'fell off')).said).toBe(`${id}: lost`);
    expect(await refundsDue()).toEqual(['refund due: 1999.00 INR for a parcel that was lost']);
    expect(await mailOf(`Your order ${number} from Selvedge & Sons was lost on its way`)).toContain('fell off');
    expect((await shop.seen(id)).status).toBe(2);
    expect(await jeansLeft()).toBe(1);
    await shop.run('lost', id, '2', '--yes');
    expect((await shop.seen(id)).status).toBe(4);
    expect(await refundsDue()).toEqual([
      'refund due: 1999.00 INR for a parcel that was lost',
      'refund due: 3098.00 INR for a parcel that was lost',
    ]);
    expect(await jeansLeft()).toBe(1);
    expect((await shop.run('refunds')).said).toMatch(/₹1,999 .*confirmed by the owner/);
  });

  test('one parcel was lost, and the rest is cancelled: together they come to what was paid', async () => {
    await shop.run('ship', id, '--line', '1x1');
    await shop.run('lost', id, '--yes');
    expect((await shop.run('cancel', id, '--yes')).said).toBe(`${id}: cancelled`);
    expect(await shop.states(id)).toEqual(['lost 1', 'cancelled', 'cancelled']);
    expect(await refundsDue()).toEqual([
      'refund due: 1999.00 INR for a parcel that was lost',
      'refund due: 2998.50 INR for the rest, cancelled after it was paid',
    ]);
    expect(await jeansLeft()).toBe(2);
  });

  test('refused at the door, though it is paid: stock and money of that parcel come back, the other goes on', async () => {
    await shop.run('ship', id, '--line', '1');
    await shop.run('ship', id);
    expect((await shop.run('refused', id, '1', '--yes')).said).toBe(`${id}: refused`);
    expect(await jeansLeft()).toBe(3);
    expect(await refundsDue()).toEqual(['refund due: 3998.00 INR for a parcel that came back']);
    await mailOf(`A part of your order ${number} came back to Selvedge & Sons`);
    await shop.run('deliver', id);
    expect((await shop.seen(id)).status).toBe(3);
    expect(await shop.states(id)).toEqual(['refused 1', 'refused 1', 'delivered 2']);
  });

  test('to be paid on delivery: it goes in one parcel, and nothing is owed when that is lost', async () => {
    await shop.db.updateTable('orders').set({ collect: 'due' }).where('id', '=', id).execute();
    expect((await shop.run('ship', id, '--line', '2')).wrong).toContain(
      `Order ${id} is to be paid on delivery, so it goes in one parcel. Nothing was changed.`,
    );
    await shop.run('ship', id);
    await shop.run('lost', id, '--yes');
    expect(await shop.seen(id)).toMatchObject({ status: 4 });
    expect(await shop.seen(id)).not.toHaveProperty('toPayOnDelivery');
    expect(await refundsDue()).toEqual([]);
    await mailOf(`Your order ${number} from Selvedge & Sons was lost on its way`);
  });

  test('an order in one parcel reads as it did: no list of what is in it, and its history says no number', async () => {
    await shop.run('ship', id, '--tracking', 'AB1');
    expect((await shop.seen(id)).parcels).toEqual([
      {
        carrier: 'Dart Post',
        trackingNumber: 'AB1',
        trackingUrl: 'https://track.example/AB1',
        sentAt: expect.any(String),
      },
    ]);
    expect(await mailOf(`Your order ${number} from Selvedge & Sons is on its way`)).not.toMatch(
      /In this parcel|Still to/,
    );
    expect((await shop.causes(id)).at(-1)).toBe('2 shipped');
  });
});
