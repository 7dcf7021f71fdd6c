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

test('11.address-lines: town and postal code stand as the country writes them', async () => {
  const shop = await openShop(sqlite);
  const token = await shop.signUp('asha@example.com');
  const { body } = await shop.post('/orders', orderOf([{ productId: BELT, quantity: 1 }]), { token });
  const addressIn = async (country: string | undefined) => {
    await shop.db
      .updateTable('stores')
      .set({ info: JSON.stringify({ storeName: 'Kiln', terms: country && { country } }) })
      .execute();
    const { said } = await ordersCommand(shop)('show', body.id as string);
    return /^ {2}Asha Rao$[^]*98765 43210$/m.exec(said)?.[0];
  };
  const lines = (...place: string[]) =>
    ['Asha Rao', '12 Lake Road', ...place, '+91 98765 43210'].map((one) => `  ${one}`);
  expect(await addressIn(undefined)).toBe(lines('Pune, Maharashtra 411001').join('\n'));
  expect(await addressIn('DE')).toBe(lines('411001 Pune, Maharashtra').join('\n'));
  expect(await addressIn('GB')).toBe(lines('Pune, Maharashtra', '411001').join('\n'));
  await shop.close();
});
