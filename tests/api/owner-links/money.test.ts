import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { numberOf } from '../fixture.ts';
import { openRefunding, type Refunding } from '../refunds/refunding.ts';
import { recordChanges } from '#store-api/base/db/changes.ts';

describeEngines('10.owner-links: money that the owner alone sees come, or sends back', (engine) => {
  let refunding: Refunding;
  beforeAll(async () => {
    refunding = await openRefunding(engine, () => new Date());
    const { shop } = refunding;
    await recordChanges(shop.db, 'main', ['info'], new Date().toISOString());
  });
  afterAll(() => refunding.shop.close());

  const mailsOf = async (orderId: string) => {
    const name = await numberOf(refunding.shop.db, orderId);
    return refunding.shop.db
      .selectFrom('outbox')
      .select(['subject', 'text'])
      .where('recipient', '=', 'owner@shop.example')
      .where('subject', 'like', `%${name}%`)
      .orderBy('created_at')
      .execute();
  };
  const lastToken = async (orderId: string) => /\/owner\/([\w-]{43})/.exec((await mailsOf(orderId)).at(-1)!.text)![1]!;
  const open = (token: string) => refunding.shop.post('/owner-links', { token });
  const act = async (token: string, name: string, more: object = {}) => {
    const { seen } = (await open(token)).body;
    return refunding.shop.post('/owner-links/act', { token, act: name, seen, ...more });
  };

  test('a payment by UPI is mailed once, and confirmed by its link', async () => {
    const { shop } = refunding;
    await expect.poll(async () => (await shop.get('/storeInfo')).text).toContain('owner@shop.example');
    const orderId = await shop.order();
    for (let times = 0; times < 2; times += 1) expect((await shop.start(orderId, 'upi')).status).toBe(200);
    const mails = await mailsOf(orderId);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Order ${await numberOf(shop.db, orderId)}: has ₹1,999 come?`,
    ]);
    const token = await lastToken(orderId);
    expect((await open(token)).body).toMatchObject({
      acts: [{ act: 'confirm' }, { act: 'cancel' }],
      order: {
        money: 'due',
        payments: [{ status: 'superseded' }, { gateway: 'upi', status: 'started', amount: 1999 }],
      },
    });
    expect(await act(token, 'confirm')).toMatchObject({ status: 200, body: { order: { money: 'paid' } } });
  });

  test('what nothing gives back by itself is not said to be on its way', async () => {
    const { shop } = refunding;
    const orderId = await shop.order();
    await shop.start(orderId, 'upi');
    const token = await lastToken(orderId);
    await act(token, 'confirm');
    await act(token, 'cancel');
    const before = (await open(token)).body;
    expect(before.acts.map(({ act: name }: any) => name)).toEqual(['refunded', 'nothing']);
    expect(await act(token, 'refund', { number: 1 })).toMatchObject({
      status: 409,
      body: { code: 'not-now', error: expect.stringContaining('Nothing gives 1999.00 INR back by itself') },
    });
    expect((await open(token)).body).toEqual(before);
  });

  test('what a gateway took goes back through it by the link, once; what it refuses is said, and due again', async () => {
    const { shop } = refunding;
    await refunding.calm();
    const { orderId, charge } = await refunding.paid('stripe');
    const token = await lastToken(orderId);
    await act(token, 'cancel');
    expect((await open(token)).body.acts).toEqual(
      ['refund', 'refunded', 'nothing'].map((name) => ({ act: name, number: 1 })),
    );
    Object.assign(shop.fake, { refundStatus: 'failed' });
    expect((await act(token, 'refund', { number: 1 })).body.order.refunds.map(({ state }: any) => state)).toEqual([
      'failed',
      'due',
    ]);
    expect((await mailsOf(orderId)).at(-1)!.text).toContain('/owner/');
    await refunding.calm();
    const { seen } = (await open(token)).body;
    const body = { token, act: 'refund', number: 2, seen };
    const both = await Promise.all([shop.post('/owner-links/act', body), shop.post('/owner-links/act', body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refunding.atGateway(charge)).toHaveLength(2);
    expect((await open(token)).body).toMatchObject({ acts: [], order: { money: 'refunded' } });
    const causes = await shop.causesOf(orderId);
    expect(causes).toContain('refund of 1999.00 INR asked of stripe (2) (link mailed to owner@shop.example)');
  });
});
