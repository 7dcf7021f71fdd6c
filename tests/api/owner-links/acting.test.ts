import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { numberOf } from '../fixture.ts';
import { openShopOfLinks, type ShopOfLinks } from './shop-of-links.ts';

const BY = ' (link mailed to owner@shop.example)';

describeEngines("10.owner-links: the owner's acts by a link", (engine) => {
  let shop: ShopOfLinks;
  beforeAll(async () => {
    shop = await openShopOfLinks(engine);
  });
  afterAll(() => shop.close());

  test('an order is packed, sent with its number, and delivered; its history names the mailbox', async () => {
    const id = await shop.paid();
    const number = await numberOf(shop.db, id);
    const token = await shop.lastToken();
    const mail = (await shop.mailsTo('owner@shop.example')).at(-1)!;
    expect(mail.subject).toMatch(`Order ${number} is paid`);
    expect(mail.text).toContain(`Open this to see it, and to say what you have done:\n\nhttps://shop.example/owner/`);
    expect(mail.text).toContain(`npm run store -- orders ship ${number}`);
    const { status, body } = await shop.open(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      mailbox: 'owner@shop.example',
      order: {
        order: { id, number, status: 1, shippingAddress: { fullName: 'Asha Rao', city: 'Pune' } },
        email: 'asha@example.com',
        phone: '+91 98765 43210',
        money: 'paid',
        lines: [
          { toPack: 2, toSend: 2 },
          { toPack: 1, toSend: 1 },
        ],
        carriers: ['Dart Post'],
      },
    });
    expect(await shop.actNames(token)).toEqual(['pack', 'ship', 'cancelPart', 'cancel']);
    expect((await shop.act(token, 'pack', { note: 'a gift' })).status).toBe(200);
    expect(await shop.actNames(token)).toEqual(['ship', 'unpack', 'cancel']);
    const lines = [{ line: 0, quantity: 2 }];
    const sent = await shop.act(token, 'ship', { carrier: 'Dart Post', tracking: 'AB127', lines });
    expect(sent).toMatchObject({ status: 200, body: { order: { parcels: [{ number: 1, name: 'Dart Post AB127' }] } } });
    expect((await shop.act(token, 'ship')).body.acts).toContainEqual({ act: 'deliver', number: 2 });
    expect(await shop.actNames(token)).toEqual(['deliver 1', 'refused 1', 'deliver 2', 'refused 2']);
    for (const parcel of [1, 2]) expect((await shop.act(token, 'deliver', { number: parcel })).status).toBe(200);
    expect(await shop.actNames(token)).toEqual([]);
    expect((await shop.causes(id)).slice(2)).toEqual([
      `1 packed${BY}: a gift`,
      `1 shipped (parcel 1)${BY}`,
      `2 shipped (parcel 2)${BY}`,
      `2 delivered (parcel 1)${BY}`,
      `3 delivered (parcel 2)${BY}`,
    ]);
    expect((await shop.mails()).at(-4)!.text).toContain('Tracking: Dart Post AB127');
    expect((await shop.mails()).map(({ text }) => text).join('')).not.toContain('owner@shop.example');
  });

  test('what cannot be had is cancelled, and the rest is sent; the last piece is cancelled with the order', async () => {
    const id = await shop.paid();
    const token = await shop.lastToken();
    const lines = [{ line: 0, quantity: 1 }];
    expect(await shop.act(token, 'cancelPart')).toMatchObject({ status: 409, body: { code: 'not-now' } });
    const { status, body } = await shop.act(token, 'cancelPart', { lines, note: 'It has a hole, sorry.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      order: { order: { status: 1 }, lines: [{ toPack: 1 }, { toPack: 1 }], refunds: [{ number: 1, state: 'due' }] },
    });
    expect((await shop.mails()).at(-1)!).toMatchObject({ text: expect.stringContaining('It has a hole, sorry.') });
    await shop.act(token, 'ship', { lines: [{ line: 1, quantity: 1 }] });
    // With a parcel on its way the order is not cancelled any more; what has not left is.
    expect(await shop.actNames(token)).toEqual(
      expect.arrayContaining(['pack', 'ship', 'deliver 1', 'refused 1', 'cancelPart']),
    );
    expect((await shop.act(token, 'cancelPart', { lines })).body.order.order.status).toBe(2);
    expect(await shop.actNames(token)).not.toContain('cancelPart');
    const { history } = (await shop.open(token)).body.order;
    expect(JSON.stringify(history)).toContain(`"a part cancelled by the owner${BY}: It has a hole, sorry."`);
    expect((await shop.causes(id)).filter((cause) => cause.includes('cancelled by'))).toEqual([
      `1 cancelled by the owner${BY}: It has a hole, sorry.`,
      `2 cancelled by the owner${BY}`,
    ]);
    await shop.paid(1);
    const last = await shop.lastToken();
    expect((await shop.act(last, 'cancelPart', { lines })).body.acts.map(({ act }: { act: string }) => act)).toEqual(
      expect.arrayContaining(['pack', 'ship', 'cancel']),
    );
    expect(await shop.actNames(last)).not.toContain('cancelPart');
  });

  test('a form that is sent twice does its work once, and a page that is old does nothing', async () => {
    const id = await shop.paid();
    const token = await shop.lastToken();
    const { seen } = (await shop.open(token)).body;
    const body = { token, act: 'ship', seen, lines: [{ line: 0, quantity: 1 }] };
    const both = await Promise.all([shop.post('/owner-links/act', body), shop.post('/owner-links/act', body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'changed',
      error: 'Something has happened to it meanwhile. Nothing was done: this is how it stands now.',
    });
    expect((await shop.states(id)).filter((state) => state.startsWith('sent'))).toHaveLength(1);
    const late = await shop.act(token, 'cancel');
    expect(late).toMatchObject({ status: 409, body: { code: 'not-now' } });
    expect(late.body.error).toContain(`A parcel of order ${await numberOf(shop.db, id)} has left`);
  });

  test('what waits for its payment is confirmed, or cancelled with a reason', async () => {
    const id = await shop.place();
    const [first] = await linkOf(id);
    expect(await shop.actNames(first!)).toEqual(['confirm', 'cancel']);
    expect((await shop.act(first!, 'confirm')).body.order.order.status).toBe(1);
    const cancelled = await shop.act(first!, 'cancel', { note: 'Sold out, sorry.' });
    expect(cancelled.body).toMatchObject({
      order: { order: { status: 4 }, refunds: [{ number: 1, state: 'due' }] },
      acts: [
        { act: 'refunded', number: 1 },
        { act: 'nothing', number: 1 },
      ],
    });
    expect((await shop.mails()).at(-1)!.text).toContain('Sold out, sorry.');
    const back = await shop.act(first!, 'refunded', { number: 1, note: 'by UPI' });
    expect(back.body).toMatchObject({ acts: [], order: { refunds: [{ state: 'paid-out' }] } });
    expect(await shop.causes(id)).toEqual([
      '0 placed',
      `1 payment confirmed by the owner${BY}`,
      `4 cancelled by the owner${BY}: Sold out, sorry.`,
      '4 refund due: cancelled after it was paid',
      `4 refund settled by the owner (1)${BY}: by UPI`,
    ]);
  });

  /** Of the shop's own making, as a mail about a new order carries it. */
  async function linkOf(orderId: string): Promise<string[]> {
    const { ownerLink } = await import('#store-api/shop/order-links/owner-link.ts');
    const link = await shop.db.transaction().execute((trx) =>
      ownerLink(trx, {
        storeId: 'main',
        about: { orderId },
        mailbox: 'owner@shop.example',
        origin: 'http://localhost:8044',
        at: new Date().toISOString(),
      }),
    );
    return [link.split('/').at(-1)!];
  }

  test('a return is accepted, comes back and is paid for; another is declined with the reason', async () => {
    const id = await shop.delivered();
    await shop.ask(id, { lines: [{ line: 0, quantity: 2, reason: 'size-small', note: 'Too tight' }] });
    const token = await shop.lastToken();
    expect((await shop.open(token)).body.order.returns).toEqual([
      {
        number: 1,
        kind: 'return',
        state: 'asked',
        askedAt: expect.any(String),
        lines: [{ line: 0, quantity: 2, reason: 'size-small', note: 'Too tight' }],
      },
    ]);
    expect(await shop.actNames(token)).toEqual(['accept 1', 'receive 1', 'decline 1']);
    expect((await shop.act(token, 'accept', { number: 1 })).status).toBe(200);
    expect(await shop.actNames(token)).toEqual(['receive 1']);
    const come = await shop.act(token, 'receive', { number: 1, unfit: [{ line: 0, quantity: 1 }] });
    expect(come.body).toMatchObject({ order: { refunds: [{ number: 1, state: 'due', amount: 3919 }] } });
    expect((await shop.causes(id)).slice(-4)).toEqual([
      `3 return accepted (return 1)${BY}`,
      `3 came back (return 1)${BY}`,
      `3 came back, not fit for sale (return 1)${BY}`,
      '3 refund due: 3919.00 INR for return 1, less 79.00 for its way back',
    ]);
    const other = await shop.delivered(1);
    await shop.ask(other, { lines: [{ line: 1, quantity: 1, reason: 'changed-mind' }] });
    const declining = await shop.lastToken();
    expect((await shop.act(declining, 'decline', { number: 1, note: 'It was worn.' })).status).toBe(200);
    expect((await shop.mails()).at(-1)!.text).toContain('It was worn.');
  });

  test('a message is shown and answered once', async () => {
    await shop.post('/contact', {
      name: 'Ravi',
      email: 'ravi@example.com',
      subject: 'Sizes',
      message: 'Do you have 40?',
    });
    const token = await shop.lastToken();
    const shown = (await shop.open(token)).body;
    expect(shown).toMatchObject({
      acts: [{ act: 'answered' }],
      message: { name: 'Ravi', email: 'ravi@example.com', subject: 'Sizes', message: 'Do you have 40?' },
    });
    expect((await shop.act(token, 'cancel')).status).toBe(422);
    expect((await shop.act(token, 'answered')).body).toMatchObject({
      acts: [],
      message: { answeredAt: expect.any(String), answeredBy: 'owner@shop.example' },
    });
    expect(await shop.act(token, 'answered')).toMatchObject({ status: 409, body: { code: 'changed' } });
  });
});
