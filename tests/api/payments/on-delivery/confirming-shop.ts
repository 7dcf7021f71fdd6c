import type { Engine } from '../../engines.ts';
import { openOnDelivery } from './on-delivery-shop.ts';

// The store's host, whatever host was asked.
const LINK = /^https:\/\/shop\.example\/orders\/confirm\/([\w-]{43})$/m;

/** The shop of payment on delivery, and what is done with the links that it mails. */
export async function openConfirming(engine: Engine) {
  const shop = await openOnDelivery(engine);
  const tokenOf = async (id: string): Promise<string> =>
    LINK.exec((await shop.mailsOf(id)).find(({ subject }) => subject.startsWith('Please confirm'))!.text)![1]!;
  return {
    ...shop,
    tokenOf,
    /** A new order that awaits its confirmation. */
    asked: async () => {
      const id = await shop.chosen();
      return { id, token: await tokenOf(id) };
    },
    /** Those that confirm it. */
    linksOf: (id: string) =>
      shop.db
        .selectFrom('order_links')
        .selectAll()
        .where('order_id', '=', id)
        .where('purpose', '=', 'confirm-delivery')
        .execute(),
    open: (token: unknown) => shop.post('/order-links', { token }),
    confirm: (token: unknown, headers: Record<string, string> = {}) =>
      shop.post('/order-links/confirm', { token }, { headers }),
    subjectsOf: async (id: string) => (await shop.mailsOf(id)).map(({ subject }) => subject),
  };
}

export type ConfirmingShop = Awaited<ReturnType<typeof openConfirming>>;
