import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { type DocumentShop, openDocumentShop } from './document-shop.ts';

describeEngines('10.documents who sees them', (engine) => {
  let shop: DocumentShop;
  let id: string;
  beforeAll(async () => {
    shop = await openDocumentShop(engine);
    id = await shop.sent();
  });
  afterAll(() => shop.close());
  const open = (url: string, host?: string) => shop.get(url.replace('/api/v1', ''), host === undefined ? {} : { host });
  const linksOf = async (): Promise<{ kind: string; number: string; url: string }[]> =>
    (await shop.get(`/orders/${id}`, { token: shop.token })).body.documents;

  test('its buyer is given a link to each, in the list and of the order; whoever tracks it is not', async () => {
    const links = await linksOf();
    expect(links.map(({ kind, number }) => [kind, number])).toEqual([
      ['receipt', 'RE2627-00001'],
      ['invoice', 'IN2627-00001'],
    ]);
    expect((await shop.get('/orders', { token: shop.token })).body[0].documents).toEqual(links);
    const tracked = await shop.get(`/orders/${id}?contactInfo=asha@example.com`);
    expect(tracked).toMatchObject({ status: 200, body: { id } });
    expect(tracked.body.documents).toBeUndefined();
  });

  test('a link opens without a token, as a page that nothing keeps and as a file; for an hour', async () => {
    const [, { url } = { url: '' }] = await linksOf();
    const page = await open(url);
    expect(page.status).toBe(200);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    });
    const words = page.text
      .replaceAll(/<style>.*<\/style>/gs, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');
    for (const part of [
      'Tax invoice',
      'GSTIN 32AAACS1234A1Z5',
      'Asha Rao',
      'Place of supply Maharashtra (27)',
      'IGST 5 %',
      'Total ₹5,046.50',
      'Rupees Five Thousand Forty-Six and Paise Fifty Only',
      'Country of origin: India',
    ])
      expect(words).toContain(part);
    const file = await open(`${url}?as=pdf`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toBe('inline; filename="IN2627-00001.pdf"');
    expect(file.text).toMatch(/^%PDF-1\./);

    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + 61 * 60_000);
    const late = await open(url);
    expect([late.status, late.headers.get('location')]).toEqual([303, '/orders']);
    shop.clock.now = before;
  });

  test('a link that is not the shop’s own opens nothing', async () => {
    const [, { url } = { url: '' }] = await linksOf();
    for (const wrong of [url.replace('00001', '00002'), url.slice(0, -1), `${url}x`, '/api/v1/documents/IN2627-00001'])
      expect((await open(wrong)).status, wrong).toBe(404);
  });
});
