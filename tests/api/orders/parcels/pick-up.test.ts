import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELT } from '../../catalogue.ts';
import { describeEngines } from '../../engines.ts';
import { numberOf, stockOf } from '../../fixture.ts';
import { openShopOfParcels } from './shop-of-parcels.ts';

const AT = 'Musterstr. 1, 10115 Berlin, Mo–Fr 9–18';
const METHODS = [
  { id: 'standard', label: 'Standard', price: 0, days: [2, 4] },
  { id: 'shop', label: 'Fetch it', pickUp: true, at: AT, days: [0, 1] },
];
const OWNER = 'hello@shop.example';

describeEngines('10.pick-up an order that is picked up', (engine) => {
  let shop: Awaited<ReturnType<typeof openShopOfParcels>>;
  let id: string;
  let number: string;
  beforeEach(async () => {
    shop = await openShopOfParcels(engine, {
      info: { storeName: 'Selvedge & Sons', companyEmail: OWNER, terms: { country: 'IN', taxIncluded: true } },
      terms: { delivery: { methods: METHODS } },
    });
    id = await shop.paid(2, 'shop');
    number = await numberOf(shop.db, id);
  });
  afterEach(() => shop.close());
  const mailOf = async (subject: string, to?: string) => {
    const mails = await shop.mails(to);
    const found = mails.filter((mail) => mail.subject === subject);
    expect(found, mails.map((mail) => mail.subject).join(', ')).toHaveLength(1);
    return found[0]!.text;
  };

  test('the checkout and the order say where', async () => {
    const { body } = await shop.post('/quotes', {
      items: [{ productId: BELT, quantity: 1 }],
      destination: { state: 'Goa', postalCode: '403001' },
    });
    expect(body.shippingMethods).toMatchObject([{ label: 'Standard' }, { label: 'Fetch it', pickUp: true, at: AT }]);
    expect(body.shippingMethods[0]).not.toHaveProperty('at');
    expect((await shop.seen(id)).delivery).toMatchObject({ label: 'Fetch it', pickUp: true, at: AT });
    const paid = await mailOf(`We have your payment for ${number} at Selvedge & Sons`);
    expect(paid).toMatch(new RegExp(`\\nPick-up: Fetch it, ready [^\n]+\nPick up at: ${AT}\n`));
    expect((await shop.run('show', id)).said).toMatch(new RegExp(`  Pick-up: Fetch it, \\S+ to \\S+\n  ${AT}\n`));
  });

  test('cancelled, its mail says that there is nothing to pick up; of any other, that nothing is sent', async () => {
    const other = await numberOf(shop.db, await shop.paid(1));
    for (const each of [number, other]) await shop.run('cancel', each, '--yes');
    const subject = (of: string) => `Your order ${of} at Selvedge & Sons is cancelled`;
    expect(await mailOf(subject(number))).toContain('your order is cancelled, and there is nothing to pick up.');
    expect(await mailOf(subject(other))).toContain('your order is cancelled, and nothing will be sent.');
  });

  test('it is ready, then picked up: command, mail, order and history say so', async () => {
    expect((await shop.run('ready', id)).said).toBe(`${id}: ready to be picked up`);
    expect(await shop.seen(id)).toMatchObject({ status: 2, parcels: [] });
    const ready = await mailOf(`Your order ${number} from Selvedge & Sons is ready to be picked up`);
    expect(ready).toContain('your order is ready: you can pick it up now.');
    expect(ready).toContain(`\nPick-up: Fetch it\nPick up at: ${AT}\n`);
    expect(ready).not.toMatch(/on its way|has left|Tracking|Delivery/);
    expect((await shop.run('show', id)).said).toContain(`${number}  ready  `);
    expect((await shop.run('list')).said).toMatch(/ {2}ready {7}/);

    expect((await shop.run('deliver', id)).said).toBe(`${id}: picked up`);
    expect((await shop.seen(id)).status).toBe(3);
    const fetched = await mailOf(`You have picked up your order ${number} from Selvedge & Sons`);
    expect(fetched).toContain('your order was picked up. If that was not you, please write to us.');
    expect(fetched).not.toMatch(/arrive|Pick/);
    expect((await shop.run('show', id)).said).toContain(`${number}  picked up  `);
    expect((await shop.run('list')).said).toContain('  picked up   ');
    expect(await shop.causes(id)).toEqual([
      '0 placed',
      '1 payment confirmed by the owner',
      '2 ready to be picked up',
      '3 picked up',
    ]);
  });

  test('who comes before it was said to be ready has it all the same', async () => {
    expect((await shop.run('deliver', id)).said).toBe(`${id}: picked up`);
    expect(await shop.states(id)).toEqual(['delivered', 'delivered', 'delivered']);
    expect((await shop.run('deliver', id)).wrong).toContain(`Order ${id} is picked up already.`);
    expect((await shop.run('ready', id)).wrong).toContain(`Order ${id} is picked up: it cannot become ready.`);
  });

  test('one that was told as sent, before orders knew of pick-up, is picked up', async () => {
    await shop.db.updateTable('order_pieces').set({ state: 'sent' }).where('order_id', '=', id).execute();
    await shop.db.updateTable('orders').set({ status: 2 }).where('id', '=', id).execute();
    expect((await shop.run('ready', id)).wrong).toContain(`Order ${id} is ready already.`);
    expect((await shop.run('deliver', id)).said).toBe(`${id}: picked up`);
  });

  test('nobody comes for it: it is cancelled, its stock comes back, and its money is due back', async () => {
    await shop.run('ready', id);
    expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(1);
    const { said } = await shop.run('cancel', id, '--note', 'Not picked up in 14 days.', '--yes');
    expect(said).toContain(`${id}: cancelled`);
    expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(3);
    expect((await shop.seen(id)).status).toBe(4);
    expect(await shop.causes(id)).toContainEqual(expect.stringContaining('refund due'));
    expect(await mailOf(`Your order ${number} at Selvedge & Sons is cancelled`)).toContain('Not picked up in 14 days.');
  });

  test('what is said of parcels is refused of it, and that it is ready of what is sent', async () => {
    const sent = await shop.paid(1);
    const before = [await shop.causes(id), await shop.causes(sent)];
    const refused = async (says: string, ...words: string[]) =>
      expect((await shop.run(...words)).wrong).toContain(says);
    await refused(`Order ${id} is picked up by its buyer: orders ready says that it can be.`, 'ship', id);
    await refused(`Order ${sent} is sent: orders ship says that it has left.`, 'ready', sent);
    await refused('it has no tracking number', 'tracking', id, 'AB1');
    await refused('orders cancel takes back what nobody came for', 'refused', id, '--yes');
    await refused('none of its parcels is on its way', 'lost', id, '--yes');
    expect([await shop.causes(id), await shop.causes(sent)]).toEqual(before);
  });

  test('its slip has name and phone, and where it is picked up; the owner is told what to do', async () => {
    const slip = (await shop.run('print', '--slip', id)).said
      .replace(/<style>[^]*<\/style>|<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(slip).toContain('Pick-up Asha Rao +91 98765 43210 From');
    expect(slip).toContain(`Pick up at Fetch it ${AT} `);
    expect(slip).not.toMatch(/Ship to|Delivery|Lake Road/);
    const mail = await mailOf(`Order ${number} is paid: ₹4,997.50`, OWNER);
    expect(mail).toContain('An order at Selvedge & Sons is paid. Make it ready: its buyer comes for it.');
    expect(mail).toContain('By:\nAsha Rao\n+91 98765 43210\n');
    expect(mail).toContain(`When it is ready:\n\n  npm run store -- orders ready ${number}`);
    expect(mail).toContain(`When it was picked up:\n\n  npm run store -- orders deliver ${number}`);
    expect(mail).not.toMatch(/orders ship|Lake Road|--tracking/);
    const [header, row] = (await shop.run('list', '--csv')).said.split('\n');
    expect(header).toContain('Delivery');
    expect(row).toContain('Pick-up: Fetch it');
  });
});
