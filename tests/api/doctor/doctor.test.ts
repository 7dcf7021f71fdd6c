import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { examine } from '#owner/doctor/examine.ts';
import { makePicture } from '#store-api/shop/media/make-picture.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { type FakeSmtp, startFakeSmtp } from '../../fixtures/smtp.ts';
import { BELT, JEANS, KURTA, SHIRT } from '../catalogue.ts';
import { describeEveryEngine } from '../engines.ts';
import { openShop, type TestShop } from '../fixture.ts';

const STRIPE = { STRIPE_SECRET_KEY: 'hush', STRIPE_WEBHOOK_SECRET: 'hush' };
const MAIN = { id: 'main', isDefault: true, hosts: ['shop.example'] };
const INFO = { storeName: 'Selvedge & Sons', companyEmail: 'hello@shop.example' };

describeEveryEngine('doctor', (engine) => {
  let shop: TestShop;
  let smtp: FakeSmtp;
  beforeEach(async () => {
    shop = await openShop(engine);
    smtp = await startFakeSmtp();
    await createStore(shop.db, { ...MAIN, info: INFO });
    for (const id of [JEANS, BELT, SHIRT, KURTA]) writeFileSync(join(shop.dataFolder, 'media', `${id}.jpg`), '');
  });
  afterEach(async () => {
    await shop.close();
    await smtp.stop();
  });
  const settings = () => ({ DATABASE_URL: shop.url, DATA_DIR: shop.dataFolder, SMTP_URL: smtp.url, ...STRIPE });
  const lookUp = async () => [];
  /** Without how much this machine's disk has free. */
  const look = async (more: Record<string, string | undefined> = {}, options = {}) =>
    (await examine({ ...settings(), ...more }, { lookUp, ...options })).filter(({ what }) => !what.includes('GB free'));
  const wrong = async (...given: Parameters<typeof look>) =>
    (await look(...given)).filter(({ level }) => level !== 'ok').map(({ level, what }) => `${level}: ${what}`);

  test('a shop in order', async () => {
    expect((await look()).map(({ level, area, what }) => `${level} ${area}: ${what}`)).toEqual([
      'ok settings: every setting of the environment can be read',
      'ok gateways: set: stripe',
      `ok database: ${engine.name === 'SQLite' ? shop.url.slice(7) : 'PostgreSQL'} answers, has all tables and can be written`,
      'ok hosts: main: shop.example: found',
      expect.stringMatching(/^ok clock: it (is|agrees) /),
      'ok gateways: main: paid in INR by stripe',
      'ok products: main: 4 products, all with price, picture and stock',
      'ok refunds: main: none is due',
      `ok disk: ${shop.dataFolder}/media can be written`,
      `ok mail: ${new URL(smtp.url).host} answers`,
    ]);
    expect(smtp.mails).toEqual([]);
    expect(await shop.db.selectFrom('meta').select('key').where('key', '=', 'doctor').execute()).toEqual([]);
    expect(readdirSync(join(shop.dataFolder, 'media'))).toHaveLength(4);
  });

  test('products without price, picture or stock; files of pictures that are gone', async () => {
    await shop.db.updateTable('products').set({ regular_paise: 0 }).where('id', '=', BELT).execute();
    await shop.db.updateTable('variants').set({ stock: 0 }).execute();
    await shop.db.deleteFrom('images').where('product_id', 'in', [SHIRT, BELT]).execute();
    await shop.db
      .updateTable('images')
      .set({ picture: JSON.stringify({ url: '/media/gone.jpg', srcset: `/media/${KURTA}.jpg 400w` }) })
      .where('product_id', '=', KURTA)
      .execute();
    const info = { ...INFO, categoryImages: { Jeans: '/media/jeans.jpg' } };
    await createStore(shop.db, { ...MAIN, info });
    expect(await wrong()).toEqual([
      "error: main: files of the store's own pictures are missing",
      'error: main: 1 of 4 products lacks files of its pictures: Cotton Kurta',
      'error: main: 1 of 4 products costs nothing: Woven Belt',
      'warning: main: 2 of 4 products have no picture: Woven Belt, Khaki Shirt',
      'warning: main: 1 of 4 products is sold out: Slim Raw Jeans',
    ]);
  });

  test('a size of a picture that was not encoded yet is nothing that is missing, but its master is', async () => {
    const folder = join(shop.dataFolder, 'media');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"></svg>';
    const picture = await makePicture(Buffer.from(svg), { folder, social: true });
    await shop.db
      .updateTable('images')
      .set({ picture: JSON.stringify(picture) })
      .execute();
    expect(await wrong()).toEqual([]);
    rmSync(join(folder, 'masters'), { recursive: true });
    expect(await wrong()).toEqual([expect.stringContaining('4 of 4 products lack files of their pictures')]);
  });

  test('wrong and half-set settings are named, and the rest is looked at all the same', async () => {
    const more = { PORT: 'abc', STRIPE_WEBHOOK_SECRET: '', PAYU_KEY: 'k', PAYU_SALT: 'hush hush' };
    expect(await wrong(more)).toEqual([
      'error: PORT must be a number',
      'error: PAYU_SALT must be visible ASCII characters without blanks',
      'error: STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET too',
      'warning: none is set: this machine alone can pay, at the sandbox bank, which moves no money',
    ]);
  });

  test('a public shop without a gateway; one whose gateway does not take its currency; one with an origin', async () => {
    const none = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' };
    expect(await wrong({ ...none, STORE_ORIGIN: 'https://shop.example' })).toEqual([
      expect.stringMatching(/^error: no payment gateway is set/),
    ]);
    await createStore(shop.db, { ...MAIN, info: { ...INFO, currency: 'EUR' } });
    expect(await wrong({ ...none, UPI_VPA: 'shop@bank', UPI_NAME: 'Shop' })).toEqual([
      'error: main: no gateway that is set takes EUR',
    ]);
    const info = { ...INFO, origin: 'https://a.example' };
    await createStore(shop.db, { id: 'main', isDefault: true, hosts: [], info });
    const what = 'error: main has an https origin, where the sandbox bank does not answer: nobody can pay there';
    expect(await wrong(none)).toEqual([what]);
    expect(await wrong({ ...none, PAYMENT_SANDBOX: 'yes' })).not.toContain(what);
  });

  test('hosts: unknown, not answered, and all of them side by side', async () => {
    await createStore(shop.db, {
      id: 'main',
      isDefault: true,
      hosts: ['gone.example', 'slow.example', 'slower.example', 'unasked.example'],
      info: { ...INFO, origin: 'https://own.example' },
    });
    await createStore(shop.db, { id: 'second', isDefault: false, hosts: [], info: INFO });
    const slow = new Promise(() => undefined);
    const began = performance.now();
    const findings = await wrong(
      {},
      {
        milliseconds: 1_500,
        lookUp: async (host: string) => {
          if (host.startsWith('slow')) return slow;
          if (host === 'own.example') return [];
          throw Object.assign(new Error(), { code: host === 'gone.example' ? 'ENOTFOUND' : 'EAI_AGAIN' });
        },
      },
    );
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(findings).toEqual([
      'error: main: gone.example has no address',
      'warning: main: no name server answers for slow.example',
      'warning: main: no name server answers for slower.example',
      'warning: main: no name server answers for unasked.example',
      'warning: second lists no host, and it is not the only store: nobody reaches it',
      'error: second has no account at a gateway: nobody can pay there',
      'warning: second shows no product',
    ]);
  });

  test('mail: not set, down, without an address of its own', async () => {
    expect(await wrong({ SMTP_URL: '' })).toEqual([
      `warning: SMTP_URL is not set: mails are files in ${shop.dataFolder}/outbox, and customers get none`,
    ]);
    await createStore(shop.db, { ...MAIN, info: { storeName: 'Selvedge & Sons' } });
    await smtp.stop();
    expect(await wrong()).toEqual([
      'warning: main: mails have no address that they come from',
      `error: nothing listens at ${new URL(smtp.url).host}.`,
    ]);
    await smtp.start();
    expect(await wrong({ MAIL_FROM: 'post@mail.example' })).toEqual([]);
  });

  test('a database of another version is left as it is', async () => {
    await shop.db
      .insertInto('migrations' as 'meta')
      .values({ name: '9999-later', at: '' } as never)
      .execute();
    expect(await wrong()).toEqual(['error: a newer Selvedge made it: 9999-later']);
    await shop.db
      .deleteFrom('migrations' as 'meta')
      .where('name' as 'key', '>', '0012')
      .execute();
    expect(await wrong()).toEqual([expect.stringMatching(/^error: its tables lack 0012-customers, 0013-shop-folder/)]);
    await shop.db.deleteFrom('migrations' as 'meta').execute();
    expect(await wrong()).toEqual([expect.stringMatching(/^error: its tables lack 0001-start, /)]);
  });

  test('another backend has the stores: none is looked for here', async () => {
    expect(await wrong({ API_URL: 'https://api.example', DATABASE_URL: 'sqlite:/nowhere/store.db' })).toEqual([]);
  });
});

describe('doctor, of what is not there', () => {
  const look = async (source: Record<string, string>) =>
    (await examine(source)).filter(({ level }) => level === 'error').map(({ what }) => what);

  test('no database and no data folder: nothing is made', async () => {
    expect(await look({ DATA_DIR: '/nowhere/data' })).toEqual([
      'there is no database /nowhere/data/store.db',
      'the data folder /nowhere/data cannot be used: ENOENT',
    ]);
    expect(existsSync('/nowhere')).toBe(false);
  });

  test('a database server that is down is said without its password', async () => {
    const port = await freePort();
    const [what, ...rest] = await look({ DATABASE_URL: `postgres://me:hush@127.0.0.1:${port}/shop`, DATA_DIR: '/tmp' });
    expect(what).toMatch(new RegExp(`^the database on 127.0.0.1:${port} cannot be used: `));
    expect([rest, what!.includes('hush')]).toEqual([[], false]);
  });
});
