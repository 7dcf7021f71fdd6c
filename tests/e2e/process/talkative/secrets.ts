import { join } from 'node:path';
import { BELT } from '../../../api/catalogue.ts';
import { readOutbox, resetLink } from '../../../fixtures/read-mail.ts';
import { ask } from '../../security/raw.ts';
import { expect, test } from '../program.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { recordChanges } from '#store-api/base/db/changes.ts';
import { expectUnsaid, talkative, written } from './shop.ts';

const PERSON = {
  email: 'quiet.person@example.com',
  password: 'indigo-thread-unlogged',
  firstName: 'Quietfirst',
  lastName: 'Quietlast',
};
const SHIPPING = {
  fullName: 'Quietfull Name',
  address: '77 Unlogged Lane',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411001',
  phone: '+91 91234 56789',
};

/** Each asks for a confirmation by a mailed link. */
const ASKING = { payOnDelivery: { confirm: true }, newsletter: 'confirm' };

test('A9 no password, token, link, address or person is ever written to the log, at its most talkative', async () => {
  const { shop, folder, unsaid } = talkative;
  const call = async (method: string, path: string, body?: unknown, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const { status, text } = await ask(shop.origin, `/api/v1${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status, text, body: text.startsWith('{') ? (JSON.parse(text) as Record<string, string>) : {} };
  };
  await call('POST', '/users/register', PERSON);
  await call('POST', '/users/register', PERSON);
  await call('POST', '/users/authorize', { ...PERSON, password: `${PERSON.password}-wrong` });
  await call('POST', '/users/authorize', `{"email":"${PERSON.email}","password":"${PERSON.password}`);
  const { token = '' } = (await call('POST', '/users/authorize', PERSON)).body;
  expect(token).toHaveLength(43);
  const { id = '' } = (
    await call(
      'POST',
      '/orders',
      { products: { [BELT]: 1 }, items: [{ productId: BELT, quantity: 1 }], shippingAddress: SHIPPING },
      token,
    )
  ).body;
  expect(id).toMatch(/^ord_/);
  await call('POST', '/orders', { products: { [BELT]: -1 }, shippingAddress: SHIPPING }, token);
  await call('GET', `/orders/${id}?contactInfo=${encodeURIComponent(PERSON.email)}`);
  await call('GET', `/orders/${id}?contactInfo=${encodeURIComponent(SHIPPING.phone)}`);
  await ask(shop.origin, `/track-order?id=${id}&contactInfo=${encodeURIComponent(PERSON.email)}`);
  await call('POST', '/contact', {
    name: PERSON.firstName,
    email: PERSON.email,
    subject: 'Unlogged subject',
    message: 'Unlogged message',
  });
  const opening = await mailedToken(/\/orders\/open\/([\w-]+)/);
  const form = 'linked%3Aact=pay&linked%3Akey=k&method=bank&phone=%2B919123456789';
  for (const method of ['GET', 'HEAD', 'POST'])
    await ask(shop.origin, `/orders/open/${opening}`, {
      method,
      headers: {
        origin: shop.origin,
        referer: `${shop.origin}/orders/open/${opening}`,
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(method === 'POST' && { body: form }),
    });
  for (const path of ['open', 'pay', 'cancel', 'return'])
    await call('POST', `/order-links/${path}`, {
      ...{ token: opening, fields: { method: 'bank', phone: SHIPPING.phone } },
      ...{ kind: 'return', lines: [{ line: 9, quantity: 1, note: 'Unlogged note' }] },
    });
  await call('POST', '/order-links/open', { token: `${opening}x` });
  await call('POST', '/order-links/send', { order: id });
  const confirming = await confirmationToken(id, call, token);
  for (const method of ['GET', 'HEAD', 'POST'])
    await ask(shop.origin, `/orders/confirm/${confirming}`, {
      method,
      headers: { origin: shop.origin, referer: `${shop.origin}/orders/confirm/${confirming}` },
    });
  await call('POST', '/order-links', { token: confirming });
  await call('POST', '/order-links/confirm', { token: `${confirming}x` });
  await call('POST', '/newsletter', { email: PERSON.email });
  const subscribing = await mailedToken(/\/newsletter\/([\w-]+)/);
  for (const method of ['GET', 'HEAD', 'POST'])
    await ask(shop.origin, `/newsletter/${subscribing}`, {
      method,
      headers: { origin: shop.origin, referer: `${shop.origin}/newsletter/${subscribing}` },
    });
  await call('POST', '/newsletter/confirm', { token: `${subscribing}x` });
  const ofOwner = await ownerToken(call);
  for (const method of ['GET', 'HEAD', 'POST'])
    for (const path of [`/owner/${ofOwner}`, `/owner/day/${ofOwner}`])
      await ask(shop.origin, path, {
        method,
        headers: { origin: shop.origin, referer: `${shop.origin}/owner/${ofOwner}` },
      });
  await call('POST', '/owner-links', { token: ofOwner });
  await call('POST', '/owner-links/act', { token: `${ofOwner}x`, act: 'pack', seen: 1, note: 'Unlogged note' });
  await call('POST', '/users/forgot-password', { email: PERSON.email });
  let link: URL | undefined;
  await expect
    .poll(
      () =>
        (link = readOutbox(join(folder, 'outbox'))
          .filter(({ headers, text }) => headers.to?.includes(PERSON.email) && text.includes('/reset-password?'))
          .map(resetLink)[0]),
    )
    .toBeTruthy();
  const reset = link!.searchParams.get('token')!;
  await ask(shop.origin, `/reset-password?token=${reset}`);
  await ask(shop.origin, '/', {
    headers: { cookie: 'session=unlogged-cookie', authorization: 'Bearer unlogged-bearer' },
  });
  await call('POST', '/users/reset-password', { token: reset, password: 'another-unlogged-1' });
  await call('POST', '/users/logout', undefined, token);
  unsaid.push(
    PERSON.password,
    token,
    reset,
    confirming,
    subscribing,
    ofOwner,
    opening,
    PERSON.email,
    encodeURIComponent(PERSON.email),
    PERSON.firstName,
    'Quietfull',
    'Unlogged',
    'unlogged',
    SHIPPING.phone,
    '9123456789',
    '91234%2056789',
    'argon2',
  );
  expectUnsaid(await written());
});

/** Of the link that is mailed for this order, which is to be paid on delivery, where the store asks for it. */
async function confirmationToken(
  id: string,
  call: (method: string, path: string, body?: unknown, token?: string) => Promise<{ status: number; text: string }>,
  token: string,
): Promise<string> {
  const db = await openDatabase(talkative.url);
  await db
    .updateTable('stores')
    .set({ settings: JSON.stringify({ ...ASKING, mail: { owners: ['owner@example.org'] } }) })
    .execute();
  const { id: store } = await db.selectFrom('stores').select('id').executeTakeFirstOrThrow();
  await recordChanges(db, store, ['info'], new Date().toISOString());
  await db.destroy();
  await expect.poll(async () => (await call('GET', '/storeInfo')).text).toContain('newsletterLinks');
  const chosen = await call('POST', '/payments', { orderId: id, fields: { method: 'on-delivery' } }, token);
  expect(chosen.status, chosen.text).toBe(200);
  return mailedToken(/\/orders\/confirm\/([\w-]+)/);
}

/** Of the first link of this kind that was mailed. */
async function mailedToken(link: RegExp): Promise<string> {
  const find = () =>
    readOutbox(join(talkative.folder, 'outbox'))
      .map(({ text }) => link.exec(text)?.[1])
      .find(Boolean);
  await expect.poll(find).toBeTruthy();
  return find()!;
}

/** Of the link in the mail to the store that says what was written by the contact form. */
async function ownerToken(call: (method: string, path: string, body: object) => Promise<unknown>): Promise<string> {
  await call('POST', '/contact', { name: 'Ravi', email: 'ravi@example.com', subject: 'Sizes', message: 'And 40?' });
  return mailedToken(/\/owner\/([\w-]{43})/);
}
