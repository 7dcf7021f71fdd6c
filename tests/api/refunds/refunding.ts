import type { Engine } from '../engines.ts';
import { numberOf } from '../fixture.ts';
import { openAsking, type Paying } from '../payments/paying.ts';
import type { Charge, GatewayName } from '../../fixtures/gateway/charge.ts';
import { type GatewayRefund, refundWebhook } from '../../fixtures/gateway/refund.ts';
import type { ReconcileContext } from '#store-api/shop/payments/reconcile/reconcile-context.ts';
import { changeOrder } from '#store-api/shop/order-changes/change-order.ts';
import { beginRefund } from '#store-api/shop/refunds/begin-refund.ts';
import type { RefundWish } from '#store-api/shop/refunds/plan-refund.ts';
import { moneyOf, readLedger } from '#store-api/shop/refunds/ledger.ts';
import { readRefunds } from '#store-api/shop/refunds/read-refunds.ts';

/** No gateway hangs here, and a busy machine is slow. */
const PATIENT_MS = 30_000;
const OWNER = 'owner@shop.example';

export interface Refunding {
  shop: Paying;
  asker: ReconcileContext;
  /** Before each test: no gateway fails, and none is to be asked of the tests before. */
  calm: () => Promise<void>;
  /** The refunds of a charge, as its gateway has them. */
  atGateway: (charge: object) => GatewayRefund[];
  /** A paid order of two belts. */
  paid: (gateway: GatewayName) => Promise<{ orderId: string; charge: Charge }>;
  cancel: (orderId: string) => Promise<void>;
  begin: (orderId: string, wish?: Partial<RefundWish>) => ReturnType<typeof beginRefund>;
  /** The webhook of a refund as it is now at the gateway. */
  report: (refund: GatewayRefund, type?: string) => Promise<number>;
  /** State and amount of each of an order. */
  statesOf: (orderId: string) => Promise<[string, number][]>;
  moneyOfOrder: (orderId: string) => Promise<ReturnType<typeof moneyOf>>;
  listed: (orderId: string) => Promise<string[]>;
  mailsTo: (who: 'shopper' | 'owner', orderId: string) => Promise<{ subject: string; text: string }[]>;
}

/** A shop with the fake gateways, whose owner gives money back, by a clock that is put forward. */
export async function openRefunding(engine: Engine, now: () => Date): Promise<Refunding> {
  const { shop, asker } = await openAsking(engine, now, PATIENT_MS);
  const row = await shop.db.selectFrom('stores').select('info').where('id', '=', 'main').executeTakeFirstOrThrow();
  const info = JSON.stringify({ ...JSON.parse(row.info), companyEmail: OWNER });
  await shop.db.updateTable('stores').set({ info }).where('id', '=', 'main').execute();
  const refundsOf = (orderId: string) =>
    shop.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
  return {
    shop,
    asker,
    calm: async () => {
      const calm = { failure: 'none', failureAt: /./, refundStatus: 'succeeded', refundRefusal: undefined } as const;
      Object.assign(shop.fake, calm, { delayMs: 0 });
      await shop.db.updateTable('refunds').set({ next_query_at: null }).execute();
    },
    atGateway: (charge) => shop.fake.refunds.filter((one) => one.charge === charge),
    paid: async (gateway) => {
      const begun = await shop.begin(gateway);
      begun.charge.status = 'paid';
      await shop.tell(begun.charge, { at: now().getTime(), eventId: `evt_${begun.orderId}` });
      return begun;
    },
    cancel: (orderId) => changeOrder(shop.db, { storeId: 'main', orderId, action: 'cancel', now, mailFrom: undefined }),
    begin: (orderId, wish) => beginRefund(asker, { storeId: 'main', orderId, ...wish }),
    report: async (refund, type) => {
      const at = now().getTime();
      return (await shop.send(refundWebhook(refund, { at, ...(type && { type }) }))).status;
    },
    statesOf: async (orderId) =>
      (await refundsOf(orderId)).map(({ state, amount_paise }): [string, number] => [state, amount_paise]),
    moneyOfOrder: async (orderId) => {
      const order = await shop.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
      return moneyOf(await readLedger(shop.db, 'main', orderId), order);
    },
    listed: async (orderId) =>
      (await readRefunds(shop.db, 'main')).filter((one) => one.orderId === orderId).map(({ cause }) => cause),
    mailsTo: async (who, orderId) => {
      const name = await numberOf(shop.db, orderId);
      const mails = await shop.db.selectFrom('outbox').select(['recipient', 'subject', 'text']).execute();
      return mails
        .filter(({ recipient, text }) => (recipient === OWNER) === (who === 'owner') && text.includes(name))
        .filter(({ subject }) => subject.includes('refund'))
        .map(({ subject, text }) => ({ subject, text }));
    },
  };
}
