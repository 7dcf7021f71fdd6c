import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT, JEANS } from '../../catalogue.ts';
import { describeEveryEngine } from '../../engines.ts';
import { stockOf } from '../../fixture.ts';
import { textOfMail } from '../../mail/text-of-mail.ts';
import { TERMS } from '../../payments/on-delivery/on-delivery-shop.ts';
import { openTelephone, type TelephoneShop } from './telephone-shop.ts';

/** A shop whose belt may be paid on delivery for 49 more. */
describeEveryEngine('10.owner-orders: an order that the owner makes', (engine) => {
  let shop: TelephoneShop;
  beforeAll(async () => {
    shop = await openTelephone(engine);
  });
  afterAll(() => shop.close());

  const { made, idOf, row } = {
    made: (...words: string[]) => shop.made(...words),
    idOf: (said: string) => shop.idOf(said),
    row: (id: string) => shop.row(id),
  };
  const mailsTo = async (recipient: string) =>
    (await shop.db.selectFrom('outbox').select('subject').where('recipient', '=', recipient).execute()).map(
      ({ subject }) => subject,
    );

  test('is priced and taken from stock by the shop, held, and mailed with the link that pays it, which is printed', async () => {
    const before = await stockOf(shop.db, 'jeans-m-indigo');
    const { said, wrong } = await made(
      ...[
        '--line',
        'jeans-m-indigo x2',
        '--line',
        BELT,
        '--line',
        'slim-raw-jeans/s/indigo x1',
        '--email',
        ' Meera@Example.com',
      ],
    );
    expect(wrong).toBe('');
    const [first, second] = said.split('\n');
    expect(first).toMatch(/^\S+: ₹6,996\.50, not paid, held until \d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(second).toMatch(/^To look at it and pay it: https:\/\/shop\.example\/orders\/open\/[\w-]{43}$/);
    const id = await idOf(said);
    expect(await stockOf(shop.db, 'jeans-m-indigo')).toBe(before! - 2);
    expect(await row(id)).toMatchObject({ status: 0, email: 'meera@example.com', phone: '+919845012345' });
    expect(await shop.causesOf(id)).toEqual(['placed by the owner']);
    const text = await textOfMail(shop, `Your order at Selvedge & Sons (${first!.slice(0, 11)})`);
    // Both open it, each by itself.
    const mailed = /orders\/open\/([\w-]{43})\n/.exec(text)?.[1];
    const printed = second!.split('/').at(-1);
    expect(mailed).not.toBe(printed);
    for (const token of [mailed, printed]) {
      const opened = await shop.post('/order-links/open', { token });
      expect(opened.body.order).toMatchObject({ id, status: 0, total: 6996.5 });
      expect(opened.body.paymentFields.length).toBeGreaterThan(0);
    }
    expect(text).toContain('2 x Slim Raw Jeans');
    expect(text).toContain('Held for you until ');
  });

  test('without an e-mail address is listed by the name', async () => {
    const { said } = await made('--line', BELT);
    const listed = (await shop.run('list')).said.split('\n').find((line) => line.includes(said.slice(0, 11)));
    expect(listed).toMatch(/ {2}Meera Nair {2}not paid$/);
  });

  test('says in sentences what is wrong with it, and then there is none', async () => {
    const count = async () => (await shop.db.selectFrom('orders').select('id').execute()).length;
    const before = await count();
    const users = (await shop.db.selectFrom('users').select('id').execute()).length;
    expect((await made('--line', 'no-such-thing')).wrong).toContain("The store has no product or SKU 'no-such-thing'.");
    expect((await made('--line', `${JEANS}/XXL/Indigo`)).wrong).toContain('XXL');
    expect((await made('--line', 'jeans-m-black')).wrong).toContain('sold out');
    expect((await made('--line', 'jeans-m-indigo x20')).wrong).toContain('left');
    expect((await made('--line', BELT, '--email', 'meera')).wrong).toContain("'meera' is no e-mail address.");
    expect((await made('--line', BELT, '--city', ' ')).wrong).toContain('City is required');
    const wrong = await made('--line', BELT, '--state', 'Rajastan', '--postal-code', '34200', '--phone', '98');
    expect(wrong.wrong).toContain(
      'There is no state Rajastan: did you mean Rajasthan?\nPostal code must be like 123456\nPhone must have 10 digits',
    );
    expect((await made('--line', BELT, '--code', 'NONE')).wrong).toContain(
      "There is no code 'NONE' now, or it is not for this order: `discounts list` has those that there are.",
    );
    expect((await made()).wrong).toContain('What is bought? --line says so.');
    expect((await made('--line', BELT, '--paid', '--on-delivery')).wrong).toContain('Either --on-delivery or --paid.');
    expect(await count()).toBe(before);
    expect((await shop.db.selectFrom('users').select('id').execute()).length).toBe(users);
  });

  test('paid already, or to be paid on delivery at its fee without a confirmation; without an address nobody is mailed', async () => {
    const paid = await made('--line', `${BELT} x2`, '--paid', '--email', 'paid@example.com');
    expect(paid.said).toMatch(/^\S+: ₹1,999, paid\nIts page: https:/);
    expect(await row(await idOf(paid.said))).toMatchObject({ status: 1, collect: null });
    expect((await mailsTo('paid@example.com')).map((subject) => subject.slice(0, 20))).toEqual([
      'We have your payment',
    ]);
    await shop.offer({ ...TERMS, confirm: true });
    const before = (
      await shop.db.selectFrom('outbox').select('id').where('recipient', '!=', 'owner@shop.example').execute()
    ).length;
    const due = await made('--line', BELT, '--on-delivery');
    expect(due.said).toMatch(/^\S+: ₹1,048\.50, to be paid on delivery\nTo look/);
    expect(await row(await idOf(due.said))).toMatchObject({ status: 1, collect: 'due', email: '' });
    const mails = await shop.db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '!=', 'owner@shop.example')
      .execute();
    expect(mails).toHaveLength(before);
    await shop.offer(undefined);
    const refused = async () => (await made('--line', BELT, '--on-delivery')).wrong;
    expect(await refused()).toContain(
      'It cannot be paid on delivery: store.yaml has no payOnDelivery. Without --on-delivery its shopper pays by the link.',
    );
    await shop.offer({ ...TERMS, upTo: 10 });
    expect(await refused()).toContain('it comes to more than upTo in payOnDelivery of store.yaml.');
    await shop.offer({ ...TERMS, notServed: ['4110'] });
    expect(await refused()).toContain('the postal code 411001 is one of notServed in payOnDelivery of store.yaml.');
    await shop.offer(TERMS);
  });

  test('a colour with a slash is named as it is', async () => {
    const rename = (from: string, to: string) =>
      shop.db.updateTable('variants').set({ color: to }).where('color', '=', from).where('size', '=', 'M').execute();
    await rename('Indigo', 'Indigo/Ecru');
    const { said, wrong } = await made('--line', `${JEANS}/M/Indigo/Ecru x1`, '--paid');
    expect(wrong).toBe('');
    const { color } = await shop.db
      .selectFrom('order_items')
      .select('color')
      .where('order_id', '=', await idOf(said))
      .executeTakeFirstOrThrow();
    expect(color).toBe('Indigo/Ecru');
    await rename('Indigo/Ecru', 'Indigo');
  });

  test('the person is found, exported and forgotten by the address', async () => {
    const email = 'forget@example.com';
    const { said } = await made('--line', BELT, '--email', email, '--paid');
    const id = await idOf(said);
    const settings = { DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url };
    const { ownerCommand } = await import('../../owner-command.ts');
    const shown = (await ownerCommand(settings, ['customers', 'show', email])).said;
    expect(shown).toContain(said.slice(0, 11));
    expect(shown).toMatch(/^no account {2}yet: orders that you made for Meera Nair {2}\d{4}-\d\d-\d\d$/m);
    expect(shown).not.toMatch(/^account/m);
    expect((await ownerCommand(settings, ['customers', 'export', email])).said).toContain('Meera');
    await shop.run('ship', id);
    await shop.run('deliver', id);
    expect((await ownerCommand(settings, ['customers', 'erase', email, '--yes'])).wrong).toBe('');
    const left = await shop.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', (await row(id)).user_id)
      .executeTakeFirstOrThrow();
    expect(left).toMatchObject({ first_name: '', last_name: '' });
    expect(await shop.db.selectFrom('unproven_buyers').select('email').where('email', '=', email).execute()).toEqual(
      [],
    );
  });
});
