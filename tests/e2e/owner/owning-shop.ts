import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOutbox, type ReadMail } from '../../fixtures/read-mail.ts';
import { signUp } from '../../api/sign-up.ts';
import { type FolderShop, openFolderShop } from '../support/folder-shop.ts';
import { expect, type APIRequestContext } from '../support/test.ts';
import { ADDRESS } from '../support/visit.ts';
import { initFolder } from '#owner/shop-folder/init-folder.ts';
import { productIdOf } from '#store-api/shop/catalog/handle.ts';
import { openDatabase } from '#store-api/base/db/open-database.ts';

const PRODUCTS = `Handle,Title,Product Category,Option1 Name,Option1 Value,Variant SKU,Variant Price
kora-shirt,Kora Shirt,Shirts,Size,M,KORA-M,1250
kora-shirt,,,,L,KORA-L,1250
plain-scarf,Plain Scarf,Shirts,,,SCARF,890
`;
export const SHIRT = productIdOf('loom', 'kora-shirt');
export const SCARF = productIdOf('loom', 'plain-scarf');
const OWNER = 'ravi@loom.example';

export interface OwningShop extends FolderShop {
  /** Ordered, to be paid on delivery; by which people call it. */
  order: (request: APIRequestContext, lines?: [productId: string, quantity: number][]) => Promise<OrderedHere>;
  /** Of the mail to the owner with this in its subject: the page that it opens. */
  linkOf: (subject: string) => Promise<string>;
  call: (request: APIRequestContext, path: string, data: object) => Promise<any>;
  /** The pages that all mails lead to: one a mail. */
  mailed: () => { links: string[] };
}

interface OrderedHere {
  id: string;
  number: string;
}

/** A shop whose owner has a phone, and shoppers who pay on delivery. */
export async function openOwningShop(): Promise<OwningShop> {
  const shop = await openFolderShop(async (folder) => {
    await initFolder(folder, { name: 'Loom', origin: '', currency: 'INR', locale: 'en-IN', country: 'IN', email: '' });
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    write(
      'store.yaml',
      `id: loom
name: Loom
locale: en-IN
currency: INR
timeZone: Asia/Kolkata
company: { email: post@loom.example }
terms: { country: IN, taxIncluded: true, returnDays: 14, returnFees: customer }
returns: { online: true, exchange: true }
payOnDelivery: { fee: 0 }
carriers:
  - { name: Dart Post, link: "https://track.example/{number}" }
  - { name: Hill Couriers }
mail: { owners: [${OWNER}] }
`,
    );
    write('categories.yaml', '- name: Shirts\n');
    write('products.csv', PRODUCTS);
    write('stock.csv', 'SKU,quantity\nKORA-M,90\nKORA-L,90\nSCARF,90\n');
  });
  const db = await openDatabase(`sqlite:${shop.data}/store.db`);
  const token = await signUp(db, 'loom', 'asha@example.com', new Date());
  await db.destroy();
  const call = async (request: APIRequestContext, path: string, data: object) => {
    const answer = await request.post(`/api/v1${path}`, { headers: { authorization: `Bearer ${token}` }, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const mailsWith = (subject: string): ReadMail[] =>
    readOutbox(join(shop.data, 'outbox')).filter(
      ({ headers }) => headers.to === OWNER && headers.subject?.includes(subject),
    );
  return {
    ...shop,
    call,
    order: async (request, lines = [[SHIRT, 2]]) => {
      const items = lines.map(([productId, quantity]) => ({
        ...{ productId, quantity },
        ...(productId === SHIRT && { size: 'M' }),
      }));
      const products = Object.fromEntries(lines);
      const { id } = await call(request, '/orders', { products, items, shippingAddress: ADDRESS });
      // By the account: whoever tracks an order by a phone number may do so a few times a minute.
      const listed = await request.get('/api/v1/orders', { headers: { authorization: `Bearer ${token}` } });
      const orders = (await listed.json()) as { id: string; number: string; total: number }[];
      const { number, total } = orders.find((one) => one.id === id)!;
      await call(request, '/payments', { orderId: id, fields: { method: 'on-delivery' }, expectedTotal: total });
      return { id, number };
    },
    mailed: () => {
      const mails = readOutbox(join(shop.data, 'outbox'));
      const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+\/(?:owner|orders)\/\S+/g) ?? []);
      return { links: links.map((link) => new URL(link).pathname) };
    },
    linkOf: async (subject) => {
      await expect.poll(() => mailsWith(subject).length, { message: subject }).toBeGreaterThan(0);
      return new URL(/https?:\/\/\S+\/owner\/(?:day\/)?[\w-]{43}/.exec(mailsWith(subject).at(-1)!.text)![0]).pathname;
    },
  };
}
