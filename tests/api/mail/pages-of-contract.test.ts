import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { readMail, readOutbox } from '../../fixtures/read-mail.ts';
import { openShopOfParcels } from '../orders/parcels/shop-of-parcels.ts';

const POLICIES = {
  about: '<p>Who we are</p>',
  privacy: '<p>What we keep</p>',
  terms: '<p>{{companyName}} sells. <a href="/shipping">Shipping</a><img src="https://a.example/x.png"></p>',
  widerrufsbelehrung: '<h2>Widerrufsrecht</h2><p>Vierzehn Tage</p><p>{{messageRetention}}, {{documentRetention}}</p>',
};

describeEngines('10.mails the pages of a contract', (engine) => {
  let shop: Awaited<ReturnType<typeof openShopOfParcels>>;
  afterEach(() => shop.close());

  /** The files of each mail that a shopper gets of an order, by the mail's subject. */
  const filesOf = async (country: string, origin: string | undefined = 'https://shop.example') => {
    const info = {
      ...{ storeName: 'Selvedge & Sons', companyName: 'Selvedge GmbH & Co.', origin },
      ...{ policies: POLICIES, policyTitles: { widerrufsbelehrung: 'Widerruf' }, terms: { country } },
    };
    shop = await openShopOfParcels(engine, { info, outboxEveryMs: 20, environment: { SMTP_URL: '' } });
    await shop.paid();
    const unsent = () => shop.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
    await expect.poll(async () => (await unsent()).length).toBe(0);
    const mails = readOutbox(join(shop.dataFolder, 'outbox'));
    return mails.map(({ headers, raw }) => ({
      subject: headers.subject ?? '',
      files: raw
        .split(/\r\n--\S+\r\n/)
        .map((part) => readMail(part))
        .filter(({ headers: { 'content-disposition': kind } }) => kind?.startsWith('attachment'))
        .map((part) => ({ name: /filename=(\S+)/.exec(part.headers['content-disposition']!)?.[1], text: part.text })),
    }));
  };

  test('a store in the EU sends its terms and how to withdraw with the first mail of an order, no other page', async () => {
    const mails = await filesOf('DE');
    const [first] = mails.filter(({ subject }) => subject.startsWith('Your order at'));
    expect(first?.files.map(({ name }) => name)).toEqual(['terms.html', 'widerrufsbelehrung.html']);
    expect(first?.files[0]?.text).toContain('<h1>Terms &#38; Conditions</h1>');
    expect(first?.files[0]?.text).toContain(
      '<p>Selvedge GmbH &amp; Co. sells. <a href="https://shop.example/shipping">Shipping</a></p>',
    );
    expect(first?.files[1]?.text).toContain('<h1>Widerruf</h1>\n<h2>Widerrufsrecht</h2><p>Vierzehn Tage</p>');
    // The months of a store that states none; documents are kept by a store that gives some out.
    expect(first?.files[1]?.text).toContain('<p>24 months, {{documentRetention}}</p>');
    expect(mails.filter((mail) => mail !== first).flatMap(({ files }) => files)).toEqual([]);
  });

  test('of a shop without an address a file has the words of a link to one of its pages, and no link', async () => {
    const files = (await filesOf('DE', '')).flatMap((mail) => mail.files);
    expect(files[0]?.text).toContain('<p>Selvedge GmbH &amp; Co. sells. Shipping</p>');
  });

  test('any other store’s mails have no files', async () => {
    expect((await filesOf('IN')).flatMap(({ files }) => files)).toEqual([]);
  });
});
