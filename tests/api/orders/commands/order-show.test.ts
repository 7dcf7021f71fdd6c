import { expect, test } from 'vitest';
import { BELT } from '../../catalogue.ts';
import { sqlite } from '../../engines.ts';
import { openShop, orderOf } from '../../fixture.ts';
import { ordersCommand } from './orders-command.ts';

test('a field of the address that is empty leaves no empty line', async () => {
  const shop = await openShop(sqlite);
  const token = await shop.signUp('asha@example.com');
  const { body } = await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token });
  const { shipping } = await shop.db.selectFrom('orders').select('shipping').executeTakeFirstOrThrow();
  const stateless = { ...(JSON.parse(shipping) as object), state: '' };
  await shop.db
    .updateTable('orders')
    .set({ shipping: JSON.stringify(stateless) })
    .execute();
  const { said } = await ordersCommand(shop)('show', body.id as string);
  expect(said.split('\n').filter((line) => line.trim() === '')).toEqual([]);
  await shop.close();
});
