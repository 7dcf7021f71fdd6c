import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../engines.ts';
import { openShopOfLinks, type ShopOfLinks } from './shop-of-links.ts';
import { standingOrder } from '#store-api/shop/owner-links/standing-order.ts';

describeEngines('10.owner-links how an order stands for its owner', (engine) => {
  let shop: ShopOfLinks;
  beforeAll(async () => {
    shop = await openShopOfLinks(engine);
  });
  afterAll(() => shop.close());

  test('what befalls it while it is read makes its page an old one', async () => {
    const orderId = await shop.paid();
    const steps = (await shop.causes(orderId)).length;
    let isPacked = false;
    const packing: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!isPacked) {
          isPacked = true;
          expect((await shop.run('pack', orderId)).wrong).toBe('');
        }
        return result;
      },
    };
    const app = { db: shop.db.withPlugin(packing), gatewaysOf: () => undefined as never };
    const standing = await standingOrder(app, { storeId: 'main', orderId });
    expect(await shop.causes(orderId)).toHaveLength(steps + 1);
    expect(standing?.seen).toBe(steps);
  });
});
