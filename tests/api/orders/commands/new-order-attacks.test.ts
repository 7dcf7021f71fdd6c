import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEveryEngine } from '../../engines.ts';
import { textOfMail } from '../../mail/text-of-mail.ts';
import { openTelephone, type TelephoneShop } from './telephone-shop.ts';

describeEveryEngine('10.owner-orders: whose an order is that the owner makes', (engine) => {
  let shop: TelephoneShop;
  beforeAll(async () => {
    shop = await openTelephone(engine);
  });
  afterAll(() => shop.close());

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
    const id = await shop.madeFor(email);
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
    const next = await shop.madeFor(email);
    expect((await seen(await signIn(email, 'the right horse'))).sort()).toEqual([id, next].sort());
  });

  test('attack: who registers afterwards is answered as for an address that nobody knows, and sees nothing', async () => {
    const email = 'after@example.com';
    const id = await shop.madeFor(email);
    const [known, unknown] = [await register(email, 'mallorys horse'), await register('nobody@example.com', 'a horse')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const mallory = await signIn(email, 'mallorys horse');
    expect(await seen(mallory)).toEqual([]);
    expect((await shop.get(`/orders/${id}`, { token: mallory })).status).toBe(404);
    const again = await shop.madeFor(email);
    expect(await seen(mallory)).toEqual([]);
    expect((await reset(email, 'the right horse')).status).toBe(200);
    expect((await seen(await signIn(email, 'the right horse'))).sort()).toEqual([id, again].sort());
    expect(await shop.db.selectFrom('unproven_buyers').select('email').where('email', '=', email).execute()).toEqual(
      [],
    );
  });

  test('a buyer without an account has no password; the link of a reset makes the account, also when somebody registers meanwhile', async () => {
    const [email, other] = ['alone@example.com', 'meanwhile@example.com'];
    const id = await shop.madeFor(email);
    const second = await shop.madeFor(other);
    const { user_id: userId } = await shop.row(id);
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
});
