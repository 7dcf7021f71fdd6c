import type { Engine } from '../../engines.ts';
import { openShopOfReturns } from '../returns/shop-of-returns.ts';
import { mailedTokens } from './mailed-token.ts';

export const LINES = [{ line: 0, quantity: 1 }];

/** A shop with plenty to sell, and what is done with the links that it mails to its shoppers. */
export async function openShopOfLinks(engine: Engine) {
  const shop = await openShopOfReturns(engine);
  await shop.db.updateTable('variants').set({ stock: 1_000 }).where('id', '=', 'jeans-m-indigo').execute();
  const open = (token: unknown, options: object = {}) => shop.post('/order-links/open', { token }, options);
  const cancelBy = (token: unknown, lines: object[] = LINES, options: object = {}) =>
    shop.post('/order-links/cancel', { token, lines }, options);
  const returnBy = (token: unknown, lines: object[] = LINES, options: object = {}) =>
    shop.post('/order-links/return', { token, kind: 'return', lines }, options);
  const pay = (token: unknown, options: object = {}) =>
    shop.post('/order-links/pay', { token, fields: { method: 'bank' } }, options);
  return {
    ...shop,
    open,
    cancelBy,
    returnBy,
    pay,
    /** All that a link does. */
    all: [open, cancelBy, (token: unknown) => returnBy(token), pay],
    /** Of the mail that was written last. */
    tokenOf: async (id: string) => (await mailedTokens(shop.db, id)).at(-1)!,
  };
}

export type ShopOfLinks = Awaited<ReturnType<typeof openShopOfLinks>>;
