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
    await shop.close();
    const cancels = await open({ cancel: true });
    const other = await cancels.delivered();
    expect(await cancels.seen(other)).not.toHaveProperty('changes');
    expect(await cancels.ask(other, { lines: [{ line: 0, quantity: 1, reason: 'damaged' }] })).toMatchObject({
      status: 409,
    });
    await cancels.close();
  });

  test('10.withdrawal: in the EU, without a reason, with a receipt that says what and when, and the delivery', async () => {
    const shop = await open({ online: true, delivery: true }, { country: 'DE', returnDays: 14, returnFees: 'free' });
    const id = await shop.delivered(1);
    await shop.withDelivery(id, 9950);
    expect((await shop.seen(id)).changes.return).toMatchObject({ withdrawal: true });
    const one = await shop.ask(id, { kind: 'withdrawal', lines: [{ line: 0, quantity: 1 }] });
    expect(one.body.returns).toMatchObject([{ kind: 'withdrawal', state: 'asked' }]);
    const receipt = (await shop.mails()).at(-1)!;
    expect(receipt.subject).toMatch(/^We have your withdrawal from your order /);
    expect(receipt.text).toMatch(
      /Return 1:\n1 x Slim Raw Jeans, M, Indigo\n\nReceived on \d{4}-\d\d-\d\d \d\d:\d\d \(/,
    );
    await shop.ask(id, { kind: 'withdrawal', lines: [{ line: 1, quantity: 1 }] });
    await shop.run('accept', id, '1');
    expect((await shop.mails()).at(-1)!.text).toContain(
      'Please send it at the latest 14 days after the day on which you withdrew.\n\nYou pay nothing for the way back.',
    );
    await shop.run('receive', id, '1', '--yes');
    await shop.run('receive', id, '2', '--yes');
    expect((await shop.causes(id)).filter((cause) => cause.includes('refund due'))).toEqual([
      '3 refund due: 1999.00 INR for return 1',
      '3 refund due: 1099.00 INR for return 2',
    ]);
    await shop.close();
  });

  test('10.withdrawal: before anything is packed, of a part and of the whole, the mail is a receipt of it', async () => {
    const shop = await open({ online: true }, { country: 'DE', returnDays: 14 });
    const id = await shop.paid(1);
    expect((await shop.seen(id)).changes).toMatchObject({ cancel: [{}, {}], withdrawal: true });
    const receipt =
      /This is the receipt of your withdrawal from the contract on it, which we received on \d+ \w+ \d{4} at \d+:\d\d.[ap]m \(.+\)\./;
    const last = async () => (await shop.mails()).at(-1)!;
    await shop.cancel(id, [{ line: 0, quantity: 1 }]);
    expect(await last()).toMatchObject({
      subject: expect.stringMatching(/^A part of your order/),
      text: expect.stringMatching(receipt),
    });
    await shop.cancel(id, [{ line: 1, quantity: 1 }]);
    expect(await last()).toMatchObject({
      subject: expect.stringMatching(/ is cancelled$/),
      text: expect.stringMatching(receipt),
    });
    expect((await shop.mailsTo('owner@shop.example')).at(-1)!.text).not.toContain('receipt of your withdrawal');
    const other = await shop.paid(1);
    await shop.run('cancel', other, '--yes');
    expect((await last()).text).not.toContain('receipt of your withdrawal');
    await shop.close();
  });

  test('10.withdrawal: of all of an order gives back all that was paid, the fee with the delivery, on paper too', async () => {
    const terms = { country: 'DE', returnDays: 14, returnFees: 'free' };
    const tax = { registration: 'none', documents: true };
    const shop = await openShopOfReturns(engine, { returns: { online: true, delivery: true }, terms, tax });
    const id = await shop.paid(1);
    await shop.withDelivery(id, 480, [
      { kind: 'charge', label: 'Gift wrap', amount: 200 },
      { kind: 'fee', label: 'Payment on delivery', amount: 300 },
      { kind: 'rounding', label: 'Rounding', amount: -30 },
    ]);
    await shop.run('ship', id);
    await shop.run('deliver', id);
    for (const line of [0, 1]) {
      await shop.ask(id, { kind: 'withdrawal', lines: [{ line, quantity: 1 }] });
      await shop.run('receive', id, String(line + 1), '--yes');
    }
    expect((await shop.causes(id)).filter((cause) => cause.includes('refund due'))).toEqual([
      '3 refund due: 1999.00 INR for return 1',
      '3 refund due: 1009.00 INR for return 2',
    ]);
    const documents = (await documentsOfOrder(shop.db, 'main', id)).filter(({ kind }) => kind !== 'receipt');
    expect(documents.map(({ kind, snapshot: { total } }) => [kind, total])).toEqual([
      ['bill', 300_800],
      ['credit-note', 199_900],
      ['credit-note', 100_900],
    ]);
    await shop.close();
  });

  test.each([
    ['cancelled', [['cancel', '--line', '2', '--yes']]],
    ['lost', [['ship'], ['lost', '2', '--yes']]],
  ])('10.withdrawal: of all that came, when the rest is %s after it', async (_, then) => {
    const terms = { country: 'DE', returnDays: 14, returnFees: 'free' };
    const tax = { registration: 'none', documents: true };
    const shop = await openShopOfReturns(engine, { returns: { online: true, delivery: true }, terms, tax });
    const id = await shop.paid(1);
    await shop.withDelivery(id, 480);
    await shop.run('ship', id, '--line', '1');
    await shop.run('deliver', id);
    await shop.ask(id, { kind: 'withdrawal', lines: [{ line: 0, quantity: 1 }] });
    await shop.run('receive', id, '--yes');
    for (const [command = '', ...more] of then) await shop.run(command, id, ...more);
    const due = (await shop.causes(id)).filter((cause) => cause.includes('refund due'));
    expect(due.map((cause) => /\d+\.\d\d/.exec(cause)?.[0])).toEqual(['1999.00', '1004.30']);
    const documents = (await documentsOfOrder(shop.db, 'main', id)).filter(({ kind }) => kind !== 'receipt');
    const signed = documents.map(({ kind, snapshot: { total } }) => (kind === 'bill' ? total : -total));
    expect(signed.reduce((sum, one) => sum + one, 0)).toBe(0);
    await shop.close();
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
    await shop.run('refund', id, '--line', '1', '--reason', 'a stain', '--yes');
    await shop.ask(id, { lines: [{ line: 0, quantity: 1, reason: 'damaged' }] });
    await shop.run('receive', id, '--yes');
    expect(await shop.states(id)).toEqual(['received 1', 'delivered 1']);
    await shop.run('refunded', id, '--yes');
    expect(await shop.states(id)).toEqual(['refunded 1', 'delivered 1']);
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
