import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownerCommand } from '../../../api/owner-command.ts';
import { applyAgain, type FolderShop, openFolderShop } from '../../support/folder-shop.ts';
import { expect, type Page } from '../../support/test.ts';
import { ADDRESS } from '../../support/visit.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { productIdOf } from '#store-api/shop/catalog/handle.ts';

const PRODUCTS = `Handle,Title,Product Category,Option1 Name,Option1 Value,Variant SKU,Variant Price
kora-shirt,Kora Shirt,Shirts,Size,M,KORA-M,1250
kora-shirt,,,,L,KORA-L,1250
`;
const SHIRT = productIdOf('loom', 'kora-shirt');

/** In India a return has a reason; in the EU it is a withdrawal from the contract. */
function writeStore(folder: string, country: 'IN' | 'IE'): void {
  const fee = country === 'IN' ? '  fee: 79\n' : '';
  writeFileSync(
    join(folder, 'store.yaml'),
    `id: loom
name: Loom
locale: en-IN
currency: INR
terms: { country: ${country}, taxIncluded: true, returnDays: 14, returnFees: customer }
returns:
  online: true
  exchange: true
${fee}payOnDelivery: { fee: 49 }
`,
  );
}

export const openReturningShop = (): Promise<FolderShop> =>
  openFolderShop(async (folder) => {
    await initFolder(folder, { name: 'Loom', origin: '', currency: 'INR', locale: 'en-IN', country: 'IN', email: '' });
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    writeStore(folder, 'IN');
    write('categories.yaml', '- name: Shirts\n');
    write('products.csv', PRODUCTS);
    write('stock.csv', 'SKU,quantity\nKORA-M,90\nKORA-L,90\n');
  });

/** The order is to be paid on delivery. */
export async function payOnDelivery(page: Page, token: string, orderId: string, expectedTotal: number): Promise<void> {
  const answer = await page.request.post('/api/v1/payments', {
    headers: { authorization: `Bearer ${token}` },
    data: { orderId, fields: { method: 'on-delivery' }, expectedTotal },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The same store moves to the EU. */
export async function moveToUnion({ data }: FolderShop): Promise<void> {
  writeStore(join(data, 'shop'), 'IE');
  await applyAgain(data);
}

/** An owner's command on an order, which has to succeed. */
export async function owner({ data }: FolderShop, ...words: string[]): Promise<void> {
  expect((await ownerCommand({ DATA_DIR: data, DATABASE_URL: '' }, ['orders', ...words])).wrong).toBe('');
}

/** An order of shirts in size M, ordered through the API and not paid; its id. */
export async function orderShirts(page: Page, token: string, quantity: number): Promise<string> {
  const answer = await page.request.post('/api/v1/orders', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      products: { [SHIRT]: quantity },
      items: [{ productId: SHIRT, quantity, size: 'M' }],
      shippingAddress: ADDRESS,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).id;
}
