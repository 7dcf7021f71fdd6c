import { expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { openShopOfReturns } from './shop-of-returns.ts';
import { documentsOfOrder } from '#store-api/shop/documents/read-documents.ts';

describeEngines('10.withdrawal: what the law of the EU calls a withdrawal', (engine) => {
  const open = (returns: object, terms: object) => openShopOfReturns(engine, { returns, terms });

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
      /Return 1:\n1 x Slim Raw Jeans, M, Indigo\n\nReceived on \d+ \w+ \d{4} at \d+:\d\d.[ap]m \(/,
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
});
