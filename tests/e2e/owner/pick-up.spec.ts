import { openOwningShop, type OwningShop, SCARF } from './owning-shop.ts';
import { expect } from '../support/test.ts';
import { read } from '../support/read.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

let opened: Promise<OwningShop> | undefined;
const shop = () => (opened ??= openOwningShop());
const test = read.extend({ baseURL: async ({}, use) => use((await shop()).origin) });
test.afterAll(async () => (await opened)?.close());

test('10.pick-up 10.owner-links what is picked up is neither sent nor delivered, on the page of the owner either', async ({
  page,
  request,
  baseURL,
}) => {
  const { order, linkOf, data } = await shop();
  const { id, number } = await order(request, [[SCARF, 1]]);
  const db = await openDatabase(`sqlite:${data}/store.db`);
  const delivery = { id: 'shop', label: 'Collect in our shop', pickUp: true, at: '12 Lake Road, Kochi' };
  await db
    .updateTable('orders')
    .set({ delivery: JSON.stringify(delivery) })
    .where('id', '=', id)
    .execute();
  await db.destroy();
  await page.goto(baseURL + (await linkOf(`Order ${number} is to be paid`)));
  await expect(page.getByRole('heading', { name: 'To be picked up by' })).toBeVisible();
  await expect(page.getByText(/^\s*Pick-up: Collect in our shop\s*12 Lake Road, Kochi\s*$/)).toBeVisible();
  await page.getByRole('button', { name: 'It is packed', exact: true }).click();
  await expect(page.getByText('1 packed, to be picked up')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Delivery:');
});
