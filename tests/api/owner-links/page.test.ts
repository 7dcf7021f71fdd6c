import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { openShopOfLinks, type ShopOfLinks } from './shop-of-links.ts';
import { createApi, type Transport } from '#api-client/api.ts';
import { API_PREFIX } from '#config.ts';
import { openOwnerLink } from '#orders/owner/owner-link.ts';
import { readAct } from '#orders/owner/read-act.ts';
import { shownActs } from '#orders/owner/shown-acts.ts';

describeEngines('10.owner-links what its page reads', (engine) => {
  let shop: ShopOfLinks;
  beforeAll(async () => {
    shop = await openShopOfLinks(engine);
  });
  afterAll(() => shop.close());

  const api = () => {
    const transport: Transport = (path, init) =>
      shop.api.fetch(new Request(`http://localhost:8044${API_PREFIX}${path}`, init), '127.0.0.1');
    return createApi(transport, () => '');
  };
  const form = (fields: Record<string, string>) =>
    readAct(new Request('http://localhost:8044/owner/x', { method: 'POST', body: new URLSearchParams(fields) }));

  test('an order, what was done to it by a form, and what comes too late', async () => {
    const id = await shop.paid();
    const token = await shop.lastToken();
    const opened = await openOwnerLink(api(), token);
    expect(opened).toMatchObject({ status: 200, page: { order: { order: { id }, lines: [{ toPack: 2 }, {}] } } });
    const { first, rare } = shownActs(opened.page!);
    expect([first, rare].map((some) => some.map(({ label }) => label))).toEqual([
      ['It is packed', 'It has been sent'],
      ['Cancel a part of it', 'Cancel the order'],
    ]);
    const seen = String(opened.page!.seen);
    const sending = { act: 'ship', seen, tracking: ' AB127 ', 'line-0': '1', 'line-1': '0' };
    expect(await form(sending)).toEqual({
      ...{ act: 'ship', seen: Number(seen), tracking: 'AB127' },
      lines: [{ line: 0, quantity: 1 }],
    });
    expect(await openOwnerLink(api(), token, await form(sending))).toMatchObject({ status: 200, done: 'ship' });
    expect(await openOwnerLink(api(), token, await form(sending))).toMatchObject({
      status: 409,
      problem: 'Something has happened to it meanwhile. Nothing was done: this is how it stands now.',
      page: { order: { parcels: [{ name: 'Dart Post AB127' }] } },
    });
  });

  test('no piece at all is not all of them, and words that are none do nothing', async () => {
    const id = await shop.paid();
    const token = await shop.lastToken();
    const none = await form({ act: 'ship', seen: '2', 'line-0': '0', 'line-1': '0' });
    expect(await openOwnerLink(api(), token, none)).toMatchObject({
      status: 422,
      problem: 'Please say of at least one line how many.',
      page: { order: { order: { id, status: 1 } } },
    });
    for (const fields of [{}, { act: 'sell' }, { act: 'pack', seen: 'x' }] as Record<string, string>[])
      expect((await openOwnerLink(api(), token, await form(fields))).status).toBeGreaterThanOrEqual(409);
    expect(await openOwnerLink(api(), 'x')).toEqual({
      status: 404,
      problem: expect.stringContaining('Links in mails from the shop work for 30 days'),
    });
  });
});
