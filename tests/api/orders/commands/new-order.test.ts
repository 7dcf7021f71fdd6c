import { afterAll, beforeAll, expect, test } from 'vitest';
import { BELT, JEANS } from '../../catalogue.ts';
import { describeEveryEngine } from '../../engines.ts';
import { stockOf } from '../../fixture.ts';
import { textOfMail } from '../../mail/text-of-mail.ts';
import { type OnDeliveryShop, openOnDelivery, TERMS } from '../../payments/on-delivery/on-delivery-shop.ts';

/** A shop whose belt may be paid on delivery for 49 more. */
describeEveryEngine('10.owner-orders: an order that the owner makes', (engine) => {
  let shop: OnDeliveryShop;
  beforeAll(async () => {
    shop = await openOnDelivery(engine, { STORE_ORIGIN: 'https://shop.example' });
  });
  afterAll(() => shop.close());

  const ADDRESS = [
    ...['--full-name', 'Meera Nair', '--address', '4 Hill Road', '--city', 'Pune', '--state', 'Maharashtra'],
    ...['--postal-code', '411001', '--phone', '+91 98450 12345'],
  ];
  const made = (...words: string[]) => shop.run('new', ...ADDRESS, ...words);
  const idOf = async (said: string) => {
    const number = /^([\dB-Z]{3}-[\dB-Z]{3}-[\dB-Z]{3}): /.exec(said)?.[1] ?? said;
    return (await shop.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow()).id;
  };
  const row = (id: string) => shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
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
        `${BELT}`,
        '--line',
        'slim-raw-jeans/s/indigo',
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
    expect(await row(id)).toMatchObject({ status: 0, email: 'meera@example.com', phone: '+91 98450 12345' });
    expect(await shop.causesOf(id)).toEqual(['placed by the owner']);
    const link = second!.split(': ')[1]!;
    const text = await textOfMail(shop, `Your order at Selvedge & Sons (${first!.slice(0, 11)})`);
    expect(text).toContain(`You can look at it and pay it here:\n\n${link}\n`);
    expect(text).toContain('2 x Slim Raw Jeans');
    expect(text).toContain('Held for you until ');
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
    expect((await made('--line', BELT, '--code', 'NONE')).wrong).toMatch(/code/i);
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
    expect((await made('--line', BELT, '--on-delivery')).wrong).not.toBe('');
    await shop.offer(TERMS);
  });

  /** Whoever has the password of an account of this address, or makes one. */
  const register = (email: string, password: string) =>
    shop.post('/users/register', { email, password, firstName: 'Mallory', lastName: 'Moss' });
  const signIn = async (email: string, password: string) =>
    (await shop.post('/users/authorize', { email, password })).body.token as string | undefined;
  const seen = async (token: string | undefined) =>
    ((await shop.get('/orders', { token })).body as { id: string }[]).map(({ id }) => id);
  const reset = async (email: string, password: string) => {
    expect((await shop.post('/users/forgot-password', { email })).body).toEqual({ success: true });
    const mails = await shop.db.selectFrom('outbox').select('subject').where('recipient', '=', email).execute();
    expect(mails.map(({ subject }) => subject)).toContain('Choose a new password for Selvedge & Sons');
    const text = await textOfMail(shop, 'Choose a new password');
    const token = /token=([\w-]+)/.exec(text)?.[1];
    return shop.post('/users/reset-password', { token, password });
  };

  test('attack: who registers first with the address of somebody else sees nothing of their order, nor pays it', async () => {
    const email = 'first@example.com';
    expect((await register(email, 'mallorys horse')).status).toBe(201);
    const mallory = await signIn(email, 'mallorys horse');
    const id = await idOf((await made('--line', BELT, '--email', email)).said);
    expect(await seen(mallory)).toEqual([]);
    expect((await shop.get(`/orders/${id}`, { token: mallory })).status).toBe(404);
    expect((await shop.post('/payments', { orderId: id, fields: { method: 'upi' } }, { token: mallory })).status).toBe(
      404,
    );
    expect((await shop.get(`/payments/fields?orderId=${id}`, { token: mallory })).text).not.toContain('98450');
    // The one whose address it is proves it, and has the account: the other one is out.
    expect((await reset(email, 'the right horse')).status).toBe(200);
    expect(await seen(await signIn(email, 'the right horse'))).toEqual([id]);
    expect((await shop.get('/orders', { token: mallory })).status).toBe(401);
    expect(await signIn(email, 'mallorys horse')).toBeUndefined();
    // From then on the address is proven: the next order is the account's at once.
    const next = await idOf((await made('--line', BELT, '--email', email)).said);
    expect((await seen(await signIn(email, 'the right horse'))).sort()).toEqual([id, next].sort());
  });

  test('attack: who registers afterwards is answered as for an address that nobody knows, and sees nothing', async () => {
    const email = 'after@example.com';
    const id = await idOf((await made('--line', BELT, '--email', email)).said);
    const [known, unknown] = [await register(email, 'mallorys horse'), await register('nobody@example.com', 'a horse')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const mallory = await signIn(email, 'mallorys horse');
    expect(await seen(mallory)).toEqual([]);
    expect((await shop.get(`/orders/${id}`, { token: mallory })).status).toBe(404);
    const again = await idOf((await made('--line', BELT, '--email', email)).said);
    expect(await seen(mallory)).toEqual([]);
    expect((await reset(email, 'the right horse')).status).toBe(200);
    expect((await seen(await signIn(email, 'the right horse'))).sort()).toEqual([id, again].sort());
    expect(await shop.db.selectFrom('unproven_buyers').select('email').where('email', '=', email).execute()).toEqual(
      [],
    );
  });

  test('a buyer without an account has no password; the link of a reset makes the account, also when somebody registers meanwhile', async () => {
    const [email, other] = ['alone@example.com', 'meanwhile@example.com'];
    const id = await idOf((await made('--line', BELT, '--email', email)).said);
    const second = await idOf((await made('--line', BELT, '--email', other)).said);
    const { user_id: userId } = await row(id);
    for (const name of [email, `unproven-${userId}`])
      for (const password of ['', 'x', 'unproven'])
        expect((await shop.post('/users/authorize', { email: name, password })).body.token).toBeUndefined();
    expect((await reset(email, 'the right horse')).status).toBe(200);
    const token = await signIn(email, 'the right horse');
    expect(await seen(token)).toEqual([id]);
    expect((await shop.get('/accountInfo', { token })).body).toMatchObject({
      firstName: 'Meera',
      lastName: 'Nair',
      email,
    });
    expect((await register(email, 'mallorys horse')).status).toBe(409);

    await shop.post('/users/forgot-password', { email: other });
    const link = /token=([\w-]+)/.exec(await textOfMail(shop, 'Choose a new password'))?.[1];
    expect((await register(other, 'mallorys horse')).status).toBe(201);
    const mallory = await signIn(other, 'mallorys horse');
    expect((await shop.post('/users/reset-password', { token: link, password: 'the right horse' })).status).toBe(200);
    expect((await shop.get('/orders', { token: mallory })).status).toBe(401);
    expect(await signIn(other, 'mallorys horse')).toBeUndefined();
    expect(await seen(await signIn(other, 'the right horse'))).toEqual([second]);
  });

  test('the person is found, exported and forgotten by the address', async () => {
    const email = 'forget@example.com';
    const { said } = await made('--line', BELT, '--email', email, '--paid');
    const id = await idOf(said);
    const settings = { DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url };
    const { ownerCommand } = await import('../../owner-command.ts');
    expect((await ownerCommand(settings, ['customers', 'show', email])).said).toContain(said.slice(0, 11));
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
