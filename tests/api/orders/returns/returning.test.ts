import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { numberOf, stockOf } from '../../fixture.ts';
import { DAY, openShopOfReturns } from './shop-of-returns.ts';

describeEngines('10.returns: a shopper sends pieces back', (engine) => {
  let shop: Awaited<ReturnType<typeof openShopOfReturns>>;
  let id: string;
  beforeEach(async () => {
    shop = await openShopOfReturns(engine);
    id = await shop.delivered();
  });
  afterEach(() => shop.close());
  const jeansLeft = () => stockOf(shop.db, 'jeans-m-indigo');
  const due = async () =>
    (await shop.causes(id)).filter((cause) => cause.includes('refund due')).map((cause) => cause.slice(2));
  const mail = async (start: string) => (await shop.mails()).filter(({ subject }) => subject.startsWith(start)).at(-1)!;

  test('one of three: asked for, accepted, come back, its money given back; the order stays delivered', async () => {
    expect((await shop.seen(id)).changes).toEqual({
      return: {
        until: expect.stringMatching(/^\d{4}-\d\d-\d\dT18:29:59\.999Z$/),
        lines: [
          { line: 0, quantity: 2 },
          { line: 1, quantity: 1 },
        ],
        fee: 79,
        reasons: true,
      },
    });
    const reason = { reason: 'size-small', note: ' Too tight ' };
    const asked = await shop.ask(id, { lines: [{ line: 0, quantity: 1, ...reason }] });
    expect(asked.status).toBe(200);
    const first = {
      number: 1,
      kind: 'return',
      askedAt: expect.any(String),
      items: [{ line: 0, quantity: 1 }],
      fee: 79,
    };
    expect(asked.body).toMatchObject({ status: 3, returns: [{ ...first, state: 'asked' }] });
    expect(asked.body.changes.return.lines).toEqual([
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ]);
    const number = await numberOf(shop.db, id);
    expect((await mail('We have your return request')).text).toContain(
      '\n\nReturn 1:\n1 x Slim Raw Jeans, M, Indigo\n\nAsked for on ',
    );
    // As pages write it.
    expect((await mail('We have your return request')).text).toMatch(/Asked for on \d+ \w+ \d{4} at \d+:\d\d.[ap]m \(/);
    const toOwner = (await shop.mailsTo('owner@shop.example')).at(-1)!;
    expect(toOwner.subject).toBe(`Order ${number}: return 1`);
    expect(toOwner.text).toContain('Slim Raw Jeans, M, Indigo: too small, Too tight');
    expect((await shop.run('returns')).said).toContain(
      `${number} 1  return  asked  asha@example.com\n  1 x Slim Raw Jeans, M, Indigo: size-small, Too tight`,
    );

    expect((await shop.run('accept', id, '--note', 'Leave it at the post office')).said).toBe(
      `${id}: return 1 accepted`,
    );
    const accepted = await mail('How to send back');
    expect(accepted.text).toContain('Leave it at the post office');
    expect(accepted.text).toContain('Please send it to:\nSelvedge Ltd.\n4 Mill Lane, Pune');
    expect(accepted.text).toContain('The way back costs ₹79, which is taken off your refund.');
    expect((await shop.seen(id)).returns).toEqual([
      { ...first, state: 'accepted', note: 'Leave it at the post office' },
    ]);

    expect(await jeansLeft()).toBe(1);
    expect((await shop.run('receive', id, '--yes')).said).toBe(
      `${id}: return 1: 1 piece came back, the money stands in orders refunds`,
    );
    expect(await jeansLeft()).toBe(2);
    expect(await due()).toEqual(['refund due: 1920.00 INR for return 1, less 79.00 for its way back']);
    const come = await mail('Your return for order');
    expect(come.text).toContain('Refund: ₹1,920, after ₹79 for the way back\n');
    expect(come.text).not.toContain('taken off');
    expect((await shop.seen(id)).returns).toMatchObject([{ state: 'received' }]);
    expect((await shop.run('refunds')).said).toContain('₹1,920');
    await shop.run('refunded', id, '--yes');
    expect(await shop.seen(id)).toMatchObject({ status: 3, returns: [{ state: 'refunded' }] });
    expect(await shop.states(id)).toEqual(['refunded 1', 'delivered 1', 'delivered 1']);
    expect((await shop.run('returns')).said).toBe('No returns are open.');
    expect((await shop.causes(id)).slice(-6)).toEqual([
      '3 return asked for (return 1)',
      '3 return accepted (return 1): Leave it at the post office',
      '3 came back (return 1)',
      '3 refund due: 1920.00 INR for return 1, less 79.00 for its way back',
      '3 refund settled by the owner (1)',
      '3 settled (return 1)',
    ]);
  });

  test('declined: it stays with the shopper, who reads why, and cannot be asked for again', async () => {
    await shop.ask(id, { lines: [{ line: 1, quantity: 1, reason: 'changed-mind' }] });
    expect((await shop.run('decline', id)).wrong).toContain('Say why it is declined, with --note.');
    expect((await shop.run('decline', id, '1', '--note', 'It was worn')).said).toBe(`${id}: return 1 declined`);
    expect((await mail('Your return')).text).toContain('It was worn');
    const seen = await shop.seen(id);
    expect(seen.returns).toMatchObject([{ state: 'refused', note: 'It was worn' }]);
    expect(seen.changes.return.lines).toEqual([{ line: 0, quantity: 2 }]);
    expect(await shop.ask(id, { lines: [{ line: 1, quantity: 1, reason: 'damaged' }] })).toMatchObject({ status: 409 });
    expect((await shop.run('accept', id, '1')).wrong).toContain('Return 1 of order');
    expect((await shop.run('accept', id, '2')).wrong).toContain('has no return 2');
    expect((await shop.run('receive', id, '--yes')).wrong).toContain('has no return that is open');
  });

  test('what is not fit for sale stays out of stock; what comes later is told later, and its way back costs once', async () => {
    await shop.ask(id, {
      lines: [
        { line: 0, quantity: 1, reason: 'damaged' },
        { line: 0, quantity: 1, reason: 'size-large' },
        { line: 1, quantity: 1, reason: 'other', note: 'No' },
      ],
    });
    expect((await shop.run('receive', id, '--line', '1', '--unfit', '1x1', '--yes')).said).toContain(
      '2 pieces came back',
    );
    expect(await jeansLeft()).toBe(2);
    expect(await shop.states(id)).toEqual(['received 1', 'received 1', 'return-asked 1']);
    expect((await shop.seen(id)).returns).toMatchObject([{ state: 'asked' }]);
    expect((await mail('Your return for order')).text).toContain('Refund: ₹3,919, after ₹79 for the way back\n');
    await shop.run('receive', id, '1', '--yes');
    expect(await due()).toEqual([
      'refund due: 3919.00 INR for return 1, less 79.00 for its way back',
      'refund due: 999.50 INR for return 1',
    ]);
    expect((await mail('Your return for order')).text).toContain('Refund: ₹999.50\n');
    const fits = await shop.db.selectFrom('return_pieces').select('fit').orderBy('line').orderBy('fit').execute();
    expect(fits.map(({ fit }) => fit)).toEqual([0, 1, 1]);
  });

  test('what its way back costs may be waived, and may come to more than the piece', async () => {
    await shop.ask(id, { lines: [{ line: 1, quantity: 1, reason: 'wrong-item' }] });
    await shop.run('accept', id, '--free');
    expect((await shop.seen(id)).returns[0]).not.toHaveProperty('fee');
    await shop.run('receive', id, '--yes');
    expect(await due()).toEqual(['refund due: 999.50 INR for return 1']);
    await shop.ask(id, { lines: [{ line: 0, quantity: 1, reason: 'wrong-item' }] });
    await shop.db.updateTable('returns').set({ fee_paise: 500_000 }).where('position', '=', 1).execute();
    expect((await shop.run('receive', id, '--yes')).said).toContain('no money is due');
    expect((await shop.seen(id)).returns).toMatchObject([{ state: 'received' }, { state: 'refunded' }]);
  });

  test('the days count from the last parcel, and after them it is too late', async () => {
    const until = Date.parse((await shop.seen(id)).changes.return.until as string);
    shop.wait(until - Date.now() + DAY);
    expect(await shop.seen(id)).not.toHaveProperty('changes');
    const late = await shop.ask(id, { lines: [{ line: 0, quantity: 1, reason: 'damaged' }] });
    expect(late).toMatchObject({ status: 409, body: { code: 'not-returnable', order: { id } } });
  });

  test('to be paid on delivery: not before it has arrived, nor received before its money has come', async () => {
    const other = await shop.paid(1);
    await shop.db.updateTable('orders').set({ collect: 'due' }).where('id', '=', other).execute();
    await shop.run('ship', other);
    const lines = [{ line: 1, quantity: 1, reason: 'damaged' }];
    expect(await shop.ask(other, { lines })).toMatchObject({ status: 409 });
    await shop.run('deliver', other);
    expect(await shop.ask(other, { lines })).toMatchObject({ status: 200 });
    expect((await shop.run('receive', other, '--yes')).wrong).toContain('its money has not come');
    await shop.run('paid', other);
    expect((await shop.run('receive', other, '--yes')).said).toContain('1 piece came back');
  });

  test('what was asked back before anybody said that it had arrived: its parcel has, with all that is in it', async () => {
    const other = await shop.paid(1);
    await shop.run('ship', other, '--tracking', 'AB1');
    await shop.ask(other, {
      lines: [{ line: 0, quantity: 1, reason: 'damaged' }],
    });
    expect((await shop.seen(other)).status).toBe(3);
    expect((await shop.run('deliver', other, 'AB1')).wrong).toContain('Parcel 1 of order');
    expect((await shop.causes(other)).slice(-2)).toEqual([
      '3 arrived, by the word of the shopper',
      '3 return asked for (return 1)',
    ]);
    expect((await shop.seen(other)).parcels).toMatchObject([{ deliveredAt: expect.any(String) }]);
    expect(await shop.states(other)).toEqual(['return-asked 1', 'delivered 1']);
  });
});
