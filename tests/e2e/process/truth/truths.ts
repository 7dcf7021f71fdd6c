import { join } from 'node:path';
import { ownerCommand } from '../../../api/owner-command.ts';
import { readOutbox } from '../../../fixtures/read-mail.ts';
import { expect } from '../program.ts';
import { ask, orderOf, startProcess } from '../shop-process.ts';
import { BOWL, HOST, ORIGIN, VASE } from './kiln-folder.ts';
import { DEMO_HOST, demoProducts } from './two-trades.ts';
import { recordChanges } from '#store-api/base/db/changes.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';
import { PROXIED, test, untrue, around, get, headersOf } from './untrue.ts';
import { MACHINES, MISSING, PAGES } from './addresses.ts';

test('the net has meshes: the demo shop itself is caught by each of its words', async ({ two }) => {
  const text = (
    await Promise.all(
      ['/', '/products?category=all', '/terms', '/return', '/checkout', '/contact'].map((path) =>
        get(two, path, DEMO_HOST),
      ),
    )
  )
    .map((answer) => answer.text)
    .join('\n');
  for (const { what, words } of two.forbidden) expect(around(text, words).length, what).toBeGreaterThan(0);
  expect(untrue(text, two.forbidden).join('\n')).toContain(`leads to https://${DEMO_HOST}`);
});

for (const path of [...PAGES, ...MACHINES])
  test(`${path} is the second shop's own`, async ({ two }) => {
    // Twice: the second answer comes from the cache, where it is cacheable.
    for (const answer of [await get(two, path), await get(two, path)]) {
      expect(answer.status, path).toBe(200);
      expect(untrue(answer.text + headersOf(answer), two.forbidden)).toEqual([]);
    }
  });

test('what is not there says nothing of the first shop either, its products least of all', async ({ two }) => {
  for (const path of [...MISSING, ...(await demoProducts()).slice(0, 3).map(({ id }) => `/product/${id}`)]) {
    const answer = await get(two, path);
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    // The address itself is what was asked for.
    expect(untrue(answer.text.replaceAll(path, ''), two.forbidden), path).toEqual([]);
  }
});

test('what machines are told is there, and is what the store states', async ({ two }) => {
  const read = async (path: string) => (await get(two, path)).text;
  expect(await read('/robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(await read('/sitemap-products-1.xml')).toContain(`<loc>${ORIGIN}/product/${BOWL}</loc>`);
  expect(await read('/feed/google.xml')).toContain('<g:country>DE</g:country>');
  const page = await read(`/product/${BOWL}`);
  for (const words of [
    `<link rel="canonical" href="${ORIGIN}/product/${BOWL}">`,
    `content="${ORIGIN}/product/${BOWL}"`,
    'content="de_DE"',
    'lang="en"',
    'within 4 working days',
    'within 30 days of receipt',
    '"addressCountry":"DE"',
    'ReturnFeesCustomerResponsibility',
    '36\u00a0€',
  ])
    expect(page).toContain(words);
});

test('bowls have no size guide, since the store gives none', async ({ two }) => {
  for (const path of ['/', '/products?category=bowls', `/product/${BOWL}`])
    expect((await get(two, path)).text, path).not.toContain('Size Guide');
});

test('payments come back to the second shop, and its mails are its own', async ({ two }) => {
  const { shop, folder, url, forbidden } = two;
  const post = (path: string, body: unknown, token?: string) =>
    ask(shop.origin, `/api/v1${path}`, {
      method: 'POST',
      body,
      headers: { ...PROXIED, origin: ORIGIN },
      ...(token ? { token } : {}),
    });
  const person = { email: 'mina@post.example', password: 'correct horse', firstName: 'Mina', lastName: 'Frey' };
  expect((await post('/users/register', person)).status).toBe(201);
  const { token } = (await post('/users/authorize', person)).body;
  const order = orderOf(BOWL, { size: '16 cm', color: 'Celadon' });
  const { id } = (
    await post(
      '/orders',
      {
        ...order,
        shippingAddress: {
          ...order.shippingAddress,
          fullName: 'Mina Frey',
          address: 'Dockweg 1',
          city: 'Bremen',
          state: '',
          postalCode: '28195',
          phone: '+49 421 5550142',
        },
      },
      token,
    )
  ).body;

  const fields = await ask(shop.origin, '/api/v1/payments/fields', { token, headers: PROXIED });
  expect(untrue(fields.text, forbidden)).toEqual([]);
  const { status, text, body } = await post(
    '/payments',
    { orderId: id, fields: { method: 'bank', email: person.email, phone: '+49 421 5550142' } },
    token,
  );
  expect(status, text).toBe(200);
  expect(untrue(text, forbidden)).toEqual([]);
  const { redirectUrl, formParams } = body.action;
  expect(new URL(redirectUrl).origin).toBe(ORIGIN);
  const bank = await get(two, `/sandbox-bank/pay?reference=${formParams.data.reference}`);
  expect(bank.status).toBe(200);
  expect(untrue(bank.text + headersOf(bank), forbidden)).toEqual([]);

  // The attempt at the bank is still open, so the owner's word needs --force.
  for (const act of [
    ['confirm', id, '--force'],
    ['ship', id],
  ]) {
    const settings = { DATA_DIR: folder, DATABASE_URL: url, API_URL: '' };
    const done = await ownerCommand(settings, ['orders', ...act, '--store', 'kiln']);
    expect(done.status, done.wrong).toBe(0);
  }
  expect((await post('/users/forgot-password', { email: person.email })).status).toBe(200);
  expect(
    (await post('/contact', { name: 'Mina', email: person.email, subject: 'Glaze', message: 'Is it safe for food?' }))
      .status,
  ).toBe(201);
  expect((await post(`/products/${VASE}/stock-requests`, { email: person.email })).status).toBe(201);
  const db = await openDatabase(url);
  await db.updateTable('variants').set({ stock: 3 }).where('store_id', '=', 'kiln').where('sku', '=', 'VASE').execute();
  await recordChanges(db, 'kiln', [`product:${VASE}`], new Date().toISOString());
  await db.destroy();

  const mails = () => readOutbox(join(folder, 'outbox'));
  const wanted = [
    /^Your order at Hesper Pots/,
    /^We have your payment/,
    /^Order .* is paid/,
    /is on its way$/,
    /^Choose a new password/,
    /^\[.*\] Glaze$/,
    /^We have your message/,
    /^Back in stock: Tall Vase$/,
  ];
  for (const subject of wanted)
    await expect
      .poll(() => mails().some(({ headers }) => subject.test(headers.subject!)), {
        message: String(subject),
        timeout: 60_000,
      })
      .toBe(true);
  for (const { headers, text } of mails()) {
    expect(headers.from).toBe('Hesper Pots <post@kiln.example>');
    expect(untrue(`${headers.subject}\n${text}`.replaceAll(person.email, ''), forbidden), headers.subject).toEqual([]);
  }
  expect(mails().some(({ text }) => text.includes(`${ORIGIN}/reset-password?token=`))).toBe(true);
});

const TEST_SHOP = 'This is a test shop: payments move no money, and nothing is sent.';

test('a test shop says so on every page', async ({ two }) => {
  for (const host of [HOST, DEMO_HOST])
    for (const path of [...PAGES, '/404', '/no/such/page'])
      expect((await get(two, path, host)).text.split(TEST_SHOP), `${host}${path}`).toHaveLength(2);
});

test('without STORE_ORIGIN both shops are https at their own hosts, and on this machine http; no page says test shop', async ({
  two,
}) => {
  const shop = await startProcess({ DATA_DIR: two.folder, DATABASE_URL: two.url });
  for (const [host, origin] of [
    [HOST, ORIGIN],
    [DEMO_HOST, `https://${DEMO_HOST}`],
    ['localhost', 'http://localhost'],
  ] as const) {
    const read = async (path: string) =>
      (
        await ask(shop.origin, path, {
          headers: { ...PROXIED, 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example', host },
        })
      ).text;
    expect(await read('/')).toContain(`<link rel="canonical" href="${origin}/">`);
    expect(await read('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
    for (const path of PAGES) expect(await read(path), `${host}${path}`).not.toMatch(/test shop|evil\.example/);
  }
  await shop.close();
});
