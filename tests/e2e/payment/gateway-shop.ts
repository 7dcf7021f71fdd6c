import { startFakeGateway, type FakeGateway } from '../../fixtures/gateway/server.ts';
import { offerOnDelivery } from './on-delivery.ts';
import { copyFilledStore } from '../../fixtures/filled-store.ts';
import { readPage } from '../support/read.ts';
import { waitForShop } from '../support/server.ts';
import { startShop } from '../support/shop.ts';
import { test as base } from '../support/test.ts';

export const DATA_DIR = 'data/test-gateways';

/** A shop of its own with accounts at the fake gateways, which tell it what happens there. */
export const test = base.extend<{ calm: undefined }, { gateway: FakeGateway }>({
  gateway: [
    async ({}, use) => {
      const gateway = await startFakeGateway();
      await use(gateway);
      await gateway.close();
    },
    { scope: 'worker' },
  ],
  shopOrigin: [
    async ({ gateway }, use) => {
      await waitForShop();
      await copyFilledStore(DATA_DIR);
      offerOnDelivery(DATA_DIR);
      const shop = await startShop({
        PORT: '0',
        DATA_DIR,
        API_URL: '',
        DATABASE_URL: '',
        UNPAID_ORDERS: '0',
        ORDER_MAILS_PER_HOUR: '0',
        ...gateway.settings,
      });
      gateway.tell = `${shop.origin}/api/v1`;
      await use(shop.origin);
      await shop.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  calm: [
    async ({ gateway }, use) => {
      await use(undefined);
      Object.assign(gateway, { failure: 'none', webhookTimes: 1, webhookLate: false, wrongBy: 0, sendTo: undefined });
    },
    { auto: true },
  ],
});

/** For what the shop has sent: without script and pictures (support/read.ts). */
export const read = test.extend({ page: readPage });
