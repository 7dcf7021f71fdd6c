import type { Engine } from '../engines.ts';
import type { CallOptions } from '../fixture.ts';
import { openShopOfReturns } from '../orders/returns/shop-of-returns.ts';

/** A shop whose mails to the store carry links, and an owner who acts by them. */
export async function openShopOfLinks(engine: Engine, settings: Parameters<typeof openShopOfReturns>[1] = {}) {
  const shop = await openShopOfReturns(engine, settings);
  await shop.db.updateTable('variants').set({ stock: 500 }).where('stock', 'is not', null).execute();
  const open = (token: string, options: CallOptions = {}) => shop.post('/owner-links', { token }, options);
  const tokensTo = async (mailbox: string) =>
    (await shop.mailsTo(mailbox)).flatMap(({ text }) => /\/owner\/(?:day\/)?([\w-]{43})\b/.exec(text)?.[1] ?? []);
  return {
    ...shop,
    open,
    tokensTo,
    /** Of the last mail to the store. */
    lastToken: async (mailbox = 'owner@shop.example') => (await tokensTo(mailbox)).at(-1)!,
    /** As the form of the page does: with what the page says of how it stands. */
    act: async (token: string, act: string, more: object = {}, options: CallOptions = {}) => {
      const { seen } = (await open(token)).body ?? {};
      return shop.post('/owner-links/act', { token, act, seen: seen ?? 0, ...more }, options);
    },
    actNames: async (token: string) =>
      ((await open(token)).body.acts as { act: string; number?: number }[]).map(({ act, number }) =>
        [act, number].filter(Boolean).join(' '),
      ),
  };
}
export type ShopOfLinks = Awaited<ReturnType<typeof openShopOfLinks>>;
