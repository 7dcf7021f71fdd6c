import { expect, test } from 'vitest';
import { describeEngines } from '../../engines.ts';
import { openOnDelivery, TERMS } from './on-delivery-shop.ts';

describeEngines('10.cancel: an address that may be somebody else’s', (engine) => {
  test('is mailed of no more parts of an unpaid order than orders an hour are told of', async () => {
    const shop = await openOnDelivery(engine, { SMTP_URL: 'smtp://127.0.0.1:9', ORDER_MAILS_PER_HOUR: '2' });
    await shop.offer({ ...TERMS, upTo: 5000 }, { returns: { cancel: true } });
    const id = await shop.order({}, 5);
    await shop.choose(id, 5046.5);
    for (let count = 0; count < 5; count += 1)
      expect((await shop.post(`/orders/${id}/cancellations`, { lines: [{ line: 0, quantity: 1 }] }, shop)).status).toBe(
        200,
      );
    const told = (await shop.mailsOf(id)).filter(({ recipient }) => recipient === 'asha@example.com');
    expect(told.map(({ subject }) => subject.slice(0, 12)).slice(-3)).toEqual([
      'A part of yo',
      'A part of yo',
      expect.stringMatching(/^Your order /),
    ]);
    await shop.close();
  });
});
