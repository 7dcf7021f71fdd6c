import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { readOutbox } from '../../fixtures/read-mail.ts';
import { type DocumentShop, openDocumentShop } from './document-shop.ts';
import { eraseCustomer } from '#store-api/shop/customers/erase-customer.ts';
import { prune } from '#store-api/shop/retention/prune.ts';

describeEngines('10.documents mailed, and kept', (engine) => {
  let shop: DocumentShop;
  let id: string;
  beforeAll(async () => {
    shop = await openDocumentShop(engine, undefined, { outboxEveryMs: 20 });
    id = await shop.sent();
  });
  afterAll(() => shop.close());
  const outbox = () => join(shop.dataFolder, 'outbox');
  const mailAbout = (subject: RegExp) =>
    readOutbox(outbox()).find(({ headers }) => subject.test(headers.subject!))!.raw;

  test('the receipt goes with the mail that says it is paid, the invoice with the one that says it is sent', async () => {
    await expect
      .poll(async () => (await shop.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).length)
      .toBe(0);
    const fileOf = (subject: RegExp) => /filename=(\S+\.pdf)/.exec(mailAbout(subject))?.[1];
    expect(fileOf(/^We have your payment/)).toBe('RE2627-00001.pdf');
    expect(fileOf(/is on its way$/)).toBe('IN2627-00001.pdf');
    expect(fileOf(/^Your order at/)).toBeUndefined();
    const [file = ''] = /JVBERi[\w+/=\r\n]+/.exec(mailAbout(/is on its way$/)) ?? [];
    expect(Buffer.from(file, 'base64').toString('latin1')).toMatch(/^%PDF-1\.\d[\s\S]*%%EOF\s*$/);
  });

  test('they outlive the person’s erasure with name and address, and go eight years after the end of their year', async () => {
    await shop.act(id, 'deliver');
    const { now } = { now: () => shop.clock.now };
    await eraseCustomer(shop.db, { storeId: 'main', email: 'asha@example.com', outboxFolder: outbox(), now });
    expect((await shop.db.selectFrom('orders').select('email').executeTakeFirstOrThrow()).email).toBe('');
    const kept = await shop.documentsOf(id);
    expect(kept.map(({ number, snapshot }) => [number, snapshot.buyer[0]])).toEqual([
      ['RE2627-00001', 'Asha Rao'],
      ['IN2627-00001', 'Asha Rao'],
    ]);
    // Nobody is shown them any more but the owner.
    expect((await shop.get('/orders', { token: shop.token })).status).toBe(401);
    expect((await shop.get(`/orders/${id}?contactInfo=asha@example.com`)).status).toBe(404);

    await prune(shop.db, new Date('2035-03-31T18:29:59Z'), outbox());
    expect(await shop.documentsOf(id)).toHaveLength(2);
    await prune(shop.db, new Date('2035-03-31T18:30:00Z'), outbox());
    expect(await shop.documentsOf(id)).toEqual([]);
  });

  test('what is kept of them is said by the store’s record, which pages state as {{documentRetention}}', async () => {
    expect((await shop.get('/storeInfo')).body.retention).toEqual({ messages: 24, closedAccounts: 1, documents: 8 });
  });
});
