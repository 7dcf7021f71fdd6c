import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { mailedTokens } from '../../orders/links/mailed-token.ts';
import { type OnDeliveryShop, openOnDelivery } from '../on-delivery/on-delivery-shop.ts';

describeEngines('10.reference: what the bank calls a payment, by the link of a mail', (engine) => {
  let shop: OnDeliveryShop;
  beforeAll(async () => {
    shop = await openOnDelivery(engine, { UPI_VPA: 'shop@bank', UPI_NAME: 'Selvedge' });
  });
  afterAll(() => shop.close());

  const open = (token: string) => shop.post('/order-links/open', { token });
  const give = (token: string, reference: string) => shop.post('/order-links/reference', { token, reference });
  const placed = async () => {
    const id = await shop.order();
    return { id, token: (await mailedTokens(shop.db, id)).at(-1)! };
  };

  test('a payment that was begun by the link is told by it, and then none is offered', async () => {
    const { id, token } = await placed();
    expect((await give(token, '123456789012')).body).toMatchObject({ code: 'not-payable' });
    await shop.post('/order-links/pay', { token, fields: { method: 'upi' } });
    expect((await give(token, '12')).body).toMatchObject({ code: 'invalid' });
    expect((await give(token, '1234 5678 9012')).body).toEqual({ success: true });
    const { body } = await open(token);
    expect(body.order).toMatchObject({ id, status: 0, paymentReference: '123456789012' });
    expect(body).not.toHaveProperty('paymentFields');
    const again = await shop.post('/order-links/pay', { token, fields: { method: 'upi' } });
    expect(again.body).toMatchObject({ success: false, code: 'being-checked' });
    expect((await shop.run('confirm', id, '--not-found')).wrong).toBe('');
    expect((await open(token)).body.paymentFields.length).toBeGreaterThan(0);
  });

  test('attack: a link says nothing of another order, nor once it is revoked', async () => {
    const [mine, theirs] = [await placed(), await placed()];
    for (const { token } of [mine, theirs]) await shop.post('/order-links/pay', { token, fields: { method: 'upi' } });
    expect((await give(mine.token, '222233334444')).status).toBe(200);
    expect((await give(theirs.token, '222233334444')).body).toMatchObject({ code: 'reference-used' });
    await shop.run('unlink', theirs.id);
    expect((await give(theirs.token, '222233335555')).status).toBe(404);
    expect((await give('x'.repeat(43), '222233335555')).status).toBe(404);
    const { payment_reference } = await shop.db
      .selectFrom('orders')
      .select('payment_reference')
      .where('id', '=', theirs.id)
      .executeTakeFirstOrThrow();
    expect(payment_reference).toBeNull();
  });
});
