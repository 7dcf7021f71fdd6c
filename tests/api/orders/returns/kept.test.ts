import { expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { openShopOfReturns } from './shop-of-returns.ts';
import { documentsOfOrder } from '#store-api/shop/documents/read-documents.ts';

describeEngines('10.returns: what a store does not take back', (engine) => {
  const open = (returns: object, terms = {}, settings = {}) =>
    openShopOfReturns(engine, { returns, terms, ...settings });

  test('categories that never come back, and shops that only cancel', async () => {
    const shop = await open({ online: true, never: ['Belts'] });
    const id = await shop.delivered();
    await shop.db.updateTable('products').set({ category: 'Belts' }).where('title', 'like', '%Belt%').execute();
    expect((await shop.seen(id)).changes.return).toMatchObject({ lines: [{ line: 0, quantity: 2 }] });
    expect((await shop.seen(id)).changes.return).not.toHaveProperty('fee');
    expect(await shop.ask(id, { lines: [{ line: 1, quantity: 1, reason: 'damaged' }] })).toMatchObject({ status: 409 });
    expect((await shop.get('/storeInfo')).body.terms).toMatchObject({ noReturns: ['Belts'] });
    await shop.close();
    const cancels = await open({ cancel: true });
    const other = await cancels.delivered();
    expect(await cancels.seen(other)).not.toHaveProperty('changes');
    expect(await cancels.ask(other, { lines: [{ line: 0, quantity: 1, reason: 'damaged' }] })).toMatchObject({
      status: 409,
    });
    await cancels.close();
  });

  test('what is called off of an exchange, when nothing else is left, is credited with the delivery that goes back', async () => {
    const tax = { registration: 'none', documents: true };
    const shop = await openShopOfReturns(engine, { returns: { online: true, exchange: true }, tax });
    const id = await shop.paid(1);
    await shop.withDelivery(id, 480);
    await shop.run('cancel', id, '--line', '2', '--yes');
    await shop.run('ship', id);
    await shop.run('deliver', id);
    await shop.ask(id, { kind: 'exchange', lines: [{ line: 0, quantity: 1, reason: 'size-small', size: 'L' }] });
    await shop.run('receive', id, '--yes');
    await shop.cancel(id, [{ line: 0, quantity: 1 }]);
    const due = (await shop.causes(id)).filter((cause) => cause.includes('refund due'));
    expect(due.map((cause) => /\d+\.\d\d/.exec(cause)?.[0])).toEqual(['999.50', '2003.80']);
    const documents = (await documentsOfOrder(shop.db, 'main', id)).filter(({ kind }) => kind !== 'receipt');
    expect(documents.map(({ kind, snapshot: { total } }) => [kind, total])).toEqual([
      ['bill', 200_380],
      ['credit-note', 199_900],
      ['credit-note', 480],
    ]);
    await shop.close();
  });

  test('a returned piece for which its owner gives money back already is refunded when that is back', async () => {
    const shop = await open({ online: true });
    const id = await shop.delivered(1);
    await shop.ask(id, { lines: [{ line: 0, quantity: 1, reason: 'damaged' }] });
    await shop.run('refund', id, '--line', '1', '--reason', 'a stain', '--yes');
    await shop.run('receive', id, '--yes');
    expect(await shop.states(id)).toEqual(['received 1', 'delivered 1']);
    await shop.run('refunded', id, '--yes');
    expect(await shop.states(id)).toEqual(['refunded 1', 'delivered 1']);
    await shop.close();
  });

  test('a piece for which all is given back already is not sent back, nor exchanged; another is', async () => {
    const shop = await open({ online: true, exchange: true, fee: 79 });
    const id = await shop.delivered(1);
    await shop.run('refund', id, '--amount', '5', '--reason', 'late', '--yes');
    expect((await shop.seen(id)).changes.return.lines).toHaveLength(2);
    await shop.run('refund', id, '--line', '1', '--reason', 'a stain', '--yes');
    expect((await shop.seen(id)).changes).toMatchObject({ return: { lines: [{ line: 1, quantity: 1 }] } });
    expect((await shop.seen(id)).changes).not.toHaveProperty('exchange');
    const lines = [{ line: 0, quantity: 1, reason: 'damaged', size: 'L' }];
    for (const kind of ['return', 'exchange'])
      expect(await shop.ask(id, { kind, lines }), kind).toMatchObject({
        status: 409,
        body: { code: 'not-returnable' },
      });
    await shop.close();
  });

  test('a mail that asks to send something says who pays its way, as far as the store says so', async () => {
    const shop = await open({ online: true }, { country: 'DE', returnDays: 14 });
    const id = await shop.delivered();
    const accepted = async (number: number, reason: string, ...options: string[]) => {
      await shop.ask(id, { lines: [{ line: 0, quantity: 1, reason }] });
      await shop.run('accept', id, String(number), ...options);
      return (await shop.mails()).at(-1)!.text;
    };
    expect(await accepted(1, 'size-small')).toContain('You pay for the way back.');
    expect(await accepted(2, 'damaged')).not.toMatch(/way back|days after/);
    await shop.close();
  });

  test('10.returns: in German who pays, how long there is, and dates as pages write them', async () => {
    const shop = await open({ online: true }, { country: 'DE', returnDays: 14 }, { language: 'de' });
    const id = await shop.delivered(1);
    await shop.ask(id, { kind: 'withdrawal', lines: [{ line: 0, quantity: 1 }] });
    await shop.run('accept', id, '1', '--free');
    const { text } = (await shop.mails()).at(-1)!;
    expect(text).toMatch(/Eingegangen am \d+ \w+ \d{4} at /);
    expect(text).toContain('spätestens 14 Tage nach dem Tag ab, an dem Sie widerrufen haben');
    expect(text).toContain('Die Rücksendung ist für Sie kostenlos.');
    await shop.close();
  });

  test('a withdrawal elsewhere, an exchange where there is none, and no reason where one is asked for', async () => {
    const shop = await open({ online: true });
    const id = await shop.delivered();
    const lines = [{ line: 0, quantity: 1, reason: 'damaged' }];
    expect(await shop.ask(id, { kind: 'withdrawal', lines })).toMatchObject({ status: 409 });
    expect(await shop.ask(id, { kind: 'exchange', lines })).toMatchObject({ status: 409 });
    expect(await shop.ask(id, { lines: [{ line: 0, quantity: 1 }] })).toMatchObject({
      status: 422,
      body: { code: 'invalid', error: 'Please say why you are sending this back' },
    });
    await shop.close();
  });

  test('10.order-changes: without the setting nothing is announced, shown or answered', async () => {
    const shop = await open({});
    const id = await shop.delivered();
    expect((await shop.get('/storeInfo')).body.capabilities).not.toContain('orderChanges');
    expect(Object.keys(await shop.seen(id))).not.toEqual(expect.arrayContaining(['changes']));
    expect(await shop.cancel(id, [{ line: 0, quantity: 1 }])).toMatchObject({ status: 404 });
    expect(await shop.ask(id, { lines: [{ line: 0, quantity: 1 }] })).toMatchObject({ status: 404 });
    await shop.close();
  });
});
