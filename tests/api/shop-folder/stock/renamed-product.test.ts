import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEveryEngine } from '../../engines.ts';
import { changeOrder } from '#store-api/shop/order-changes/change-order.ts';
import { HEADER, openPottery, SHIRT } from '../pottery.ts';
import { runsOf } from '../../../fixtures/runs.ts';
import { stockHistory } from '#owner/stock/stock-history.ts';
import { productIdOf } from '#store-api/shop/catalog/handle.ts';

const FLAX = SHIRT.replaceAll('linen-shirt', 'flax-shirt').replace('Linen Shirt', 'Flax Shirt');

describeEveryEngine('24.4: a product of another name, by its SKUs (docs/decisions D731)', (engine) => {
  let kiln: Awaited<ReturnType<typeof openPottery>>;
  beforeEach(async () => {
    kiln = await openPottery(engine);
    await kiln.apply();
  });
  afterEach(() => kiln.close());
  const rename = (rows: string, stock = 'SKU,quantity\nLS-M,10\nLS-L,3\n') => {
    kiln.write('products.csv', `${HEADER}\n${rows}\n`);
    kiln.write('stock.csv', stock);
    return kiln.apply();
  };
  const idOf = (handle: string) => productIdOf('pottery', handle);

  test('goes on with its stock, whatever the folder says, and an order gives its pieces back to it', async () => {
    const order = (await kiln.buy(4)).body.id;
    expect(await rename(FLAX)).toEqual(['create product flax-shirt', 'delete product linen-shirt']);
    expect(await kiln.stock()).toEqual({ 'flax-shirt M': 6, 'flax-shirt L': 3 });
    expect((await stockHistory(kiln.shop.db, { storeId: 'pottery', sku: 'LS-M' })).join('\n')).toMatch(
      /-4 {2}ordered: [\s\S]*not counted -> 10 {2}set by stock.csv$/,
    );
    await cancel(order);
    expect(await kiln.stock()).toEqual({ 'flax-shirt M': 10, 'flax-shirt L': 3 });
    expect(await kiln.apply()).toEqual([]);
    const items = await kiln.shop.db.selectFrom('order_items').select('product_id').execute();
    expect(items).toEqual([{ product_id: idOf('flax-shirt') }]);
  });

  test('so it does where it takes its old name again, and where a size is written otherwise', async () => {
    await kiln.buy(4);
    await rename(FLAX.replace('Size,M', 'Size,Medium'));
    expect(await kiln.stock()).toEqual({ 'flax-shirt Medium': 6, 'flax-shirt L': 3 });
    await kiln.buy(1, 'Medium', 'Flax Shirt');
    await rename(SHIRT);
    expect(await kiln.stock()).toEqual({ 'linen-shirt M': 5, 'linen-shirt L': 3 });
  });

  test('a line of stock.csv that is edited with it counts as ever', async () => {
    await kiln.buy(4);
    await rename(FLAX, 'SKU,quantity\nLS-M,20\nLS-L,3\n');
    expect(await kiln.stock()).toEqual({ 'flax-shirt M': 20, 'flax-shirt L': 3 });
  });

  test('two products that become one bring the stock of each', async () => {
    const cap = 'cap,Cap,Shirts,Size,One,CAP,499';
    await rename(`${SHIRT}\n${cap}`, 'SKU,quantity\nLS-M,10\nLS-L,3\nCAP,7\n');
    await kiln.buy(2, 'One', 'Cap');
    await rename(`${FLAX}\nflax-shirt,,,,One,CAP,499`, 'SKU,quantity\nLS-M,10\nLS-L,3\nCAP,7\n');
    expect(await kiln.stock()).toEqual({ 'flax-shirt M': 10, 'flax-shirt L': 3, 'flax-shirt One': 5 });
  });

  test('a SKU that two products of the file have, or two that go, is nobody’s: what comes is new', async () => {
    await kiln.buy(4);
    await rename(`${FLAX}\nother,Other,Shirts,Size,M,LS-M,99`, 'SKU,Handle,quantity\nLS-L,,3\n');
    expect(await kiln.stock()).toEqual({ 'flax-shirt M': null, 'flax-shirt L': 3, 'other M': null });
  });

  test('a choice that becomes a product of its own, and products that change their names, take their stock along', async () => {
    await kiln.buy(4);
    const stock = 'SKU,quantity\nLS-M,10\nLS-L,3\n';
    const [medium = '', large = ''] = SHIRT.split('\n');
    await rename(
      `${medium}\n${large.replace('linen-shirt,', 'flax-shirt,Flax Shirt').replace(',,,L', ',Shirts,Size,L')}`,
      stock,
    );
    expect(await kiln.stock()).toEqual({ 'flax-shirt L': 3, 'linen-shirt M': 6 });
    await rename(
      'flax-shirt,Flax Shirt,Shirts,Size,M,LS-M,1499\nlinen-shirt,Linen Shirt,Shirts,Size,L,LS-L,1499',
      stock,
    );
    expect(await kiln.stock()).toEqual({ 'flax-shirt M': 6, 'linen-shirt L': 3 });
    expect(await kiln.apply()).toEqual([]);
  });

  test('a new product with a SKU that has moved away is another', async () => {
    await kiln.buy(4);
    await rename(FLAX);
    await rename(`${FLAX}\n${SHIRT}`, 'SKU,Handle,quantity\nLS-M,linen-shirt,2\nLS-L,flax-shirt,3\n');
    expect(await kiln.stock()).toEqual({
      ...{ 'flax-shirt M': 6, 'flax-shirt L': 3 },
      ...{ 'linen-shirt M': 2, 'linen-shirt L': null },
    });
    expect(await kiln.apply()).toEqual([]);
  });

  test('who waits for a size of it is still told', async () => {
    await rename(SHIRT, 'SKU,quantity\nLS-M,0\nLS-L,3\n');
    const wish = { email: 'asha@example.com', size: 'M', color: '' };
    const path = `/products/${idOf('linen-shirt')}/stock-requests`;
    expect((await kiln.shop.post(path, wish, { host: 'kiln.example' })).status).toBe(201);
    await rename(FLAX, 'SKU,quantity\nLS-M,0\nLS-L,3\n');
    expect(await kiln.shop.db.selectFrom('stock_requests').select(['product_id', 'email', 'size']).execute()).toEqual([
      { product_id: idOf('flax-shirt'), email: wish.email, size: 'M' },
    ]);
  });

  test('however SKUs are parted among products, also one after the other, each keeps its number', async () => {
    const skus = ['A', 'B', 'C', 'D'];
    const stock = ['SKU,quantity', ...skus.map((sku, index) => `${sku},${index + 3}`), ''].join('\n');
    /** The product of each SKU, by a number. */
    const parted = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(parted, { minLength: 2, maxLength: 4 }), async (steps) => {
        for (const products of steps) {
          const rows = skus.map((sku, index) => ({ sku, product: products[index] ?? 0 }));
          rows.sort((one, other) => one.product - other.product);
          const lines = rows.map(({ sku, product }, at) => {
            const isFirst = rows[at - 1]?.product !== product;
            return `p${product},${isFirst ? `P${product},Shirts,Size` : ',,'},${sku},${sku},99`;
          });
          await rename(lines.join('\n'), stock);
          const left = await kiln.shop.db
            .selectFrom('variants')
            .select(['sku', 'stock'])
            .where('store_id', '=', 'pottery')
            .orderBy('sku')
            .execute();
          expect(left).toEqual(skus.map((sku, index) => ({ sku, stock: index + 3 })));
          expect(await kiln.apply()).toEqual([]);
        }
      }),
      runsOf('FOLDER', { few: 4, all: 60 }),
    );
  });

  async function cancel(orderId: string): Promise<void> {
    const cancelling = { action: 'cancel', note: undefined, now: () => new Date(), mailFrom: undefined } as const;
    await changeOrder(kiln.shop.db, { storeId: 'pottery', orderId, ...cancelling });
  }
});
