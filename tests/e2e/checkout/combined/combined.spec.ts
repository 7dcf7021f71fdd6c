import { ownerCommand } from '../../../api/owner-command.ts';
import { net } from '../../support/net.ts';
import { expect, newcomer, register, test as base } from '../../support/test.ts';
import { addsUp, orderTwo, payFor } from './buy.ts';
import { type CombinedShops, openCombinedShops } from './combined-shops.ts';
import { type Combination, COMBINATIONS, isPickedUp } from './combinations.ts';

/**
 * Whatever an owner's delivery.yaml, tax.yaml, discounts.yaml and ways to pay say together, an order is taken, paid and
 * sent, and comes to the same everywhere: each two of them meet in a shop.
 */
const isFirstOfDelivery = ({ delivery }: Combination, nth: number) =>
  COMBINATIONS.findIndex((one) => one.delivery === delivery) === nth;
const SHOPS = net(COMBINATIONS, isFirstOfDelivery);

let opened: Promise<CombinedShops> | undefined;
const open = () => (opened ??= openCombinedShops(SHOPS));
const test = base.extend<{ one: Combination }>({
  one: [SHOPS[0]!, { option: true }],
  baseURL: async ({ one }, use) => use((await open()).originOf(one)),
});
test.afterAll(async () => (await opened)?.close());

for (const one of SHOPS)
  test.describe(() => {
    test.use({ one });

    test(`delivery ${one.delivery}, tax ${one.tax}, discount ${one.discount}, paid by ${one.payment}, in ${one.country}`, async ({
      page,
    }) => {
      const { data } = await open();
      const owner = async (...words: string[]) => {
        const { wrong } = await ownerCommand({ DATA_DIR: data, DATABASE_URL: '' }, ['orders', ...words]);
        expect(wrong).toBe('');
      };
      const person = newcomer();
      await register(page, person);
      const id = await orderTwo(page, person, one);
      await payFor(page, id, one);
      if (one.payment === 'transfer') await owner('confirm', id);
      await addsUp(page, id, one);
      if (isPickedUp(one)) await owner('ready', id);
      else await owner('ship', id);
      await owner('deliver', id);
      if (one.payment === 'on delivery') await owner('paid', id);
      await addsUp(page, id, one);
    });
  });
