import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { type ConfirmingShop, openConfirming } from './confirming-shop.ts';
import { TERMS } from './on-delivery-shop.ts';
import { createStore } from '#owner/stores/create-store.ts';

/** Who has no link to an order, or one for something else, learns nothing and does nothing (docs/decisions D546). */
describeEngines('links to orders', (engine) => {
  let shop: ConfirmingShop;
  beforeAll(async () => {
    shop = await openConfirming(engine);
    await shop.offer({ ...TERMS, confirm: true });
  });
  afterAll(() => shop.close());

  test('no other link opens or confirms it: they are all answered as one that never was', async () => {
    const { id, token } = await shop.asked();
    const other = await shop.asked();
    await createStore(shop.db, { id: 'away', isDefault: false, hosts: ['away.example'], info: { storeName: 'Away' } });
    const links = (which: string) => shop.db.updateTable('order_links').where('order_id', '=', which);
    const wrong: [what: string, token: unknown, before?: () => Promise<unknown>][] = [
      ['made up', 'A'.repeat(43)],
      ['altered', token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')],
      ['cut', token.slice(0, -1)],
      ['empty', ''],
      [
        'its hash',
        (await links(id).set({ used_at: null }).returning('token_hash').executeTakeFirstOrThrow()).token_hash,
      ],
      ['for another purpose', token, () => links(id).set({ purpose: 'pay' }).execute()],
      ['of another store', token, () => links(id).set({ purpose: 'confirm-delivery', store_id: 'away' }).execute()],
      ['expired', token, () => links(id).set({ store_id: 'main', expires_at: shop.now().toISOString() }).execute()],
      ['revoked', other.token, () => shop.run('unlink', other.id)],
    ];
    const answers = new Set<string>();
    for (const [what, guess, before] of wrong) {
      await before?.();
      for (const asks of [shop.open, shop.confirm]) {
        const { status, text } = await asks(guess);
        expect([what, status]).toEqual([what, 404]);
        answers.add(text);
      }
    }
    expect([...answers]).toEqual([
      JSON.stringify({ error: 'This link is not valid, or not any more.', code: 'not-found' }),
    ]);
    expect(await shop.rowOf(id)).toMatchObject({ status: 0, collect: 'to-confirm' });
    expect(await shop.rowOf(other.id)).toMatchObject({ status: 0, collect: 'to-confirm' });
    // Not a text at all, or a long one, is no token either.
    for (const none of [undefined, 7, 'A'.repeat(201)]) expect((await shop.confirm(none)).status).toBe(400);
  });

  test('10.refunded what went back of the order is said to whoever opens its link', async () => {
    const { id, token } = await shop.asked();
    await shop.confirm(token);
    await shop.run('confirm', id, '--yes');
    expect((await shop.open(token)).body).not.toHaveProperty('refunded');
    await shop.run('refund', id, '--amount', '89', '--reason', 'a stain', '--yes');
    await shop.run('refunded', id, '--yes');
    for (const asks of [shop.open, shop.confirm])
      expect(await asks(token)).toMatchObject({ status: 200, body: { id, refunded: 89 } });
  });

  test('another site cannot send it, GET does nothing, and guesses are limited by address', async () => {
    const { id, token } = await shop.asked();
    for (const [name, value] of [
      ['origin', 'https://evil.example'],
      ['origin', 'null'],
      ['sec-fetch-site', 'cross-site'],
    ] as const)
      expect(await shop.confirm(token, { [name]: value })).toMatchObject({ status: 403, body: { code: 'cross-site' } });
    for (const method of ['GET', 'HEAD'])
      for (const path of ['/order-links', '/order-links/confirm', `/order-links/confirm?token=${token}`])
        expect((await shop.call(method, path)).status).toBe(405);
    expect(await shop.rowOf(id)).toMatchObject({ status: 0, collect: 'to-confirm' });
    const guesser = { peer: '203.0.113.7' };
    const guess = (path: string, body: object) => shop.post(path, body, guesser);
    for (let times = 0; times < 60; times += 1) await guess('/order-links', { token: `made up ${times}` });
    for (const path of ['/order-links', '/order-links/confirm'])
      expect(await guess(path, { token })).toMatchObject({ status: 429, body: { code: 'too-many' } });
    for (let times = 0; times < 61; times += 1) expect((await shop.open(token)).status).toBe(200);
  });
});
