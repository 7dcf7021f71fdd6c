import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELT, JEANS } from '../catalogue.ts';
import { describeEngines } from '../engines.ts';
import { openShop, orderOf, type TestShop } from '../fixture.ts';
import { ordersCommand } from '../orders/commands/orders-command.ts';
import { paySandbox } from './pay-sandbox.ts';
import { createStore } from '#owner/stores/create-store.ts';
import { eraseCustomer } from '#store-api/shop/customers/erase-customer.ts';

describeEngines('orders refund', (engine) => {
  let shop: TestShop;
  let orderId: string;
  let token: string;
  let orders: ReturnType<typeof ordersCommand>;
  beforeEach(async () => {
    // Nobody listens there: mails wait, and keep their text.
    shop = await openShop(engine, { environment: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    orders = ordersCommand(shop);
    token = await shop.signUp('asha@example.com');
    orderId = await place();
  });
  afterEach(() => shop.close());
  const place = async () =>
    (
      await shop.post(
        '/orders',
        orderOf([
          { productId: BELT, quantity: 2 },
          { productId: JEANS, quantity: 1, size: 'M', color: 'Indigo' },
        ]),
        { token },
      )
    ).body.id as string;
  const pay = () => paySandbox(shop.db, orderId);
  const run = (...args: string[]) => orders('refund', orderId, ...args);
  const shown = async () => JSON.parse((await orders('show', orderId, '--json')).said);
  const mails = async () =>
    (await shop.db.selectFrom('outbox').select(['subject', 'text']).execute()).filter(({ subject }) =>
      subject.startsWith('Your refund'),
    );

  test('P18 by amount and by piece, each once, as orders show and the files say', async () => {
    await pay();
    expect(await run('--amount', '100', '--reason', 'stain')).toMatchObject({ status: 3 });
    expect((await shown()).refunds).toEqual([]);
    expect(await run('--amount', '100', '--reason', 'stain for Mrs Rao', '--yes')).toMatchObject({
      status: 0,
      said: `${orderId}: ₹100 returned by sandbox`,
    });
    for (const line of ['1x1', '1'])
      expect(await run('--line', line, '--reason', 'too long', '--yes')).toMatchObject({
        said: expect.stringMatching(`^${orderId}: ₹999.50 returned by sandbox\n${orderId}: 1 piece of it is still to`),
      });
    expect(await run('--line', '1', '--reason', 'too long', '--yes')).toMatchObject({
      status: 1,
      wrong: expect.stringContaining(`Order ${orderId} has nothing of line 1 left for that`),
    });
    expect(await run('--line', '2', '--reason', 'hole', '--yes')).toMatchObject({
      status: 1,
      wrong: expect.stringContaining(`Of order ${orderId} 1899.00 INR can be given back, and not 1999.00 INR.`),
    });
    expect(await run('--line', '3', '--reason', 'hole', '--yes')).toMatchObject({
      wrong: expect.stringContaining(`Order ${orderId} has nothing of line 3 left for that`),
    });
    expect(await shown()).toMatchObject({
      money: { state: 'partly refunded', paid: 3998, refunded: 2099, underway: 0, toReturn: 0 },
      refunds: [
        { number: 1, state: 'succeeded', amount: 100, cause: 'refunded: stain for Mrs Rao', gateway: 'sandbox' },
        { number: 2, state: 'succeeded', amount: 999.5 },
        { number: 3, state: 'succeeded', amount: 999.5 },
      ],
    });
    const { said } = await orders('show', orderId);
    expect(said).toContain('  refund 1  succeeded  ₹100  refunded: stain for Mrs Rao');
    expect(said).toContain('  Money: partly refunded, ₹3,998 paid, ₹2,099 refunded');
    expect((await orders('list')).said).toMatch(/partly refunded \(sandbox .+\)$/m);
    expect((await orders('list', '--csv')).said.split('\r\n')[1]).toMatch(/,partly refunded,2099\.00$/);
    expect(await mails()).toHaveLength(3);
    expect((await mails())[0]!.text).toContain('The money goes back the way you paid.\n');
  });

  test('P18 by piece it is what was paid for it: less its share of discounts, with its tax', async () => {
    const kept = {
      lines: [
        [
          { off: [50], base: 90_000, tax: { GST: 4500 } },
          { off: [49], base: 90_001, tax: { GST: 4500 } },
        ],
        [{ off: [] }],
      ],
      delivery: [],
    };
    await shop.db
      .updateTable('orders')
      .set({ pricing: JSON.stringify(kept) })
      .where('id', '=', orderId)
      .execute();
    await pay();
    await run('--line', '1x1', '--reason', 'torn', '--yes');
    await run('--line', '1', '--reason', 'torn', '--yes');
    expect((await shown()).refunds.map(({ amount }: { amount: number }) => amount)).toEqual([945, 945.01]);
  });

  test('P18 of pieces that have not left it says that they still will, and how that is called off', async () => {
    await pay();
    const refund = async (line: string) =>
      (await run('--line', line, '--reason', 'torn', '--yes')).said.replaceAll(orderId, 'ID').split('\n');
    expect(await refund('1')).toEqual([
      'ID: ₹1,999 returned by sandbox',
      'ID: 2 pieces of it are still to be sent: orders cancel ID calls off all that is left of the order, and with --line a part of it',
    ]);
    await orders('ship', orderId, '--line', '2');
    expect(await refund('2')).toEqual(['ID: ₹1,999 returned by sandbox']);
    orderId = await place();
    await pay();
    await orders('ship', orderId, '--line', '2');
    expect(await refund('1x1')).toEqual([
      'ID: ₹999.50 returned by sandbox',
      'ID: 1 piece of it is still to be sent: orders cancel ID --line calls it off; orders ship ID sends it too, unless others are packed or named by --line',
    ]);
  });

  test('P18 a cancelled order is sent back at once', async () => {
    await pay();
    expect(await orders('cancel', orderId, '--refund', '--yes')).toMatchObject({
      status: 0,
      said: `${orderId}: cancelled\n${orderId}: ₹3,998 returned by sandbox`,
    });
    expect((await orders('refunds')).said).toBe('No refunds are due.');
    expect((await shown()).money).toMatchObject({ state: 'refunded', refunded: 3998 });
    const unpaid = await place();
    expect((await orders('cancel', unpaid, '--refund', '--yes')).said).toBe(`${unpaid}: cancelled`);
  });

  test('P20 amounts that the sandbox bank refuses, or takes its time for', async () => {
    await pay();
    expect((await run('--amount', '1.41', '--reason', 'x', '--yes')).said).toBe(
      `${orderId}: ₹1.41 was refused by sandbox: the sandbox bank refuses amounts that end like this. It stands in 'orders refunds'.`,
    );
    expect((await run('--amount', '1.42', '--reason', 'x', '--yes')).said).toContain('is on its way back by sandbox');
    expect(await orders('refunded', orderId, '3', '--yes')).toMatchObject({
      status: 1,
      wrong: expect.stringContaining('is being returned by its gateway'),
    });
  });

  test('P18 what came by hand is listed for the owner to return, and the shopper is told once it is', async () => {
    await orders('confirm', orderId);
    expect((await run('--amount', '500', '--reason', 'stain', '--yes')).said).toBe(
      `${orderId}: ₹500 is for you to return, since you confirmed its payment yourself. Then: orders refunded ${orderId} 1`,
    );
    expect((await orders('refunds')).said).toContain('confirmed by the owner  number 1  refund due: stain');
    expect(await mails()).toEqual([]);
    expect((await orders('refunded', orderId, '--note', 'asha@okbank', '--yes')).status).toBe(0);
    expect((await shown()).money).toMatchObject({ state: 'partly refunded', refunded: 500 });
    const [mail] = await mails();
    expect(mail!.text).toContain('we have returned ₹500 of your order');
    expect(mail!.text).not.toContain('may take');
    await run('--amount', '200', '--reason', 'voucher', '--yes');
    expect((await orders('refunded', orderId, '--as', 'nothing', '--yes')).status).toBe(0);
    expect((await shown()).money).toMatchObject({ refunded: 500, toReturn: 0 });
    expect(await mails()).toHaveLength(1);
  });

  test('P18 an order of another shop, an unpaid one, and what is no amount', async () => {
    await createStore(shop.db, {
      id: 'other',
      isDefault: false,
      hosts: ['other.example'],
      info: { storeName: 'Other' },
    });
    await pay();
    const wrong = async (...args: string[]) => (await orders('refund', ...args, '--yes')).wrong;
    expect(await wrong(orderId, '--amount', '1', '--reason', 'x', '--store', 'other')).toContain(
      `There is no order ${orderId}.`,
    );
    const unpaid = await place();
    expect(await wrong(unpaid, '--amount', '1', '--reason', 'x')).toContain(
      `Of order ${unpaid} 0.00 INR can be given back`,
    );
    expect(await wrong(unpaid)).toContain(`Order ${unpaid} has no money to return.`);
    for (const amount of ['0', '-1', '1e3', '0.001', 'all'])
      expect((await orders('refund', orderId, `--amount=${amount}`, '--reason', 'x', '--yes')).status).toBe(2);
    expect((await orders('refund', orderId, '--amount', '1', '--yes')).wrong).toContain(
      '--reason is missing. It says why',
    );
    expect((await shown()).refunds).toEqual([]);
  });

  test('P18 what the owner noted of it goes with the customer', async () => {
    await pay();
    await run('--amount', '100', '--reason', 'for Mrs Rao', '--yes');
    await shop.db.updateTable('orders').set({ status: 3 }).execute();
    const folder = { outboxFolder: shop.dataFolder, now: () => new Date() };
    await eraseCustomer(shop.db, { storeId: 'main', email: 'asha@example.com', ...folder });
    const told = JSON.stringify(await shown());
    expect(told).not.toContain('Mrs Rao');
    expect(told).toContain('succeeded');
  });
});
