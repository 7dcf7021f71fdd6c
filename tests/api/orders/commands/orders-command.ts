import type { Ended } from '../../capture.ts';
import { ownerCommand } from '../../owner-command.ts';
import type { TestShop } from '../../fixture.ts';

/** Runs `npm run store -- orders …` on a shop's database, as the operator does. */
export function ordersCommand(shop: TestShop): (...args: string[]) => Promise<Ended> {
  return (...args) => ownerCommand({ DATA_DIR: shop.dataFolder, DATABASE_URL: shop.url }, ['orders', ...args]);
}
