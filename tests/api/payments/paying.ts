import { BELT } from '../catalogue.ts';
import type { Engine } from '../engines.ts';
import { numberOf, type CallOptions, openShop, orderOf } from '../fixture.ts';
import { readEnvironment } from '#environment.ts';
import type { StoreApiOptions } from '#store-api/app.ts';
import { listRefunds } from '#owner/orders/list-refunds.ts';
import { openGateways } from '#store-api/shop/payments/gateways-of-store.ts';
import type { ReconcileContext } from '#store-api/shop/payments/reconcile/reconcile-context.ts';
import type { Charge, GatewayName, WebhookOptions } from '../../fixtures/gateway/charge.ts';
import { startFakeGateway } from '../../fixtures/gateway/server.ts';
import { webhookOf } from '../../fixtures/gateway/webhooks.ts';

export const GATEWAYS: GatewayName[] = ['razorpay', 'stripe', 'payu'];
/** Two belts. */
export const DUE = 199_900;

/** A shop with accounts at the fake gateways, and someone who buys. */
export async function openPaying(
  engine: Engine,
  options: StoreApiOptions & { environment?: Record<string, string> } = {},
) {
  const fake = await startFakeGateway();
  const shop = await openShop(engine, {
    reconcileEveryMs: 3_600_000,
    ...options,
    environment: { ...fake.settings, ...options.environment },
  });
  const token = await shop.signUp('asha@example.com');

  const order = async (): Promise<string> =>
    (await shop.post('/orders', orderOf([{ productId: BELT, quantity: 2 }]), { token })).body.id as string;
  const start = (orderId: string, method: string, more: CallOptions = {}) =>
    shop.post('/payments', { orderId, fields: { method } }, { token, ...more });
  const one = (table: 'orders', id: string) =>
    shop.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const attemptsOf = (orderId: string) =>
    shop.db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();

  /** A new order at this gateway, as far as the shopper's browser gets: its page is open. */
  async function begin(gateway: GatewayName, orderId?: string): Promise<{ orderId: string; charge: Charge }> {
    const id = orderId ?? (await order());
    const before = new Set((await attemptsOf(id)).map((attempt) => attempt.id));
    const { status, body, text } = await start(id, gateway);
    if (status !== 200) throw new Error(text);
    if (gateway === 'payu') await enterPayu(body.action);
    const { id: attemptId } = (await attemptsOf(id)).find((attempt) => !before.has(attempt.id))!;
    return { orderId: id, charge: fake.charges.get(attemptId)! };
  }

  /** What the browser does with PayU's way: the shop's form, our page, PayU's form. */
  async function enterPayu(action: {
    redirectUrl: string;
    formParams: { type: string; url: string; data: Record<string, string> };
  }) {
    const form = new URLSearchParams({
      type: action.formParams.type,
      url: action.formParams.url,
      ...Object.fromEntries(Object.entries(action.formParams.data).map(([key, value]) => [`data[${key}]`, value])),
    });
    const path = new URL(action.redirectUrl).pathname.replace('/api/v1', '');
    const led = await shop.call('POST', path, {
      text: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:8044' },
    });
    const page = await shop.get((led.headers.get('location') ?? '').replace('/api/v1', ''));
    const target = /<form method="post" action="([^"]+)">/.exec(page.text)?.[1];
    const fields = new URLSearchParams(
      [...page.text.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]): [string, string] => [
        name!,
        unescape(value!),
      ]),
    );
    if (target) await fetch(target, { method: 'POST', body: fields });
    return { led, page, target, fields };
  }

  const send = ({ path, headers, text }: { path: string; headers: Record<string, string>; text: string }) =>
    shop.call('POST', path, { headers, text });
  const tell = (charge: Charge, options: WebhookOptions = {}) => send(webhookOf(charge, options));
  const statusOf = async (orderId: string): Promise<number> => (await one('orders', orderId)).status;
  const causesOf = async (orderId: string): Promise<string[]> =>
    (
      await shop.db
        .selectFrom('order_events')
        .select('cause')
        .where('order_id', '=', orderId)
        .orderBy('position')
        .execute()
    ).map(({ cause }) => cause);

  /** What its money to return or to look into is said to be for. */
  const refundsOf = async (orderId: string): Promise<(string | undefined)[]> => {
    const number = await numberOf(shop.db, orderId);
    return (await listRefunds(shop.db, 'main'))
      .filter((line) => line.includes(number))
      .map((line) => / {2}number \d+ {2}(.*)$/.exec(line)?.[1]);
  };

  return {
    ...shop,
    fake,
    token,
    order,
    start,
    begin,
    enterPayu,
    send,
    tell,
    statusOf,
    causesOf,
    refundsOf,
    attemptsOf,
    close: async () => (await shop.close(), await fake.close()),
  };
}

export type Paying = Awaited<ReturnType<typeof openPaying>>;

function unescape(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

/** Such a shop, and what asks its gateways, which have little time to answer unless it is said how much. */
export async function openAsking(
  engine: Engine,
  now: () => Date,
  paymentTimeoutMs = 1200,
): Promise<{ shop: Paying; asker: ReconcileContext }> {
  const options = { now, paymentTimeoutMs };
  const shop = await openPaying(engine, options);
  return { shop, asker: await openAsker(shop, options) };
}

/**
 * What a command needs to ask the fake gateways, by a clock that may run for weeks without ending anybody's sign-in.
 */
async function openAsker(
  shop: Paying,
  { now, paymentTimeoutMs }: { now: () => Date; paymentTimeoutMs: number },
): Promise<ReconcileContext> {
  await shop.db.updateTable('tokens').set({ expires_at: '2999-01-01T00:00:00.000Z' }).execute();
  const gatewaysOf = openGateways('secret', readEnvironment(shop.fake.settings));
  const outbox = { trigger: () => undefined, close: async () => undefined };
  return { db: shop.db, now, outbox, gatewaysOf, paymentTimeoutMs, mailFrom: undefined };
}
