import type { DocumentShop } from './document-shop.ts';
import { settleRefund } from '#store-api/shop/refunds/settle-refund.ts';
import { readEnvironment } from '#environment.ts';
import { openGateways } from '#store-api/shop/payments/gateways-of-store.ts';
import { beginRefund } from '#store-api/shop/refunds/begin-refund.ts';
import type { RefundWish } from '#store-api/shop/refunds/plan-refund.ts';

type Choice = Pick<RefundWish, 'amountPaise' | 'lines'>;

/** The owner of a shop with documents, who gives back money of orders by choice, and returns it by hand. */
export function givingBack({ db, clock }: Pick<DocumentShop, 'db' | 'clock'>) {
  const now = () => clock.now;
  const outbox = { trigger: () => undefined, close: async () => undefined };
  const gatewaysOf = openGateways('secret', readEnvironment({}));
  const app = { db, now, outbox, gatewaysOf, paymentTimeoutMs: 30_000, mailFrom: undefined };
  return {
    give: (orderId: string, choice: Choice) =>
      beginRefund(app, { storeId: 'main', orderId, note: 'goodwill', ...choice }),
    settle: (orderId: string, settling?: 'returned' | 'nothing') =>
      settleRefund(db, { storeId: 'main', orderId, number: 1, settling, now }),
  };
}
